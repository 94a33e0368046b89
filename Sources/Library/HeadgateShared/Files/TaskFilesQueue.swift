/// Tasks for the work of files, where Dispatch does not exist, as on Wasm.
///
/// It is compiled everywhere, so that the tests of Linux run it.
final class TaskFilesQueue: FilesQueue {
  /// Runs one piece of work after another.
  private actor Line {
    func run(_ work: @Sendable () -> Void) { work() }
  }
  private let line = Line()

  func run(after milliseconds: Int, _ work: @escaping @Sendable () -> Void) {
    Task.detached { [line] in
      // Nothing cancels this task.
      try? await Task.sleep(for: .milliseconds(milliseconds))
      await line.run(work)
    }
  }

  func `repeat`(every milliseconds: Int, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let task = Task.detached { [line] in
      while (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil { await line.run(work) }
    }
    return { task.cancel() }
  }

  // Without Dispatch there is one thread, so no other work runs now, and waiting for a task would never end.
  func finish(_ work: @escaping @Sendable () -> Void) { work() }
}
