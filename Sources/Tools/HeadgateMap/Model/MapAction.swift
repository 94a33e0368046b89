/// An action of a feature.
package struct MapAction: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case view, delegate, interface, `internal`
    /// The action of a control that is bound to the state.
    case binding
    /// An action of an alert, a dialog, or another presented value without a feature.
    case presentation
    /// All actions of a child.
    case child
    /// An action without a recognizable kind.
    case unsorted
  }

  /// A value that the action carries.
  package struct Value: Codable, Equatable, Sendable {
    package var label: String?
    package var type: String
  }

  package var id: String
  /// The names of the cases: `view`, `loginButtonTapped`.
  package var names: [String]
  package var kind: Kind
  package var values: [Value]
  /// The documentation comment.
  package var documentation: String?
  package var location: MapLocation
  /// The id of the feature whose actions this action contains.
  package var child: String?
  package var senders: [MapSender] = []
  package var reactions: [MapReaction] = []
  /// Whether code mentions the name where the map could not find out who sends it.
  package var isMentioned = false

  /// The name with its values: `view.nameChanged(String)`.
  package var text: String { names.joined(separator: ".") + valueText }

  /// The names without the group of the kind, with the values: `nameChanged(String)`.
  package var shortText: String {
    let isInGroup = names.count > 1 && names[0] == kind.rawValue
    return (isInGroup ? names.dropFirst() : names[...]).joined(separator: ".") + valueText
  }

  private var valueText: String {
    let list = values.map { value in value.label.map { "\($0): \(value.type)" } ?? value.type }
    return list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
  }
}

/// The code that sends an action.
package struct MapSender: Codable, Hashable, Sendable {
  package enum Role: String, Codable, Sendable {
    case view, reducer, effect, other
  }

  package var role: Role
  /// The id of the feature whose reducer or effect sends; nil for a view.
  package var feature: String?
  /// The id of the effect.
  package var effect: String?
  /// The ids of the actions that lead to this send.
  package var causes: [String]
  package var location: MapLocation
}

/// The code that reacts to an action.
package struct MapReaction: Codable, Hashable, Sendable {
  /// The id of the feature whose reducer reacts.
  package var feature: String
  /// The ids of the effects that it starts.
  package var effects: [String]
  /// The ids of the actions that it sends at once.
  package var sends: [String]
  /// The ids that it cancels, as they are written.
  package var cancels: [String]
  package var location: MapLocation
}

/// An effect of a feature.
package struct MapEffect: Codable, Equatable, Sendable {
  /// An action that an effect sends.
  package struct Return: Codable, Hashable, Sendable {
    package var action: String
    package var location: MapLocation
  }

  package var id: String
  /// The name in `.run(name:)`.
  package var name: String?
  /// The id in `.cancellable(id:)`, as it is written.
  package var cancelID: String?
  /// Whether the effect contains a loop without an exit.
  package var isEndless: Bool
  /// The ids of the actions that start the effect.
  package var causes: [String]
  package var returns: [Return]
  package var location: MapLocation

  /// A name for people: the name or the id, or else the position.
  package var title: String { name ?? cancelID ?? "effect at \(location.shortText)" }

  /// The name with the word "effect".
  package var label: String { name == nil && cancelID == nil ? title : "effect \(title)" }
}
