#if os(Linux) || os(macOS)
  import Foundation

  /// A client of a server on loopback that writes any bytes, on the thread that calls it.
  final class SocketClient: Sendable {
    private let socket: Int32

    /// Connects; nil if the system refuses.
    convenience init?(port: Int) {
      self.init()
      guard connect(to: port) else { return nil }
    }

    /// Makes a socket; nil if the system has no more.
    init?() {
      #if os(Linux)
        let type = Int32(SOCK_STREAM.rawValue)
      #else
        let type = SOCK_STREAM
      #endif
      socket = Foundation.socket(AF_INET, type, 0)
      guard socket >= 0 else { return nil }
      #if os(macOS)
        var isOn: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
    }

    /// Connects. Returns false if the system refuses. A server need not have accepted the connection yet.
    func connect(to port: Int) -> Bool {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }

    deinit {
      if socket >= 0 { close(socket) }
    }

    /// Connects to the socket of an inspector; nil if it is refused.
    convenience init?(_ address: URL) {
      guard let port = address.port else { return nil }
      self.init(port: port)
      guard write(Array(Self.handshake(address).utf8)) else { return nil }
      var head: [UInt8] = []
      // One byte at a time: what follows is the first frame.
      while !head.ends(with: "\r\n\r\n") {
        guard let byte = read(1).first else { return nil }
        head.append(byte)
      }
      guard String(decoding: head, as: UTF8.self).contains(" 101 ") else { return nil }
    }

    static func handshake(_ address: URL) -> String {
      """
      GET /socket?\(address.query ?? "") HTTP/1.1\r
      Host: 127.0.0.1:\(address.port ?? 0)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \r

      """
    }

    /// Writes bytes, and reads what comes meanwhile: a server that waits for its reader does not read either. Returns false if the
    /// server has closed the connection.
    func write(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        var poll = pollfd(fd: socket, events: Int16(POLLIN | POLLOUT), revents: 0)
        guard Foundation.poll(&poll, 1, -1) >= 0 else { return false }
        if poll.revents & Int16(POLLOUT) != 0 {
          let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, min($0.count, 4096), Self.flags) }
          guard count > 0 else { return false }
          rest = rest.dropFirst(count)
        } else if poll.revents & Int16(POLLIN) != 0 {
          guard !read(65_536).isEmpty else { return false }
        } else {
          return false
        }
      }
      return true
    }

    #if os(Linux)
      private static let flags = Int32(MSG_NOSIGNAL)
    #else
      private static let flags: Int32 = 0
    #endif

    /// Waits for at least one byte; empty at the end of the connection.
    func read(_ limit: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: limit)
      let count = recv(socket, &bytes, limit, 0)
      return Array(bytes.prefix(max(0, count)))
    }

    /// Reads until the server closes the connection. Returns the last bytes.
    func readToEnd() -> [UInt8] {
      var last: [UInt8] = []
      while case let bytes = read(65_536), !bytes.isEmpty { last = (last + bytes).suffix(1000) }
      return last
    }

    /// Reads until the server closes the connection. Returns the first bytes.
    func readFirst(_ limit: Int) -> [UInt8] {
      var first: [UInt8] = []
      while case let bytes = read(65_536), !bytes.isEmpty { first += bytes.prefix(limit - first.count) }
      return first
    }

    /// Sends no more, so the server reads the end.
    func endWriting() { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads the next frame, and returns its opcode and its payload; nil at the end of the connection.
    func readFrame() -> (opcode: UInt8, payload: [UInt8])? {
      guard let head = readExactly(2) else { return nil }
      var count = Int(head[1] & 0x7f)
      if count >= 126 {
        guard let bytes = readExactly(count == 126 ? 2 : 8) else { return nil }
        count = bytes.reduce(0) { $0 << 8 | Int($1) }
      }
      guard let payload = readExactly(count) else { return nil }
      return (head[0] & 0xf, payload)
    }

    private func readExactly(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      while bytes.count < count {
        let more = read(count - bytes.count)
        guard !more.isEmpty else { return nil }
        bytes += more
      }
      return bytes
    }
  }

  extension [UInt8] {
    fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
  }
#endif
