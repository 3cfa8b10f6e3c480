import Testing

@testable import Imaging

struct PixelMemoryTests {
  @Test func smallerRoomIsTheSameMemory() {
    let memory = PixelMemory()
    let large = memory.room(for: 1000)
    large.initialize(repeating: 7)
    let small = memory.room(for: 10)
    #expect(small.count == 10)
    #expect(small.baseAddress == large.baseAddress)
    #expect(small.allSatisfy { $0 == 7 })
    #expect(memory.room(for: 1000).last == 7)
  }

  @Test func onlyWhatIsLargerIsLetGoOf() {
    let memory = PixelMemory()
    memory.room(for: 1000).initialize(repeating: 7)
    memory.letGo(ofMoreThan: 1000)
    #expect(memory.room(for: 1000).first == 7)
    #expect(memory.count == 1000)
    memory.letGo(ofMoreThan: 999)
    #expect(memory.count == 0)
    let new = memory.room(for: 2000)
    new.initialize(repeating: 1)
    #expect(new.count == 2000)
    memory.letGo(ofMoreThan: 0)
    memory.letGo(ofMoreThan: 0)
  }
}
