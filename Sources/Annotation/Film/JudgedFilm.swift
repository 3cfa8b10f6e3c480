import Diagnosis
import Stage

/// The frames of a film between two times, judged once for all marks, labels and choices.
struct JudgedFilm: Sendable {
  /// A frame with its mark and its verdict.
  struct Frame: Sendable {
    let index: Int
    /// In seconds.
    let time: Double
    /// The edges that should meet; nil for none.
    let marked: MarkedSeam?
    /// How bar and keyboard meet in it.
    let contact: FrameVerdict
    /// The verdict on the frame, apart from messages.
    let verdict: FrameVerdict
    /// How far the bar is above a right one's place, in points; nil if unknown.
    let off: Double?
    /// Whether the cursor is changing fields, which excuses a field's place.
    let isMovingFocus: Bool

    fileprivate init(_ film: Film, _ index: Int, off: Double?) {
      self.index = index
      time = film.time(ofFrame: index)
      self.off = off
      marked = film.marked(at: time)
      contact = film.verdict(on: marked, at: time)
      verdict = contact.orOff(off, pixel: film.device.pixel)
      isMovingFocus = film.isMovingFocus(at: time)
    }
  }

  let film: Film
  let caption: CaptionedFilm
  /// In seconds.
  let range: ClosedRange<Double>
  /// In the range, in order.
  let frames: [Frame]
  /// Whether the bar is ever off by more, and by more than a pixel, than any gap or overlap.
  let isOffUnseen: Bool
  /// How far the bar is off in each of the film's frames.
  let offs: [Double?]
  /// Measured in the range.
  let measures: Measures
  /// The messages' faults; nil unless this and the other films are about messages.
  private(set) var troubles: MessageTroubles?

  /// Between two times in seconds, without messages.
  init(_ caption: CaptionedFilm, in range: ClosedRange<Double>) {
    self.caption = caption
    let film = caption.film
    self.film = film
    self.range = range
    let offs = film.offBy
    self.offs = offs
    let frames = (0..<film.frameCount).filter { range.contains(film.time(ofFrame: $0)) }
      .map { Frame(film, $0, off: offs[$0]) }
    self.frames = frames
    measures = film.measures(in: range, offBy: offs)
    let told = frames.lazy.compactMap { $0.marked?.signed.magnitude }.max() ?? 0
    isOffUnseen = (measures.offMax?.value ?? 0) > told + film.device.pixel
  }

  /// Films of one script between two times, in seconds; nil for all of each.
  ///
  /// They are about messages where bar and keyboard meet in every frame of every film. Otherwise they are about seams
  /// only: a bar that rises over a list that stays covers messages in every film.
  static func all(
    of films: [CaptionedFilm], in range: ClosedRange<Double>? = nil, tellsMessages: Bool = true
  ) -> [JudgedFilm] {
    var judged = films.map { JudgedFilm($0, in: range ?? 0...$0.film.duration) }
    guard tellsMessages, judged.allSatisfy(\.isSeamless) else { return judged }
    for index in judged.indices {
      judged[index].troubles = MessageTroubles(judged[index].film, in: judged[index].range)
    }
    return judged
  }

  /// A frame by its number, in the range or not.
  subscript(index: Int) -> Frame {
    guard let first = frames.first?.index, frames.indices.contains(index - first) else {
      return Frame(film, index, off: offs.indices.contains(index) ? offs[index] : nil)
    }
    return frames[index - first]
  }

  func verdict(on frame: Frame) -> FrameVerdict {
    frame.verdict.orMessages(troubles?.at(frame.time))
  }

  /// A frame's `off` in points, if that is more than a pixel and the film `isOffUnseen`; else 0.
  func unseenOff(_ frame: Frame) -> Double {
    guard isOffUnseen, let off = frame.off, abs(off) > film.device.pixel else { return 0 }
    return off
  }

  /// Whether the film has messages, and bar and keyboard meet in every frame.
  var isSeamless: Bool {
    guard film.landmarks[.table] != nil, film.landmarks[.toolbar] != nil else { return false }
    return frames.allSatisfy { frame in
      switch frame.contact {
      case .seamless, .noKeyboard, .padded: true
      default: false
      }
    }
  }

  /// Whether no frame has the verdict `fieldOffScreen`.
  var isFieldOnScreen: Bool { !frames.contains { $0.contact == .fieldOffScreen } }
}
