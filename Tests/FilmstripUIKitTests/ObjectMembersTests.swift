import FilmstripUIKit
import Testing

/// What is read of a notification through `AnyObject`, as carrying writes it.
@Suite struct ObjectMembersTests {
  private let frame = CGRect(x: 0, y: 407, width: 375, height: 260)
  private var info: [AnyHashable: Any]? {
    [
      "frame": NSValue(cgRect: frame), "rectangle": frame, "duration": NSNumber(value: 0.25),
      "curve": NSNumber(value: 7), "isLocal": NSNumber(value: true), "text": "12.5",
    ]
  }

  /// As a value, as an optional and in a chain: what Objective-C finds unwraps itself where it is to be a value.
  @Test func aFrameIsReadInEverySpelling() throws {
    let info = try #require(self.info)
    let height: CGFloat = ObjectMembers(info["frame"] as AnyObject).cgRectValue.height
    #expect(height == 260)
    let rectangle: CGRect = ObjectMembers(info["frame"]! as AnyObject).cgRectValue
    #expect(rectangle == frame)
    guard let bound = ObjectMembers(info["frame"] as AnyObject).cgRectValue else {
      Issue.record("a frame has a rectangle")
      return
    }
    #expect(bound == frame)
    #expect((ObjectMembers(info["frame"] as AnyObject?)?.cgRectValue ?? .zero) == frame)
    #expect(ObjectMembers(info["frame"] as AnyObject?)!.cgRectValue == frame)
    #expect(ObjectMembers(self.info?["frame"] as AnyObject?)?.cgRectValue.width == 375)
    #expect(ObjectMembers(info["rectangle"]! as AnyObject).cgRectValue == frame)
  }

  @Test func numbersAreReadAsAnyNumber() {
    let (duration, curve) = (info!["duration"]! as AnyObject, info!["curve"]! as AnyObject)
    let seconds: TimeInterval = ObjectMembers(duration).doubleValue
    #expect(seconds == 0.25)
    #expect(ObjectMembers(duration).floatValue == 0.25)
    #expect(ObjectMembers(duration).intValue == 0)
    let options = UIView.AnimationOptions(rawValue: ObjectMembers(curve).uintValue << 16)
    #expect(options.rawValue == 7 << 16)
    #expect(ObjectMembers(curve).integerValue == 7 && ObjectMembers(curve).int64Value == 7)
    #expect(ObjectMembers(curve).int32Value == 7 && ObjectMembers(curve).uint32Value == 7)
    #expect(ObjectMembers(curve).uint64Value == 7 && ObjectMembers(curve).stringValue == "7")
    #expect(ObjectMembers(info!["isLocal"]! as AnyObject).boolValue == true)
    #expect(ObjectMembers(info!["text"]! as AnyObject).doubleValue == 12.5)
    #expect(ObjectMembers(info!["text"]! as AnyObject).integerValue == 12)
  }

  /// Objective-C asks an object whether it has the member.
  @Test func whatAnObjectLacksIsNil() {
    let info = info
    #expect(ObjectMembers(info?["nothing"] as AnyObject).cgRectValue == nil)
    #expect(ObjectMembers(info?["nothing"] as AnyObject?)?.cgRectValue == nil)
    #expect(ObjectMembers(info?["text"] as AnyObject).cgRectValue == nil)
    #expect(ObjectMembers(info?["duration"] as AnyObject).cgPointValue == nil)
    #expect(ObjectMembers(NSObject()).doubleValue == nil)
    #expect(ObjectMembers(NSValue(cgSize: .zero) as AnyObject).cgSizeValue == .zero)
    #expect(ObjectMembers(NSValue(cgSize: .zero) as AnyObject).uiEdgeInsetsValue == nil)
  }
}
