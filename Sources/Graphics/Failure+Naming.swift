package import Basics

extension Failure {
  /// Calls `body`, and adds `name`, the text's owner, to the error for a letter that no font has.
  package static func naming<Result>(
    _ name: String, _ body: () throws -> Result
  ) throws -> Result {
    func failure(_ error: FontError) -> any Error {
      guard case .noGlyph = error else { return error }
      return Failure(.environment, "\(name): \(error)")
    }
    do {
      return try body()
    } catch let error as FontError {
      throw failure(error)
    } catch CanvasError.font(let error) {
      throw failure(error)
    }
  }
}
