internal import Basics
internal import Essentials
internal import Imaging

extension PictureFile {
  /// The possible rates of a folder's pictures, in frames a second.
  private static let rates = 1.0...1000

  /// A folder of numbered PNG pictures of one size, in order; other files in it are ignored.
  static func folder(
    _ path: String, framesPerSecond: Double?
  ) throws(RecordingFileError) -> PictureFile {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".png") }
    } catch {
      throw .unreadable(path: path, String(cString: strerror(errno)))
    }
    guard !names.isEmpty else {
      throw .unsuitable(
        path: path, "The folder holds no PNG pictures; a recording's are numbered, as in 0001.png.")
    }
    let files: [String]
    do {
      files = try NumberedNames(names).inOrder.map { "\(path)/\($0)" }
    } catch {
      throw .unsuitable(path: path, error.reason)
    }
    guard files.count > 1 else { throw .unsuitable(path: path, onePicture) }
    guard let framesPerSecond else {
      throw .unsuitable(
        path: path, "A folder of pictures does not say how fast they follow each other: give --fps."
      )
    }
    guard rates.contains(framesPerSecond) else {
      throw .unsuitable(
        path: path,
        "\(framesPerSecond.shortest) frames per second is out of range: --fps takes 1 to 1000."
      )
    }
    let first = try picture(files[0])
    var info = info(
      "png", first.width, first.height, frames: files.count,
      Double(files.count) / framesPerSecond)
    info.framesPerSecond = framesPerSecond
    return PictureFile(info: info) {
      var (number, rest) = (0, files[...])
      return { isWanted in
        guard let file = rest.popFirst() else { return nil }
        number += 1
        // The difference of exact times, so that errors do not add up over long recordings.
        let delay = Double(number) / framesPerSecond - Double(number - 1) / framesPerSecond
        guard isWanted else { return (nil, delay) }
        let bitmap = try picture(file)
        guard bitmap.width == first.width, bitmap.height == first.height else {
          throw RecordingFileError.unsuitable(
            path: file,
            "It has \(bitmap.width) × \(bitmap.height) pixels, and the first picture \(first.width) × \(first.height). All "
              + "pictures of a recording have one size.")
        }
        return (bitmap, delay)
      }
    }
  }

  private static func picture(_ file: String) throws(RecordingFileError) -> Bitmap {
    do {
      return try PNG.decode(try FileBytes.read(file))
    } catch let error as RecordingFileError {
      throw error
    } catch {
      throw .damaged(path: file, "\(error)")
    }
  }
}

/// The names of files that differ only in one number.
struct NumberedNames {
  struct Problem: Error {
    let reason: String
  }

  /// By their numbers.
  let inOrder: [String]

  /// Checks that the names count without a gap.
  init(_ names: [String]) throws(Problem) {
    let names = names.sorted()
    let parts = names.map(NumberedNames.parts)
    // The first number that differs between two names counts: others are a scale, a date or a device.
    let first = parts[0]
    var place: Int?
    for (name, part) in zip(names, parts) {
      let differing = first.indices.filter { part.count <= $0 || part[$0] != first[$0] }
      guard part.count == first.count, differing.allSatisfy({ $0 % 2 == 1 }),
        differing.count <= 1, place == nil || differing.isEmpty || differing == [place]
      else {
        throw Problem(
          reason:
            "The names \(names[0]) and \(name) differ in more than one number. Each recording needs its own folder, "
            + "whose pictures have the same name except for their number.")
      }
      place = place ?? differing.first
    }
    guard let place else {
      inOrder = names
      return
    }
    let numbered = zip(names, parts).map { (name: $0, number: Int($1[place])) }
    guard numbered.allSatisfy({ $0.number != nil }) else {
      throw Problem(reason: "A picture's number is longer than eighteen digits.")
    }
    let sorted = numbered.map { (name: $0.name, number: $0.number ?? 0) }
      .sorted { $0.number < $1.number }
    for (one, next) in zip(sorted, sorted.dropFirst()) where next.number != one.number + 1 {
      throw Problem(
        reason: next.number == one.number
          ? "\(one.name) and \(next.name) have the same number."
          : "Between \(one.name) and \(next.name) pictures are missing. Where they were left out on purpose, number the others "
            + "without a gap; where they were not shown, copy the one before.")
    }
    inOrder = sorted.map(\.name)
  }

  /// A name's texts and numbers in turn, beginning with a text, which may be empty.
  private static func parts(_ name: String) -> [Substring] {
    var (parts, isNumber): ([Substring], Bool) = ([], false)
    var rest = name[...]
    while !rest.isEmpty || !isNumber {
      let part = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
      parts.append(part)
      rest = rest.dropFirst(part.count)
      isNumber.toggle()
    }
    return parts
  }
}
