import Testing

@testable import RecordingFiles

@Suite struct PictureTimesTests {
  @Test func timesAreExactFractions() {
    let times = PictureTimes()
    for line in [
      "[Parsed_showinfo_0 @ 0x55] [info] config in time_base: 1/15360, frame_rate: 60/1",
      "[Parsed_showinfo_0 @ 0x55] [info] n:   0 pts:    256 pts_time:0.0166667 pos: 5 fmt:yuv420p sar:1/1 s:390x844 i:P",
      "[Parsed_showinfo_0 @ 0x55] [info] n:   1 pts:  NOPTS pts_time:NOPTS pos: 5 fmt:yuv420p sar:1/1 s:844x390 i:P",
    ] { #expect(times.take(line[...])) }
    #expect(times.takeNext() == PictureTimes.Picture(time: 256.0 / 15360, size: "390x844"))
    #expect(times.takeNext() == PictureTimes.Picture(time: nil, size: "844x390"))
    #expect(times.takeNext() == nil && times.errorCount == 0)
  }

  /// Two pictures of one time are not the file's fault.
  @Test func theMuxersComplaintsAreIgnored() {
    let times = PictureTimes()
    let line =
      "[rawvideo @ 0x5] [error] Application provided invalid, non monotonically increasing dts to muxer in stream 0: 5 >= 5"
    #expect(times.take(line[...]) && times.errorCount == 0 && times.errors.isEmpty)
  }

  @Test func errorsAreCountedAndAFewKept() {
    let times = PictureTimes()
    for number in 0..<40 {
      #expect(!times.take("[h264 @ 0x5] [error] no frame \(number % 20)!"[...]))
    }
    #expect(times.errorCount == 40 && times.errors.count == 5 && times.errors[0] == "no frame 0!")
  }
}
