@testable import FilesFeature
import Foundation
import Headgate
import TemporaryFiles
import Testing

@Suite("Watching directories of this machine", .serialized)
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

  /// The number of changes that are reported until nothing happened for the time of several comparisons.
  private func changes(usesNotifications: Bool = true, _ change: () async throws -> Void) async throws -> Int {
    let count = LockIsolated(0)
    let stream = DirectoryWatch.changes(of: path, usesNotifications: usesNotifications)
    let counting = Task { for await _ in stream { count.withValue { $0 += 1 } } }
    try await change()
    // The absence of reports is what is tested: no event says that nothing comes any more.
    try await Task.sleep(for: .milliseconds(800))
    counting.cancel()
    return count.value
  }

  @Test("a new, a renamed and a removed file are one change each", arguments: [true, false])
  func names(usesNotifications: Bool) async throws {
    #expect(try await changes(usesNotifications: usesNotifications) { try write("b", bytes: 3) } == 1)
    let rename = try await changes(usesNotifications: usesNotifications) {
      try FileManager.default.moveItem(at: url.appendingPathComponent("b"), to: url.appendingPathComponent("c"))
    }
    #expect(rename == 1)
    let removal = try await changes(usesNotifications: usesNotifications) {
      try FileManager.default.removeItem(at: url.appendingPathComponent("c"))
    }
    #expect(removal == 1)
  }

  @Test("nothing is reported when nothing changes, and when files are only read", arguments: [true, false])
  func nothing(usesNotifications: Bool) async throws {
    let count = try await changes(usesNotifications: usesNotifications) {
      _ = try FileManager.default.contentsOfDirectory(atPath: url.path)
      _ = try Data(contentsOf: url.appendingPathComponent("a"))
    }
    #expect(count == 0)
  }

  #if os(Linux)
    @Test("a file that grows is a change; a thousand changes are a few")
    func grows() async throws {
      let handle = try FileHandle(forWritingTo: url.appendingPathComponent("a"))
      let count = try await changes {
        for _ in 1...1_000 {
          try handle.write(contentsOf: Data([1]))
          try await Task.sleep(for: .microseconds(100))
        }
      }
      #expect((1...20).contains(count))
    }

    @Test("a change is reported within half a second")
    func speed() async throws {
      let stream = DirectoryWatch.changes(of: path)
      let start = ContinuousClock.now
      try write("b", bytes: 1)
      for await _ in stream { break }
      #expect(ContinuousClock.now - start < .milliseconds(500))
    }
  #endif

  @Test("a directory that is deleted is a change, and so is its return", arguments: [true, false])
  func returns(usesNotifications: Bool) async throws {
    var changes = DirectoryWatch.changes(of: path, usesNotifications: usesNotifications).makeAsyncIterator()
    try FileManager.default.removeItem(at: url)
    await changes.next()
    while DirectoryStamp(path) != nil { await Task.yield() }
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
    try disk.directory("other")
    let count = try await changes(usesNotifications: usesNotifications) {
      try FileManager.default.moveItem(at: url, to: disk.url.appendingPathComponent("old"))
      try FileManager.default.moveItem(at: disk.url.appendingPathComponent("other"), to: url)
    }
    #expect((1...2).contains(count))
  }

  @Test("what is no directory has no changes, until a directory is there")
  func missing() async throws {
    try FileManager.default.removeItem(at: url)
    var changes = DirectoryWatch.changes(of: path).makeAsyncIterator()
    try disk.directory("watched")
    await changes.next()
    #expect(DirectoryStamp(path) != nil)
  }
}
