/// Something that has happened in the app: the only way to change the state of a ``Store``.
///
/// A marker, with nothing to implement. Actions travel between threads, so that they are `Sendable`: a struct or an enum of such
/// values is.
///
/// ```swift
/// struct UserLoaded: Action {
///   let user: User
/// }
/// ```
public protocol Action: Sendable {}
