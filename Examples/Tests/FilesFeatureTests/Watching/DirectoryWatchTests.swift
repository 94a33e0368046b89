@testable import FilesFeature
import Foundation
import Headgate
import TemporaryFiles
import Testing

@Suite("Watching directories of this machine", .serialized, .timeLimit(.minutes(10)))
struct DirectoryWatchTests {
  private let disk: TemporaryDirectory

  init() throws {
    disk = try TemporaryDirectory()
    try disk.directory("watched")
    try disk.file("watched/a", bytes: 1)
  }

  private var url: URL { disk.url.appendingPathComponent("watched") }
  private var path: Path { Path(disk.path).appending("watched") }

  private func write(_ name: String, bytes: Int) throws {
    try Data(repeating: 1, count: bytes).write(to: url.appendingPathComponent(name))
  }

  /// Makes the last change of the directory an old one.
  ///
  /// Its time has the precision of a clock tick: without this, the next change could keep the time.
  private func age() throws {
    let past = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 1_000, tv_nsec: 0)]
    try #require(path.withCString { utimensat(AT_FDCWD, $0, past, 0) } == 0)
  }

  /// Waits until a change is reported, however long it takes.
  private func expectChange(usesNotifications: Bool, _ change: () throws -> Void) async throws {
    try age()
    var changes = DirectoryWatch.changes(of: path, usesNotifications: usesNotifications).makeAsyncIterator()
    try change()
    #expect(await changes.next() != nil)
  }

  @Test("a new, a renamed and a removed file are changes", arguments: [true, false])
  func names(usesNotifications: Bool) async throws {
    try await expectChange(usesNotifications: usesNotifications) { try write("b", bytes: 3) }
    try await expectChange(usesNotifications: usesNotifications) {
      try FileManager.default.moveItem(at: url.appendingPathComponent("b"), to: url.appendingPathComponent("c"))
    }
    try await expectChange(usesNotifications: usesNotifications) {
      try FileManager.default.removeItem(at: url.appendingPathComponent("c"))
    }
  }

  @Test(
    "a change just before the watch is a change: the directory may have been read before",
    arguments: [true, false]
  )
  func before(usesNotifications: Bool) async throws {
    try age()
    try write("b", bytes: 1)
    var changes = DirectoryWatch.changes(of: path, usesNotifications: usesNotifications).makeAsyncIterator()
    #expect(await changes.next() != nil)
  }

  @Test("nothing is reported when nothing changes, and when files are only read", arguments: [true, false])
  func nothing(usesNotifications: Bool) async throws {
    try age()
    let count = LockIsolated(0)
    let watch = DirectoryWatch(path, usesNotifications: usesNotifications) { count.withValue { $0 += 1 } }
    watch.start()
    _ = try FileManager.default.contentsOfDirectory(atPath: url.path)
    _ = try Data(contentsOf: url.appendingPathComponent("a"))
    // The absence of reports is what is tested: no event says that nothing comes any more. A slow machine finds less here.
    try await Task.sleep(for: .milliseconds(800))
    watch.cancel()
    #expect(count.value == 0)
  }

  #if os(Linux)
    @Test("a file that grows is a change; a thousand changes are fewer reports")
    func grows() async throws {
      try age()
      let handle = try FileHandle(forWritingTo: url.appendingPathComponent("a"))
      let reports = AsyncStream<Void>.makeStream()
      let watch = DirectoryWatch(path) { reports.continuation.yield() }
      watch.start()
      for _ in 1...1_000 { try handle.write(contentsOf: Data([1])) }
      var iterator = reports.stream.makeAsyncIterator()
      #expect(await iterator.next() != nil)
      watch.cancel()
      reports.continuation.finish()
      var count = 1
      while await iterator.next() != nil { count += 1 }
      #expect(count < 500)
    }
  #endif

  @Test("a file in the place of a deleted directory is a change", arguments: [true, false])
  func fileInstead(usesNotifications: Bool) async throws {
    try age()
    var changes = DirectoryWatch.changes(of: path, usesNotifications: usesNotifications).makeAsyncIterator()
    try FileManager.default.removeItem(at: url)
    #expect(await changes.next() != nil)
    // The watch compares four times a second. On a slow machine it may not know yet that nothing is there: the test is easier then.
    try await Task.sleep(for: .milliseconds(600))
    try disk.file("watched", bytes: 1)
    #expect(await changes.next() != nil)
    #expect(DirectoryStamp(path)?.isDirectory == false)
  }

  @Test("a directory that is deleted is a change, and so is its return", arguments: [true, false])
  func returns(usesNotifications: Bool) async throws {
    try age()
    var changes = DirectoryWatch.changes(of: path, usesNotifications: usesNotifications).makeAsyncIterator()
    try FileManager.default.removeItem(at: url)
    await changes.next()
    // The pauses let earlier reports pass, so that the next one belongs to the next change. Without them, less is tested.
    try await Task.sleep(for: .milliseconds(600))
    try disk.directory("watched")
    await changes.next()
    // The new directory is watched like the first one.
    try await Task.sleep(for: .milliseconds(600))
    try write("new", bytes: 1)
    await changes.next()
    #expect(DirectoryStamp(path) != nil)
  }

  @Test("another directory in place of this one is a change", arguments: [true, false])
  func replaced(usesNotifications: Bool) async throws {
    try age()
    try disk.directory("other")
    try await expectChange(usesNotifications: usesNotifications) {
      try FileManager.default.moveItem(at: url, to: disk.url.appendingPathComponent("old"))
      try FileManager.default.moveItem(at: disk.url.appendingPathComponent("other"), to: url)
    }
  }

  @Test("what is no directory has no changes, until a directory is there")
  func missing() async throws {
    try age()
    try FileManager.default.removeItem(at: url)
    var changes = DirectoryWatch.changes(of: path).makeAsyncIterator()
    try disk.directory("watched")
    await changes.next()
    #expect(DirectoryStamp(path) != nil)
  }
}
