import Basics
import Diagnosis
import WholeFiles

extension PictureWords {
  /// A language that comes with Filmstrip, or a file's; throws `Failure` with file and line.
  init(at argument: String) throws {
    if let known = PictureWords(language: argument) {
      self = known
      return
    }
    guard !Files.isMissing(argument) else {
      throw Failure(
        .usage,
        "there are no words in “\(argument)”, and no such file; the languages are "
          + "\(PictureWords.languages.joined(separator: ", ")).")
    }
    let text = String(decoding: try Files.bytes(at: argument, limit: 1 << 20), as: UTF8.self)
    do throws(Fault) {
      try self.init(reading: text)
    } catch {
      throw Failure(.badData, "\(argument):\(error.line): \(error.message).")
    }
  }
}
