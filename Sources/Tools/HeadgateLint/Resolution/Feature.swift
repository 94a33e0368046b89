/// A feature: a reducer with its state and its actions.
package struct Feature: Sendable {
  package enum Kind: Sendable {
    case structure
    /// `@Reducer enum`: each case contains a feature.
    case enumeration
    /// An enum of actions whose reducer is a value, or in another target.
    case actionsOnly
  }

  package let kind: Kind
  /// The full name of the type, with the module.
  package let path: [String]
  /// The index of the type.
  package let type: Int
  /// The index of the enum of its actions.
  package let action: Int?
  /// The index of its state.
  package let state: Int?
  /// Whether the reducer handles the actions of another feature, or of any feature.
  package let isWrapper: Bool
  /// Whether the actions have a group `view`.
  package let hasViewGroup: Bool
  /// Whether the actions have a group `delegate`.
  package let hasDelegate: Bool

  package var name: String { path.dropFirst().joined(separator: ".") }
}

/// A feature that another feature contains.
package struct FeatureEdge: Sendable {
  package enum Relation: Sendable {
    /// The child exists as long as its parent.
    case scope
    /// The child exists while it is presented, while it is in a stack or in a collection.
    case presented, stack, each
  }

  package let parent: Int
  package let child: Int
  /// The name of the case of the parent.
  package let caseName: String
  package let relation: Relation
  package let isGated: Bool
}
