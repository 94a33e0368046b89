/// Runs a closure at once, and again after each change of what it read from observable states and objects.
///
/// The closure runs on the actor of the caller: the main actor, another global actor, or the actor whose method this is called
/// in, which is not kept. After a change in a store of that actor it runs before the send returns, once for each drain. After a
/// change elsewhere it runs soon afterwards.
///
/// ```swift
/// let token = observe { print(store.count) }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - apply: Reads, and does something with what it has read.
/// - Returns: Keeps the observation going; keep it.
public func observe(isolation: isolated any Actor = #isolation, _ apply: @escaping () -> Void) -> ObserveToken {
  ObservingClosure.observe(isolation: isolation, apply)
}
