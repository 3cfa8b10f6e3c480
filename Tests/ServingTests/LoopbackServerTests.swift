import Foundation
import TestSupport
import Testing

@testable import Serving

/// What the server answers, and that nobody keeps it from that.
struct LoopbackServerTests {
  @Test func onlyTheLoopbackAddressListens() throws {
    let server = try RunningServer()
    for host in addresses() {
      #expect(server.send("GET / HTTP/1.1\r\n\r\n", to: host).isEmpty, "\(host)")
    }
  }

  /// This machine's other addresses.
  private func addresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, address.pointee.sa_family == AF_INET else { continue }
      var name = [CChar](repeating: 0, count: 256)
      getnameinfo(
        address, socklen_t(MemoryLayout<sockaddr_in>.size), &name, 256, nil, 0, NI_NUMERICHOST)
      let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      if !text.hasPrefix("127.") { found.append(text) }
    }
    return found
  }

  @Test func oversizedAndMalformedRequestsAreTurnedAway() throws {
    let server = try RunningServer()
    let token = "X-Filmstrip-Token: \(server.token)"
    let path = "/\(server.token)/accept"
    let limit = 64 << 10
    func body(_ size: Int) -> String { String(repeating: "x", count: size) }
    // The longest body is read; one byte more is not.
    #expect(server.status(path, "POST", fields: [token], body: body(limit)) == 200)
    #expect(server.status(path, "POST", fields: [token], body: body(limit + 1)) == 413)
    #expect(server.status(path, "POST", fields: [token], body: body(40 * limit)) == 413)
    #expect(
      server.status(path, fields: ["X-Long: \(String(repeating: "x", count: 1 << 20))"]) == 413)
    for request in [
      "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n", "GET http://example.com/ HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nnonsense\r\n\r\n",
      "POST \(path) HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST \(path) HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "POST \(path) HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    ] {
      #expect(server.send(request).hasPrefix("HTTP/1.1 400 "), "\(request)")
    }
    #expect(server.status("/\(server.token)/") == 200)
  }

  /// Browsers open connections that they never use; who asks for something is answered while they are still open.
  @Test func idleConnectionsDelayNoOther() throws {
    let server = try RunningServer()
    let idle = (0..<40).compactMap { _ in server.connect() }
    defer { for socket in idle { close(socket) } }
    #expect(idle.count == 40)
    // One has sent half of what it wants, one reads nothing of what it gets.
    #expect(Foundation.send(idle[0], "GET / HT", 8, 0) == 8)
    let page = "GET /\(server.token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    #expect(Foundation.send(idle[1], page, page.utf8.count, 0) == page.utf8.count)
    #expect(server.status("/\(server.token)/") == 200)
    var waiting = idle.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    #expect(poll(&waiting, nfds_t(waiting.count), 0) == 1)
    #expect(waiting[1].revents != 0)
  }

  /// More connections than are held make room for those that come after.
  @Test func anyNumberOfConnectionsIsTaken() throws {
    let server = try RunningServer()
    let idle = (0..<300).compactMap { _ in server.connect() }
    defer { for socket in idle { close(socket) } }
    #expect(server.status("/\(server.token)/") == 200)
  }
}
