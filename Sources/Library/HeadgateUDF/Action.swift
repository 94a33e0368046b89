/// An event in the app. Actions are the only way to change the state of a ``Store``.
///
/// A marker protocol without requirements. Actions are `Sendable` because they are dispatched from any thread.
///
/// ```swift
/// struct UserLoaded: Action {
///   let user: User
/// }
/// ```
public protocol Action: Sendable {}
