/// A client that can be made without any of its endpoints; `@DependencyClient` writes the conformance.
///
/// It lets the arguments of macros make such a client, as in `@DependencyEntry(testValue: Client())`: they do not see the
/// initializers that a macro writes.
///
/// ```swift
/// func unimplemented<Client: EmptyDependencyClient>(_ type: Client.Type) -> Client { Client() }
/// ```
public protocol EmptyDependencyClient: SendableMetatype {
  /// Makes a client each of whose endpoints reports when it is called.
  ///
  /// ```swift
  /// let client = UserClient()
  /// ```
  init()
}
