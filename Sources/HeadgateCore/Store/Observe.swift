/// Runs a closure at once, and again after each change of what it read from observable states and objects.
///
/// The closure runs on the main actor. After a change in a store it runs before the send returns, once for each drain.
///
/// ```swift
/// let token = observe { print(store.count) }
/// ```
///
/// - Returns: Keeps the observation going; keep it.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  ObservingClosure.observe(isolation: MainActor.shared, ObservingClosure.onMainActor(apply))
}
