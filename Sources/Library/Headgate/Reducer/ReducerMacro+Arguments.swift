/// Reports the arguments that `@Reducer` has in older composable architectures; each use is a compile-time error.
///
/// The error names the replacement and has a fix-it that removes the arguments.
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(Body),
  named(CaseScope),
  named(_ownBody),
  named(scope),
  arbitrary
)
@attached(memberAttribute)
@attached(extension, conformances: _ReducerMacro, Reducer, CaseReducer)
public macro Reducer(state: _ReducerArgument..., action: _ReducerArgument...) =
  #externalMacro(module: "HeadgateMacros", type: "ReducerMacro")

/// Internal to the library.
// The arguments that `@Reducer` has in older composable architectures, so that their uses get an error of this library.
public enum _ReducerArgument {
  /// Conformance to `Codable`.
  case codable
  /// Conformance to `Decodable`.
  case decodable
  /// Conformance to `Encodable`.
  case encodable
  /// Conformance to `Equatable`.
  case equatable
  /// Conformance to `Hashable`.
  case hashable
  /// Conformance to `Sendable`.
  case sendable
}
