import Forking
import LibC
import Synchronization
import Testing

@Suite struct ForkedWorkTests {
  private let work = ForkedWork(limit: 1, patience: .milliseconds(500))

  private func death(_ body: @escaping () -> Void) -> ForkedWork.Death? {
    do throws(ForkedWork.Death) {
      _ = try work.run { note in
        note("at work")
        body()
        return [1]
      }
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 100_000, 10_000_000])
  func theResultComesBack(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try work.run { _ in bytes } == bytes)
  }

  @Test func nothingElseComesBack() throws {
    let count = Mutex(0)
    for _ in 0..<20 {
      let seen = try work.run { _ in
        [
          UInt8(
            count.withLock {
              $0 += 1; return $0
            })
        ]
      }
      #expect(seen == [1])
    }
    #expect(count.withLock { $0 } == 0)
  }

  @Test func manyAtOnceComeBackEach() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(number), count: number * 1000)
          return try work.run { _ in bytes } == bytes
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func aTrapIsASignal() {
    let death = death { precondition([1].count == 2) }
    #expect(death?.cause == .signal(SIGILL) || death?.cause == .signal(SIGTRAP))
    #expect(death?.note == "at work")
  }

  @Test func theLineIsFound() throws {
    let death = try #require(death { Self.trap() })
    let place = SourcePlace.first(in: death.frames) { $0.path == #filePath }
    #expect(place?.function.contains("trap()") == true)
    #expect(place?.line == Self.trapLine)
  }

  private static let trapLine = #line + 1
  @inline(never) private static func trap() { precondition([1].count == 2) }

  @Test func endlessRecursionIsASignal() {
    @inline(never) func recurse(_ number: Int) -> Int { number < 0 ? 0 : recurse(number + 1) + 1 }
    #expect(death { print(recurse(0)) }?.cause == .signal(SIGSEGV))
  }

  @Test func whatExitsHasNoResult() {
    #expect(death { exit(0) }?.cause == .exit(0))
    #expect(death { exit(7) }?.cause == .exit(7))
  }

  @Test func whatSpinsIsEndedWhereItIs() throws {
    let death = try #require(death { while true { Self.turn() } })
    #expect(death.cause == .spinning)
    #expect(SourcePlace.first(in: death.frames) { $0.path == #filePath } != nil)
  }

  nonisolated(unsafe) private static var turns = 0
  @inline(never) private static func turn() { turns &+= 1 }

  @Test func endlessWaitsAreEnded() {
    #expect(death { while true { sleep(100) } }?.cause == .waiting)
  }
}
