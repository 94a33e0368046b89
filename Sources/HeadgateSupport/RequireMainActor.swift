internal import HeadgateSupportC

/// Traps with a message unless the calling code runs on the main actor.
package func requireMainActor(_ message: @autoclosure () -> String) {
  // An unowned executor consists of two words: the object, and its implementation.
  let words = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
  if headgate_runs_on(words.0, words.1) { return }
  #if os(Linux)
    fatalError(message())
  #else
    // An older system may not tell: there the standard library knows.
    MainActor.preconditionIsolated(message())
  #endif
}
