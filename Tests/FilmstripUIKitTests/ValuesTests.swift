import Easing
import Stage
import Testing

@testable import FilmstripUIKit

@Suite struct ValuesTests {
  /// As an app prints a keyboard's frame.
  @Test func rectanglesSayTheirNumbers() {
    #expect(
      CGRect(x: 0, y: 407, width: 375, height: 260).debugDescription == "(0.0, 407.0, 375.0, 260.0)"
    )
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 1, height: 0.5).debugDescription == "(1.0, 0.5)")
  }

  // MARK: Options

  @Test func literalsOfXcodeArePicturesAndColours() {
    let picture = #imageLiteral(resourceName: "camera")
    #expect(picture.size == UIImage.assumed)
    #expect(
      #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test func numbersHaveCsNames() {
    #expect(CGFloat(MAXFLOAT) == CGFloat(Float.greatestFiniteMagnitude))
    #expect(NSInteger(-2) == Int(-2) && NSUInteger(2) == UInt(2))
  }

  @Test func aPathOfObjectiveCHasTheSamePlaces() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect((path.section, path.row, path.item) == (2, 3, 3))
  }

  @Test func everyOptionHasTheStagesBits() {
    let pairs: [(UIView.AnimationOptions, Easing.AnimationOptions)] = [
      (.layoutSubviews, .layoutSubviews), (.allowUserInteraction, .allowUserInteraction),
      (.beginFromCurrentState, .beginFromCurrentState), (.repeat, .repeat),
      (.autoreverse, .autoreverse), (.overrideInheritedDuration, .overrideInheritedDuration),
      (.overrideInheritedCurve, .overrideInheritedCurve),
      (.allowAnimatedContent, .allowAnimatedContent),
      (.showHideTransitionViews, .showHideTransitionViews),
      (.overrideInheritedOptions, .overrideInheritedOptions),
      (.curveEaseInOut, .curveEaseInOut), (.curveEaseIn, .curveEaseIn),
      (.curveEaseOut, .curveEaseOut), (.curveLinear, .curveLinear),
      (.transitionFlipFromLeft, .transitionFlipFromLeft),
      (.transitionFlipFromRight, .transitionFlipFromRight),
      (.transitionCurlUp, .transitionCurlUp), (.transitionCurlDown, .transitionCurlDown),
      (.transitionCrossDissolve, .transitionCrossDissolve),
      (.transitionFlipFromTop, .transitionFlipFromTop),
      (.transitionFlipFromBottom, .transitionFlipFromBottom),
      (.preferredFramesPerSecond60, .preferredFramesPerSecond60),
      (.preferredFramesPerSecond30, .preferredFramesPerSecond30),
    ]
    for (one, other) in pairs { #expect(one.staged == other) }
  }

  @Test func everyKeyframeOptionHasTheStagesBits() {
    let pairs: [(UIView.KeyframeAnimationOptions, KeyframeOptions)] = [
      (.calculationModeLinear, .calculationModeLinear),
      (.calculationModeDiscrete, .calculationModeDiscrete),
      (.calculationModePaced, .calculationModePaced),
      (.calculationModeCubic, .calculationModeCubic),
      (.calculationModeCubicPaced, .calculationModeCubicPaced),
      (.repeat, KeyframeOptions(Easing.AnimationOptions.repeat)),
    ]
    for (one, other) in pairs { #expect(one.staged == other) }
  }

  @Test func aShiftedCurveIsTheKeyboards() {
    let number = NSNumber(value: 7)
    let options = UIView.AnimationOptions(rawValue: number.uintValue << 16)
    #expect(options.staged.curve == .keyboard)
    #expect(UIView.AnimationOptions(rawValue: 7).staged.curve == .easeInOut)
    #expect(UIView.KeyframeAnimationOptions(rawValue: options.rawValue).rawValue == 458_752)
  }

  @Test func anyNumberIsACurve() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(curve.rawValue == 7)
    #expect(curve.staged == .keyboard)
    #expect(Set((-1...7).compactMap { UIView.AnimationCurve(rawValue: $0) }).count == 9)
    #expect(curve == UIView.AnimationCurve(rawValue: 7))
    #expect(curve != UIView.AnimationCurve(rawValue: 6))
    #expect((0...7).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == Array(0...7))
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    switch curve {
    case .easeInOut, .easeIn, .easeOut, .linear: Issue.record("7 has no name")
    default: break
    }
  }

  /// As on a phone, where it compiles.
  @Test func aSwitchOverTheNamesTrapsAtOtherNumbers() async {
    await #expect(processExitsWith: .failure) {
      switch UIView.AnimationCurve(rawValue: 7) {
      case .easeInOut, .easeIn, .easeOut, .linear, nil: break
      }
    }
  }

  // MARK: Raw values

  @Test func landscapesOfDeviceAndInterfaceAreOpposite() {
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(
      UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    for orientation in UIInterfaceOrientation.allCases where orientation != .unknown {
      #expect(UIInterfaceOrientationMask.all.rawValue & 1 << UInt(orientation.rawValue) != 0)
    }
  }

  @Test func numbersThatAppsStoreAreUIKits() {
    #expect(NSLayoutConstraint.Attribute.bottom.rawValue == 4)
    #expect(NSLayoutConstraint.Attribute.height.rawValue == 8)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.editingChanged.rawValue == 131_072)
    #expect(UITableView.RowAnimation.automatic.rawValue == 100)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIReturnKeyType.send.rawValue == 7)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIBarButtonItem.SystemItem.redo.rawValue == 22)
  }

  @Test func aPathHasSectionAndRow() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    #expect(path == IndexPath(item: 3, section: 1))
    path.row += 1
    #expect(path == IndexPath(row: 4, section: 1))
    #expect(IndexPath(row: 9, section: 0) < path)
  }

  // MARK: Colours

  @Test func aHueIsAPlaceOnTheCircle() {
    func color(_ hue: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    }
    #expect(color(0) == .red && color(1.0 / 3) == .green && color(2.0 / 3) == .blue)
    #expect(
      UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
  }

  @Test func aColourTellsItsHue() {
    for hue in stride(from: CGFloat(0), to: 1, by: 0.05) {
      for (saturation, brightness) in [(1, 1), (0.3, 0.8), (1, 0.2)] as [(CGFloat, CGFloat)] {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        var (told, strong, bright, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (2, 2, 2, 2)
        color.getHue(&told, saturation: &strong, brightness: &bright, alpha: &alpha)
        for (one, other) in [(told, hue), (strong, saturation), (bright, brightness), (alpha, 0.5)]
        {
          #expect(abs(one - other) < 1e-9)
        }
      }
    }
    var alpha: CGFloat = 1
    UIColor().getHue(nil, saturation: nil, brightness: nil, alpha: &alpha)
    #expect(alpha == 0)
  }

  @Test func aColourTellsItsComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.systemOrange.withAlphaComponent(0.5).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1 && green == 149.0 / 255 && blue == 0 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
    #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
    #expect(UIColor(named: "Brand") == nil)
  }

  @Test(
    arguments: [
      (UIColor.clear, nil), (.systemBackground, .screen), (.secondarySystemBackground, .toolbar),
      (.white, .field), (.systemGray5, .toolbar), (.systemGray6, .screen), (.black, .shade),
      (.systemBlue, .button), (.systemGreen, .button), (.systemRed, .bubbleIncoming),
      (UIColor(red: 0.7, green: 0.8, blue: 0.9, alpha: 1), .bubbleOutgoing),
      (UIColor(white: 0, alpha: 0.4), nil), (.systemFill, .toolbar),
    ] as [(UIColor, SemanticColor?)])
  func aColourMapsToOneOfTheStages(color: UIColor, staged: SemanticColor?) {
    #expect(color.staged == staged)
  }

  // MARK: Text

  @Test func aFontsLineIsAscenderAndDescender() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(font.withSize(34).lineHeight == 2 * font.lineHeight)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .bold))
  }

  @Test func textGrowsByWholeLines() {
    let font = UIFont.systemFont(ofSize: 16)
    let text = "The bar stays on the keyboard while it moves, and so does the list."
    let one = text.size(withAttributes: [.font: font])
    #expect(one.height == font.lineHeight)
    let limit = CGSize(width: one.width / 2, height: .greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(wrapped.width <= limit.width)
    let lines = wrapped.height / font.lineHeight
    #expect(lines == lines.rounded() && lines >= 2)
    #expect(
      NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
        with: limit, options: .usesLineFragmentOrigin, context: nil) == wrapped)
    #expect(
      text.boundingRect(with: limit, attributes: [.font: font], context: nil).height
        == font.lineHeight)
  }

  @Test func aParagraphStyleSetsTheLine() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.minimumLineHeight = 30
    let size = "one\ntwo".size(
      withAttributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    #expect(size.height == 64)
  }

  @Test func aSymbolIsAsLargeAsAsked() {
    let large = UIImage.SymbolConfiguration(pointSize: 32, weight: .bold)
    #expect(UIImage(systemName: "paperplane", withConfiguration: large)?.size.height == 32)
    #expect(UIImage(named: "send")?.size == UIImage.assumed)
  }
}
