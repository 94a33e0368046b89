import Dispatch
import Foundation

#if os(Linux)
  /// The notifications of Linux about one directory, by inotify.
  nonisolated final class DirectoryNotifications {
    private let source: any DispatchSourceRead

    /// Returns nil when the system gives no notifications: the limit of watches is reached, or the directory is not readable.
    init?(_ path: Path, on queue: DispatchQueue, report: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      let names = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      let contents = IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
      let events = UInt32(names) | UInt32(contents) | UInt32(IN_ONLYDIR)
      guard path.withCString({ inotify_add_watch(descriptor, $0, events) }) >= 0 else {
        close(descriptor)
        return nil
      }
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        // The notifications are not looked at: the whole directory is read again.
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        report()
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit {
      source.cancel()
    }
  }
#else
  /// No notifications: modification times are compared.
  nonisolated final class DirectoryNotifications {
    init?(_ path: Path, on queue: DispatchQueue, report: @escaping @Sendable () -> Void) {
      return nil
    }
  }
#endif
