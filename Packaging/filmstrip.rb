# Homebrew's formula. `make formula` fills in the words between @: where the sources are, and what they hash to.
class Filmstrip < Formula
  desc "Films of the iOS keyboard, drawn, measured and checked"
  homepage "@HOMEPAGE@"
  url "@URL@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] # the first with Swift 6.2
  depends_on "cairo"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "glib"
  depends_on "harfbuzz"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on "pango"
  depends_on "webp"

  uses_from_macos "python" => :build
  uses_from_macos "swift" => :build

  def install
    # Homebrew has installed what is needed, and its sandbox holds no other.
    ENV["FILMSTRIP_NO_SETUP"] = "1"
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_OPTIONS=--disable-sandbox"
  end

  def caveats
    <<~TEXT
      The fonts that filmstrip draws with are casks. This prints the line that installs those that are missing:
        filmstrip doctor
    TEXT
  end

  test do
    assert_equal "filmstrip #{version}\n", shell_output("#{bin}/filmstrip --version")
    assert_match "transform", shell_output("#{bin}/filmstrip measure keyboard-gap")
  end
end
