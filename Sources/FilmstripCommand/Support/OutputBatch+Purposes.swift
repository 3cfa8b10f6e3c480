import Basics
import WholeFiles

extension OutputBatch.Purpose {
  /// Files that replace those of ours, and others only with `overwrite`; links are followed.
  static func output(overwrite: Bool) -> OutputBatch.Purpose {
    .replacing { path in try Files.checkReplaceable(path, overwrite: overwrite) }
  }

  /// One file, whose bytes go to standard output once it is whole.
  static var printing: OutputBatch.Purpose {
    .handingOn(
      Output.bytes,
      elseThrowing: Failure(
        .usage,
        "-o - prints a single file, and this makes more; ask for one scenario, one format and, where each has a "
          + "file, one --approach or --side-by-side."))
  }
}
