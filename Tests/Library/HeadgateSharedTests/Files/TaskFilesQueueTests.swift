import Headgate
import Testing

@testable import HeadgateShared

/// The files of the disk without Dispatch, as on Wasm.
@Suite(.timeLimit(.minutes(10)))
final class TaskFilesQueueTests {
  let directory = URL.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)")
  let files = DiskFiles(queue: TaskFilesQueue())
  var file: URL { directory.appending(path: "values.json") }
  var contents: String? { try? String(contentsOf: file, encoding: .utf8) }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func onDisk(_ operation: () async throws -> Void) async rethrows {
    try await withDependencies {
      $0.defaultFileStorage = FileStorage(files)
    } operation: {
      try await operation()
    }
  }

  @Test func `many changes are written in order`() async throws {  // holds: SHARED-34
    try await onDisk {
      @Shared(.fileStorage(file)) var numbers: [Int] = []
      for number in 0..<100 { $numbers.withLock { $0.append(number) } }
      #expect(contents == nil)
      try await $numbers.save()
      #expect(contents == "[\((0..<100).map(String.init).joined(separator: ","))]")
    }
  }

  @Test func `what waits is written at once at the exit of the program`() async throws {  // holds: SHARED-34
    await onDisk {
      @Shared(.fileStorage(file)) var number = 1
      $number.withLock { $0 = 2 }
      files.flush()
      #expect(contents == "2")
    }
  }

  @Test func `a change by another program is seen`() async throws {  // holds: SHARED-36
    try await onDisk {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try Data("1".utf8).write(to: file)
      @Shared(.fileStorage(file)) var number = 0
      #expect(number == 1)
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = number
      } onChange: {
        continuation.yield()
      }
      try Data("25".utf8).write(to: file, options: .atomic)
      var iterator = stream.makeAsyncIterator()
      _ = await iterator.next()
      #expect(number == 25)
    }
  }

  @Test func `repeated work stops when it is ended`() async {  // holds: SHARED-36
    let queue = TaskFilesQueue()
    final class Watched: Sendable {}
    weak var known: Watched?
    let (runs, continuation) = AsyncStream.makeStream(of: Void.self)
    var end: (() -> Void)?
    do {
      let object = Watched()
      known = object
      end = queue.repeat(every: 1) { withExtendedLifetime(object) { _ = continuation.yield() } }
    }
    var iterator = runs.makeAsyncIterator()
    _ = await iterator.next()
    _ = await iterator.next()
    end?()
    end = nil
    // The task releases its work only when it ends.
    while known != nil { await Task.yield() }
    #expect(known == nil)
  }
}
