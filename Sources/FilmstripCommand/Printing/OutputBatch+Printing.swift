import Basics
import WholeFiles

extension OutputBatch.Purpose {
  static var printing: OutputBatch.Purpose {
    .handingOn(
      Output.file,
      elseThrowing: Failure(
        .usage,
        "-o - prints a single file, and this makes more; ask for one scenario, one format and, where each has a "
          + "file, one --approach or --side-by-side."))
  }
}
