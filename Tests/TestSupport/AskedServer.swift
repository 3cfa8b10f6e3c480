import Foundation
import LibC

/// A server of this machine that is asked byte by byte, whatever HTTP says of that.
package protocol AskedServer {
  var port: UInt16 { get }
}

extension AskedServer {
  /// A connection that says nothing until somebody uses it; nil where there is none.
  package func connect(to host: String = "127.0.0.1") -> Int32? {
    let socket = socket(AF_INET, streamSocket, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(socket)
      return nil
    }
    return socket
  }

  /// Sends bytes and returns all that comes back, as text.
  package func send(_ request: String, to host: String = "127.0.0.1") -> String {
    guard let socket = connect(to: host) else { return "" }
    defer { close(socket) }
    var bytes = Array(request.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, 0x4000)
      }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// The status of a request with usual fields, and others.
  package func status(
    _ path: String, _ method: String = "GET", host: String? = nil, fields: [String] = [],
    body: String = ""
  ) -> Int? {
    answer(path, method, host: host, fields: fields, body: body).status
  }

  /// The status and the body of the answer to a request.
  package func answer(
    _ path: String, _ method: String = "GET", host: String? = nil, fields: [String] = [],
    body: String = ""
  ) -> (status: Int?, body: String) {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"] + fields
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    let answer = send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    let parts = answer.components(separatedBy: "\r\n\r\n")
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (status, parts.dropFirst().joined(separator: "\r\n\r\n"))
  }
}
