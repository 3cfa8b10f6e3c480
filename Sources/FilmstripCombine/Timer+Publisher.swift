public import FilmstripUIKit
public import OpenCombine

extension Timer {
  /// Publishes a date each time that a timer of the film fires, once it is connected.
  ///
  /// The dates count film time from the reference date, so that a film is the same whenever it is played.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()
    private let place: (file: StaticString, line: UInt)
    init(every interval: TimeInterval, from place: (file: StaticString, line: UInt)) {
      self.interval = interval
      self.place = place
    }
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let dates = dates
      let send = { @Sendable (_: Timer) in
        let seconds = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        dates.send(Date(timeIntervalSinceReferenceDate: seconds))
      }
      let timer = Timer.scheduledTimer(
        withTimeInterval: interval, repeats: true, block: send, file: place.file, line: place.line)
      return AnyCancellable { timer.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, file: StaticString = #fileID, line: UInt = #line
  ) -> TimerPublisher { TimerPublisher(every: interval, from: (file, line)) }
}
