import Basics

extension Trace {
  /// The trace as comma-separated values (RFC 4180), one line per frame, for a spreadsheet.
  ///
  /// The header names the columns with their units: `frame`, `time_s`, then each series with `_pt` after its name.
  /// Times have six decimals and lengths three, the numbers of ``json``; a field is empty where a series has no value.
  /// No field needs quotes, and lines end in CR LF.
  ///
  /// - Parameter frames: The numbers of the frames to write; nil for all.
  public func csv(frames: ClosedRange<Int>? = nil) -> String {
    var lines = [(["frame", "time_s"] + features.map { "\($0.name)_pt" })]
    for (frame, time) in times.enumerated() where frames?.contains(frame) ?? true {
      lines.append(
        ["\(frame)", DecimalText.fixed(time, decimals: 6)]
          + features.map { $0.values[frame]?.description ?? "" })
    }
    return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// The start of every `csv`, which identifies its files.
  public static let csvStart = "frame,time_s,"
}
