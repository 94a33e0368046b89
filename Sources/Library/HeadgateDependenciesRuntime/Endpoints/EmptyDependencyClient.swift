/// A client that can be created without endpoints. `@DependencyClient` adds the conformance.
///
/// Arguments of macros need the conformance, as in `@DependencyEntry(testValue: Client())`: they do not see
/// initializers that a macro adds.
public protocol EmptyDependencyClient: SendableMetatype {
  /// Creates a client whose endpoints report each call.
  init()
}
