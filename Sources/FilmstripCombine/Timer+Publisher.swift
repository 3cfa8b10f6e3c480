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
    init(every interval: TimeInterval) { self.interval = interval }
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let dates = dates
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        let seconds = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        dates.send(Date(timeIntervalSinceReferenceDate: seconds))
      }
      return AnyCancellable { timer.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(every: interval) }
}
