package import Basics

extension Failure {
  /// What `body` returns; a letter that no font has is told with the name of what has it.
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
