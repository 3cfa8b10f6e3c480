import Basics
import Graphics
import Scenarios

extension Failure {
  /// What `body` returns; a letter of the scenario that no font has is told with the scenario's name.
  static func naming<Result>(_ scenario: Scenario, _ body: () throws -> Result) throws -> Result {
    func failure(_ error: FontError) -> any Error {
      guard case .noGlyph = error else { return error }
      return Failure(.environment, "\(scenario.name): \(error)")
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
