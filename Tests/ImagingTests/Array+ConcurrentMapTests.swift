import Synchronization
import Testing

@testable import Imaging

struct ConcurrentMapTests {
  private struct Odd: Error, Equatable {
    let number: Int
  }

  @Test(arguments: [1, 2, 3, 64, Int.max]) func resultsComeInOrder(threads: Int) {
    for count in [0, 1, 2, 7, 1000] {
      let numbers = Array(0..<count)
      #expect(numbers.concurrentMap(threads: threads) { $0 * $0 } == numbers.map { $0 * $0 })
    }
    // No result is a result, too.
    #expect([1, 2, 3].concurrentMap(threads: threads) { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }

  @Test(arguments: [1, 2, 5]) func noElementIsBegunAfterAnError(threads: Int) {
    let begun = Atomic(0)
    #expect(throws: Odd.self) {
      _ = try Array(0..<100_000).concurrentMap(threads: threads) { number in
        begun.add(1, ordering: .relaxed)
        if number >= 10 { throw Odd(number: number) }
      }
    }
    // Each thread may have begun one.
    #expect((11..<11 + threads).contains(begun.load(ordering: .relaxed)))
  }

  /// Whichever thread is first, the error is that of the lowest number.
  @Test func theFirstElementsErrorIsThrown() {
    for _ in 0..<50 {
      let both = Atomic(0)
      #expect(throws: Odd(number: 0)) {
        _ = try [0, 1].concurrentMap { number in
          // Neither throws before the other is begun, unless there is only one thread.
          both.add(1, ordering: .relaxed)
          for _ in 0..<1000 where both.load(ordering: .relaxed) < 2 {}
          throw Odd(number: number)
        }
      }
    }
  }

  /// The same error is told where a later number is taken first.
  @Test func theLowestNumbersErrorIsThrownWhateverIsHeavy() {
    for _ in 0..<50 {
      #expect(throws: Odd(number: 5)) {
        try [(), ()].share(1000, heavy: { $0 > 900 }) { _, number in
          if number == 5 || number > 900 { throw Odd(number: number) }
        }
      }
    }
  }

  /// A worker is used by one thread at a time, and all numbers are taken once.
  @Test(arguments: [1, 2, 8]) func workersShareTheNumbers(count: Int) {
    final class Worker {
      var numbers: [Int] = []
    }
    let workers = (0..<count).map { _ in Worker() }
    workers.share(5000) { worker, number in worker.numbers.append(number) }
    for worker in workers { #expect(worker.numbers == worker.numbers.sorted()) }
    #expect(workers.flatMap(\.numbers).sorted() == Array(0..<5000))
    [Worker]().share(3) { _, _ in Issue.record("nobody is there") }
  }

  /// The first worker begins with the heavy numbers, the others end with them, and one alone keeps the order.
  @Test(arguments: [1, 2, 8]) func heavyNumbersComeToFew(count: Int) {
    final class Worker {
      var numbers: [Int] = []
    }
    let workers = (0..<count).map { _ in Worker() }
    func isHeavy(_ number: Int) -> Bool { number % 10 == 3 }
    workers.share(5000, heavy: isHeavy) { worker, number in worker.numbers.append(number) }
    #expect(workers.flatMap(\.numbers).sorted() == Array(0..<5000))
    if count == 1 { #expect(workers[0].numbers == Array(0..<5000)) }
    for (place, worker) in workers.enumerated() where count > 1 {
      let kinds = worker.numbers.map(isHeavy)
      let first = place == 0
      #expect(kinds == kinds.filter { $0 == first } + kinds.filter { $0 != first })
      #expect(worker.numbers.filter(isHeavy) == worker.numbers.filter(isHeavy).sorted())
    }
  }
}
