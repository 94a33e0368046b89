extension Task where Success == Never, Failure == Never {
  /// Gives way many times, so that other tasks get to run. It makes this likely, and not certain.
  ///
  /// ```swift
  /// func settle() async {
  ///   await Task.megaYield()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many times.
  ///   - isolation: The actor of the caller, which is where this returns.
  public static func megaYield(count: Int = 20, isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<count {
      // Behind the tasks of the same priority that are ready: queues are first in, first out. And behind those of every
      // other priority where the system runs the lowest one last; on Linux each priority has threads of its own.
      await Task<Void, Never>.detached(priority: Task.currentPriority) { await Task.yield() }.value
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
