/// Runs a closure immediately, and again after each change of an observable state or object that it read.
///
/// The closure runs on the actor of the caller: the main actor, another global actor, or the actor whose method calls this
/// function. That actor is not retained. After a change in a store of that actor, the closure runs once, before the send
/// returns. After a change elsewhere, the closure runs asynchronously.
///
/// ```swift
/// let token = observe { print(store.count) }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - apply: Reads observable values and uses them.
/// - Returns: A token. The observation ends when the token is cancelled or deallocated.
public func observe(isolation: isolated any Actor = #isolation, _ apply: @escaping () -> Void) -> ObserveToken {
  ObservingClosure.observe(isolation: isolation, apply)
}
