import FilmstripCombine
import Testing

/// What OpenCombine has not: values of several publishers as one.
@Suite struct CombineTests {
  /// Failed.
  struct Fault: Error {}

  /// Takes as many values as it asks for.
  private final class Reader<Input>: Subscriber {
    typealias Failure = Never
    private(set) var values: [Input] = []
    private(set) var isFinished = false
    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
    func ask(for count: Int) { subscription?.request(.max(count)) }
    func cancel() { subscription?.cancel() }
  }

  // MARK: Merging

  @Test func valuesComeInTheOrderOfSending() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    var finished = 0
    let sink = Publishers.Merge(one, other).sink { _ in
      finished += 1
    } receiveValue: {
      values.append($0)
    }
    for value in 0..<6 { (value.isMultiple(of: 2) ? one : other).send(value) }
    #expect(values == [0, 1, 2, 3, 4, 5])
    one.send(completion: .finished)
    other.send(6)
    #expect(finished == 0 && values.last == 6)
    other.send(completion: .finished)
    #expect(finished == 1)
    withExtendedLifetime(sink) {}
  }

  @Test func nothingComesAfterCancelling() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let sink = one.merge(with: other.map { $0 * 10 }).sink { values.append($0) }
    one.send(1)
    sink.cancel()
    one.send(2)
    other.send(2)
    #expect(values == [1])
  }

  @Test func aFailureEndsAll() {
    let (one, other) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var values: [Int] = []
    var failures = 0
    let sink = Publishers.Merge(one, other).sink {
      if case .failure = $0 { failures += 1 }
    } receiveValue: {
      values.append($0)
    }
    one.send(completion: .failure(Fault()))
    other.send(1)
    other.send(completion: .failure(Fault()))
    #expect(values.isEmpty && failures == 1)
    withExtendedLifetime(sink) {}
  }

  @Test func valuesWaitUntilTheyAreWanted() {
    let reader = Reader<Int>()
    Publishers.Merge([1, 2].publisher, [10, 20].publisher).subscribe(reader)
    #expect(reader.values.isEmpty)
    reader.ask(for: 3)
    #expect(reader.values.count == 3 && !reader.isFinished)
    reader.ask(for: 3)
    #expect(reader.values.sorted() == [1, 2, 10, 20] && reader.isFinished)
    #expect(reader.values.filter { $0 < 10 } == [1, 2])
  }

  @Test func upToEightAreMerged() {
    func just(_ value: Int) -> AnyPublisher<Int, Never> { Just(value).eraseToAnyPublisher() }
    var values: [Int] = []
    _ = just(1).merge(with: just(2), just(3), just(4), just(5), just(6), just(7), just(8))
      .sink { values.append($0) }
    #expect(values == [1, 2, 3, 4, 5, 6, 7, 8])
    values = []
    _ = Publishers.MergeMany((1...20).map(just)).sink { values.append($0) }
    #expect(values == Array(1...20))
    var isFinished = false
    _ = Publishers.MergeMany([AnyPublisher<Int, Never>]())
      .sink { _ in
        isFinished = true
      } receiveValue: { _ in
      }
    #expect(isFinished)
  }

  @Test func valuesSentWhileOneIsReceivedAreNotLost() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let sink = Publishers.Merge(one, other).sink { value in
      values.append(value)
      if value == 1 { other.send(2) }
    }
    one.send(1)
    #expect(values == [1, 2])
    withExtendedLifetime(sink) {}
  }

  // MARK: Latest values

  @Test func latestValuesComeOnceEachHasOne() {
    let (height, isShown) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Bool, Never>())
    var values: [String] = []
    var isFinished = false
    let sink = height.combineLatest(isShown) { "\($0) \($1)" }
      .sink { _ in
        isFinished = true
      } receiveValue: {
        values.append($0)
      }
    height.send(260)
    #expect(values.isEmpty)
    isShown.send(true)
    height.send(300)
    isShown.send(false)
    #expect(values == ["260 true", "300 true", "300 false"])
    height.send(completion: .finished)
    isShown.send(true)
    #expect(values.last == "300 true" && !isFinished)
    isShown.send(completion: .finished)
    #expect(isFinished)
    withExtendedLifetime(sink) {}
  }

  @Test func onlyTheLatestWaits() {
    let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let reader = Reader<(Int, Int)>()
    Publishers.CombineLatest(one, other).subscribe(reader)
    for value in 1...3 { one.send(value) }
    reader.ask(for: 1)
    #expect(reader.values.map(\.0) == [3])
    reader.ask(for: 1)
    #expect(reader.values.count == 1)
    one.send(4)
    #expect(reader.values.map(\.0) == [3, 4])
    reader.cancel()
  }

  @Test func optionalsAreValues() {
    let (one, other) = (PassthroughSubject<Int?, Never>(), PassthroughSubject<Int?, Never>())
    var count = 0
    let sink = one.combineLatest(other).sink { _ in count += 1 }
    one.send(nil)
    other.send(nil)
    #expect(count == 1)
    withExtendedLifetime(sink) {}
  }

  // MARK: Notifications

  @Test func notificationsAreMergedAsHandlersDoIt() {
    let center = NotificationCenter()
    let (show, hide) = (Notification.Name("show"), Notification.Name("hide"))
    var heights: [CGFloat] = []
    var bag = Set<AnyCancellable>()
    let shown = center.publisher(for: show)
      .compactMap { ($0.userInfo?["frame"] as? NSValue)?.cgRectValue.height }
    let hidden = center.publisher(for: hide).map { _ in CGFloat(0) }
    Publishers.Merge(shown, hidden).removeDuplicates().sink { heights.append($0) }.store(in: &bag)
    let frame = NSValue(cgRect: CGRect(x: 0, y: 407, width: 375, height: 260))
    center.post(name: show, object: nil, userInfo: ["frame": frame])
    center.post(name: show, object: nil, userInfo: ["frame": frame])
    center.post(name: show, object: nil)
    center.post(name: hide, object: nil)
    #expect(heights == [260, 0])
    bag.removeAll()
    center.post(name: show, object: nil, userInfo: ["frame": frame])
    #expect(heights == [260, 0])
  }

  // MARK: Time

  @Test func spansOfTimeAreSeconds() {
    let spans: [FilmTime.Stride] = [
      .seconds(0.25), .milliseconds(250), .microseconds(250_000), .nanoseconds(250_000_000), 0.25,
    ]
    for span in spans { #expect(span.seconds == 0.25) }
    #expect(FilmTime.Stride.seconds(2) == 2 && -(2 as FilmTime.Stride) < .milliseconds(1))
  }
}
