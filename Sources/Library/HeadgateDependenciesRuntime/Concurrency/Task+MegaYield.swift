extension Task where Success == Never, Failure == Never {
  /// Yields many times, so that other tasks are likely to run. It does not guarantee that they run.
  ///
  /// - Parameters:
  ///   - count: The number of passes.
  ///   - isolation: The actor of the caller. The function returns on it.
  public static func megaYield(count: Int = 20, isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<count {
      // The first task runs after ready tasks of the same priority, because queues are first in, first out. The second
      // task runs after all other priorities where the system runs the lowest priority last. On Linux each priority has
      // its own threads.
      await Task<Void, Never>.detached(priority: Task.currentPriority) { await Task.yield() }.value
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
