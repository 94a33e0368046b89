/// The child of a new feature, as far as the text of its parent depends on it.
package struct ChildShape: Equatable, Sendable {
  package var name: String
  /// Whether the child's action is a gated action, so that the parent can have a gate.
  package var isGated: Bool
  /// Whether `headgate new` writes the child, too. Otherwise the meaning of its delegate actions is not known.
  package var isNew: Bool
  /// The names of its delegate actions.
  package var delegates: [String]
  package var hasInterface: Bool
  /// The expression that creates its state.
  package var state: String
  /// The expression that creates its reducer.
  package var reducer: String

  package init(
    _ name: String,
    isGated: Bool,
    isNew: Bool,
    delegates: [String] = [],
    hasInterface: Bool = false,
    state: String? = nil,
    reducer: String? = nil
  ) {
    self.name = name
    self.isGated = isGated
    self.isNew = isNew
    self.delegates = delegates
    self.hasInterface = hasInterface
    self.state = state ?? "\(name).State()"
    self.reducer = reducer ?? "\(name)()"
  }

  /// The child that is written with a new parent.
  package static func new(_ name: String, _ style: FeatureShape.Style) -> ChildShape {
    ChildShape(name, isGated: style == .gated, isNew: true, delegates: ["finished"])
  }

  /// The name of the property of the parent, and of the case of its action.
  var property: String { TypeName.propertyName(of: name) }
}
