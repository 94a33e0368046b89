import FilesFeature
import Headgate

/// A measurement that goes on as the test says.
final class LongMeasurement: Sendable {
  private let steps: AsyncStream<TreeSize>
  private let continuation: AsyncStream<TreeSize>.Continuation
  let wasCancelled = LockIsolated(false)
  let paths = LockIsolated<[Path]>([])

  init() {
    (steps, continuation) = AsyncStream<TreeSize>.makeStream()
  }

  func step(_ size: TreeSize) { continuation.yield(size) }

  func finish() { continuation.finish() }

  func install(in client: inout FileClient) {
    client.measure = { path, progress in
      self.paths.withValue { $0.append(path) }
      var last = TreeSize()
      for await size in self.steps {
        last = size
        await progress(size)
      }
      if Task.isCancelled { self.wasCancelled.setValue(true) }
      try Task.checkCancellation()
      return last
    }
  }
}
