import HeadgateLint

/// The case of a parent that contains the actions of the feature.
struct GateEdge: Hashable, Sendable {
  /// The index of the parent.
  let parent: Int
  let caseName: String
}

/// A place that names an action of the feature.
struct ActionUse: Sendable {
  enum Role: Hashable, Sendable {
    /// A pattern in the code of a feature.
    case pattern(feature: Int, isIgnored: Bool)
    case view
    /// A send by a reducer, or by its effects.
    case reducer(Int)
    /// A send by a test.
    case test
    /// A value of a written type. Who sends the value is not known.
    case value
    /// A path that neither sends nor matches: an operator, a scope, an action that a test receives.
    case path
  }

  let file: Int
  /// The first byte of the name.
  let offset: Int
  let name: ActionName
  /// The first byte of the kind before the name, if the path names the kind.
  let kindOffset: Int?
  /// The case of the parent through which the path leads; nil when the path starts at the feature.
  let edge: GateEdge?
  let role: Role
}

/// A path that ends at the actions of the feature, without the name of one.
struct OpenUse: Sendable {
  let file: Int
  /// The first byte of the name of the parent's case.
  let offset: Int
  let edge: GateEdge
  /// The name that a pattern gives to the actions.
  let bindingName: String?
  /// Whether code sends or makes the action with a value that is already an action of the feature.
  let isValue: Bool
}
