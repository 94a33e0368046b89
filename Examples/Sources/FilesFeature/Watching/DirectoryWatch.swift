import Dispatch
import Foundation

/// Watches one directory until it is cancelled.
///
/// The system's notifications report changes at once. A comparison of the directory's modification time, four times a second,
/// reports what has no notification: another directory at this path, a file system of the network, or a system without
/// notifications. It does not notice files that only grow.
nonisolated final class DirectoryWatch: @unchecked Sendable {
  // Sendable: all mutable state is accessed on `queue` only.
  private let queue = DispatchQueue(label: "directory watch", qos: .utility)
  private let path: Path
  private let usesNotifications: Bool
  private let report: @Sendable () -> Void
  private var timer: (any DispatchSourceTimer)?
  private var notifications: DirectoryNotifications?
  /// The directory at the last report.
  private var stamp: DirectoryStamp?
  private var isReportPlanned = false
  private var isCancelled = false

  /// The changes of this time are one change.
  static let interval = DispatchTimeInterval.milliseconds(100)

  init(_ path: Path, usesNotifications: Bool = true, report: @escaping @Sendable () -> Void) {
    self.path = path
    self.usesNotifications = usesNotifications
    self.report = report
  }

  /// - Parameter usesNotifications: False compares modification times only.
  static func changes(of path: Path, usesNotifications: Bool = true) -> AsyncStream<Void> {
    // One element is enough: it means that something changed since the last one.
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let watch = DirectoryWatch(path, usesNotifications: usesNotifications) { continuation.yield() }
    continuation.onTermination = { _ in watch.cancel() }
    watch.start()
    return stream
  }

  func start() {
    // Synchronous: a change after the return is not missed.
    queue.sync {
      begin()
      // The directory may have been read before this change.
      if stamp?.isRecent == true { plan() }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250), leeway: .milliseconds(50))
      timer.setEventHandler { [weak self] in self?.compare() }
      timer.resume()
      self.timer = timer
    }
  }

  func cancel() {
    queue.async {
      self.isCancelled = true
      self.timer?.cancel()
      self.timer = nil
      self.notifications = nil
    }
  }

  private func begin() {
    stamp = DirectoryStamp(path)
    notifications = nil
    guard usesNotifications, stamp?.isDirectory == true else { return }
    notifications = DirectoryNotifications(path, on: queue) { [weak self] in self?.plan() }
  }

  private func compare() {
    let now = DirectoryStamp(path)
    guard now != stamp else { return }
    if now?.isSameDirectory(as: stamp) != true {
      begin()
    } else if isReportPlanned {
      return
    }
    plan()
  }

  private func plan() {
    guard !isReportPlanned, !isCancelled else { return }
    isReportPlanned = true
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self, !isCancelled else { return }
      isReportPlanned = false
      // Read before the report: what changes later is one more change.
      let now = DirectoryStamp(path)
      if now?.isSameDirectory(as: stamp) == true { stamp = now }
      report()
    }
  }
}
