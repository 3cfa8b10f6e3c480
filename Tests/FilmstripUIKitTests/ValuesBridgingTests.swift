import FilmstripUIKit
import Testing

/// What a notification carries, read in every way that handlers read it.
@Suite struct ValuesBridgingTests {
  static let frame = CGRect(x: 0, y: 407, width: 375, height: 260)
  let info: [AnyHashable: Any]? = [
    "frame": NSValue(cgRect: frame), "duration": NSNumber(value: 0.25),
    "curve": NSNumber(value: 7), "isLocal": NSNumber(value: true),
  ]

  @Test func aFrameIsReadAsAnObject() throws {
    let info = try #require(info)
    #expect((info["frame"] as? NSValue)?.cgRectValue == Self.frame)
    #expect((info["frame"] as! NSValue).cgRectValue == Self.frame)
    #expect(((info["frame"] as AnyObject) as? NSValue)?.cgRectValue == Self.frame)
    guard let value = info["frame"] as? NSValue else {
      Issue.record("a frame is an NSValue")
      return
    }
    #expect(value.cgRectValue.height == 260)
  }

  @Test func aFrameIsReadAsARectangle() throws {
    #expect(info?["frame"] as? CGRect == Self.frame)
    #expect(info!["frame"] as! CGRect == Self.frame)
    #expect((info?["frame"] as? CGRect ?? .zero) == Self.frame)
    #expect((info?["frame"] as? NSValue) as? CGRect == Self.frame)
    #expect(try #require(info?["frame"]) is CGRect)
    guard case let rect as CGRect = info?["frame"] else {
      Issue.record("a frame is a CGRect")
      return
    }
    #expect(rect == Self.frame)
  }

  @Test func aDurationIsReadAsAnyNumber() {
    #expect((info?["duration"] as? NSNumber)?.doubleValue == 0.25)
    #expect((info?["duration"] as! NSNumber).doubleValue == 0.25)
    #expect((info?["duration"] as? NSNumber)?.floatValue == 0.25)
    #expect(info?["duration"] as? Double == 0.25)
    #expect(info?["duration"] as! Double == 0.25)
    #expect(info?["duration"] as? TimeInterval == 0.25)
    #expect(info?["duration"] as? CGFloat == 0.25)
    #expect(info?["duration"] as? Float == 0.25)
    #expect((info?["duration"] as? NSNumber).map(TimeInterval.init(truncating:)) == 0.25)
  }

  @Test func aCurveIsReadAsAnyNumber() {
    #expect((info?["curve"] as? NSNumber)?.intValue == 7)
    #expect((info?["curve"] as? NSNumber)?.uintValue == 7)
    #expect((info?["curve"] as! NSNumber).uintValue << 16 == 458_752)
    #expect(info?["curve"] as? Int == 7)
    #expect(info?["curve"] as? UInt == 7)
    #expect(info?["curve"] as! UInt == 7)
    #expect(info?["curve"] as? Int32 == 7)
    #expect(info?["curve"] as? Double == 7)
    #expect((info?["curve"] as? NSNumber).map(UInt.init(truncating:)) == 7)
    #expect((info?["curve"] as? NSNumber).map(Int.init(truncating:)) == 7)
    #expect((info?["curve"] as AnyObject?) as? UInt == 7)
  }

  @Test func whetherItIsLocalIsReadAsAnyNumber() {
    #expect(info?["isLocal"] as? Bool == true)
    #expect((info?["isLocal"] as? NSNumber)?.boolValue == true)
    #expect(info?["isLocal"] as? Int == 1)
  }

  @Test func whatFailsOnAPhoneFailsHere() {
    #expect(info?["duration"] as? Int == nil)
    #expect(info?["curve"] as? UIView.AnimationCurve == nil)
    #expect(info?["curve"] as? CGRect == nil)
    #expect(info?["frame"] as? NSNumber == nil)
    #expect(info?["frame"] as? CGPoint == nil)
    #expect(info?["missing"] as? CGRect == nil)
  }

  @Test func severalAreReadAtOnce() {
    guard let info, let end = (info["frame"] as? NSValue)?.cgRectValue,
      let duration = info["duration"] as? TimeInterval, let curve = info["curve"] as? UInt
    else {
      Issue.record("all three are there")
      return
    }
    #expect(end == Self.frame && duration == 0.25 && curve == 7)
    switch (info["frame"], info["duration"], info["curve"]) {
    case (let end as CGRect, let duration as Double, let curve as Int):
      #expect(end == Self.frame && duration == 0.25 && curve == 7)
    default: Issue.record("all three are there")
    }
  }

  @Test func theInformationIsReadAsOtherDictionaries() {
    #expect((info as? [String: Any])?["frame"] as? CGRect == Self.frame)
    #expect((info as? [String: AnyObject])?["frame"] as? CGRect == Self.frame)
    let dictionary = info.map { NSDictionary(dictionary: $0) }
    #expect(dictionary?["frame"] as? CGRect == Self.frame)
    #expect((dictionary?.object(forKey: "curve") as? NSNumber)?.intValue == 7)
  }

  @Test func aStructureBecomesAnObjectByCasting() {
    let values: [Any] = [
      Self.frame, CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4),
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    ]
    #expect((values[0] as? NSValue)?.cgRectValue == Self.frame)
    #expect((values[1] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((values[2] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
    #expect(
      (values[3] as? NSValue)?.uiEdgeInsetsValue
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func anObjectHoldsOneKindOfStructure() {
    let objects: [Any] = [
      NSValue(cgRect: .zero), NSValue(cgPoint: .zero), NSValue(cgSize: .zero),
      NSValue(uiEdgeInsets: .zero),
    ]
    #expect(objects.map { $0 is CGRect } == [true, false, false, false])
    #expect(objects.map { $0 is CGPoint } == [false, true, false, false])
    #expect(objects.map { $0 is CGSize } == [false, false, true, false])
    #expect(objects.map { $0 is UIEdgeInsets } == [false, false, false, true])
  }
}
