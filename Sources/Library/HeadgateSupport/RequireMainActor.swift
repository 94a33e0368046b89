internal import HeadgateSupportC

/// Traps with a message unless the calling code runs on the main actor.
package func requireMainActor(_ message: @autoclosure () -> String) {
  if runsOnMainActor() { return }
  #if os(Linux)
    fatalError(message())
  #else
    // An older system may not support the query. The standard library can check the actor there.
    MainActor.preconditionIsolated(message())
  #endif
}

/// Returns whether the calling code certainly runs on the main actor. False may mean unknown.
package func runsOnMainActor() -> Bool { runs(on: MainActor.sharedUnownedExecutor) }

/// Returns whether the calling code certainly runs on an executor. False may mean unknown.
package func runs(on executor: UnownedSerialExecutor) -> Bool {
  // An unowned executor consists of two words: the object and its implementation.
  let words = unsafeBitCast(executor, to: (UInt, UInt).self)
  return headgate_runs_on(words.0, words.1)
}
