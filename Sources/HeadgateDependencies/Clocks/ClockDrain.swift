/// How a test clock lets the tasks that it woke run.
package enum ClockDrain {
  /// Runs what can run until nothing is left; set by a test store that owns the executor of its effects.
  @TaskLocal
  package static var drain: (@Sendable () async -> Void)?

  /// Lets woken tasks run: exactly where somebody can, else by giving way often.
  static func settle(isolation: isolated (any Actor)? = #isolation) async {
    if let drain {
      await drain()
    } else {
      await Task.megaYield()
    }
  }
}
