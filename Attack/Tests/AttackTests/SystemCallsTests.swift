import Testing

@testable import attack

struct SystemCallsTests {
  /// Calls are counted in each thread, and those about the project are told apart from all others.
  @Test func callsAreCounted() {
    let calls = SystemCalls.calls(
      """
      10 execve("/a/filmstrip", ["filmstrip"], 0x1) = 0
      10 openat(AT_FDCWD</p>, "/lib/libc.so.6", O_RDONLY) = 3</lib/libc.so.6>
      10 read(3</lib/libc.so.6>, "/p", 832) = 832
      10 openat(AT_FDCWD</p>, "mine.yaml", O_RDONLY) = 3</p/mine.yaml>
      10   read(3</p/mine.yaml>, "/a", 832) = 832
      11 openat(AT_FDCWD</p>, "/p/b", O_RDONLY) = 4</p/b>
      11 openat(AT_FDCWD</p>, "/font", O_RDONLY <unfinished ...>
      10 read(4<anon_inode:[eventfd]>, "", 8) = 8
      10 rename("a", "b") = 0
      11 <... openat resumed>) = 5
      11 openat(AT_FDCWD</p>, "d", O_RDONLY) = 6</p/d>
      11 getrandom("\\x01", 8, 0) = 8
      10 +++ exited with 0 +++

      """, project: "/p")
    // The first and the second are those of a library and a font, too.
    #expect(calls["openat"] == SystemCalls.Calls(own: [3], lastOther: 2))
    #expect(calls["read"] == SystemCalls.Calls(own: [2], lastOther: 3))
    #expect(calls["rename"] == SystemCalls.Calls(own: [1], lastOther: 0))
    #expect(calls["exited"] == nil)
  }
}
