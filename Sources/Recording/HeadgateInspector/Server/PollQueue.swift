internal import FlyingSocks
internal import Foundation

/// Waits for sockets with `poll`.
///
/// The queues of FlyingSocks remember which sockets the system watches. The system forgets a socket when it is closed. When a page vanishes
/// while an event is written to it, its socket is closed during a read, and the next socket with the same number was never watched: its
/// requests had no answers. This queue tells the system all sockets each time.
struct PollQueue: EventQueue {
  private var events: [Socket.FileDescriptor: Socket.Events] = [:]
  /// Ends a wait, so that it begins again with other sockets.
  private var wake: WakePipe?

  /// The end for reading, and the one for writing. A server that cannot start closes no queue, and releases it.
  private final class WakePipe: Sendable {
    let read: Int32
    let write: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw SocketError.makeFailed("pipe") }
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      (read, write) = (ends[0], ends[1])
    }

    deinit {
      _ = Foundation.close(read)
      _ = Foundation.close(write)
    }
  }

  mutating func open() throws { wake = try WakePipe() }

  mutating func stop() throws {
    events = [:]
    wakeUp()
  }

  mutating func close() throws { wake = nil }

  mutating func addEvents(_ new: Socket.Events, for socket: Socket.FileDescriptor) throws {
    events[socket, default: []].formUnion(new)
    wakeUp()
  }

  mutating func removeEvents(_ old: Socket.Events, for socket: Socket.FileDescriptor) throws {
    guard let rest = events[socket]?.subtracting(old) else { return }
    events[socket] = rest.isEmpty ? nil : rest
  }

  private func wakeUp() {
    guard let wake else { return }
    var byte: UInt8 = 0
    // A full pipe wakes, too.
    _ = write(wake.write, &byte, 1)
  }

  func getNotifications() throws -> [EventNotification] {
    guard let wake else { throw SocketError.disconnected }
    var list = [pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0)]
    list += events.map { pollfd(fd: $0.key.rawValue, events: Self.bits(of: $0.value), revents: 0) }
    guard poll(&list, nfds_t(list.count), -1) >= 0 else {
      // A signal is no error.
      if errno == EINTR { return [] }
      throw SocketError.makeFailed("poll")
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    if list[0].revents != 0 { _ = read(wake.read, &bytes, bytes.count) }
    return list.dropFirst().filter { $0.revents != 0 }.map { entry in
      let file = Socket.FileDescriptor(rawValue: entry.fd)
      var ready: Socket.Events = []
      if entry.revents & Int16(POLLIN) != 0 { ready.insert(.read) }
      if entry.revents & Int16(POLLOUT) != 0 { ready.insert(.write) }
      // After an error, each wait ends: the next call of the system says what is wrong.
      return EventNotification(file: file, events: ready.isEmpty ? events[file] ?? [] : ready, errors: [])
    }
  }

  private static func bits(of events: Socket.Events) -> Int16 {
    Int16(events.contains(.write) ? POLLOUT : 0) | Int16(events.contains(.read) ? POLLIN : 0)
  }
}
