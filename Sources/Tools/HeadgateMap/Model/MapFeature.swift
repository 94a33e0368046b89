import HeadgateTexts

/// A feature of a map.
package struct MapFeature: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A reducer with its own state and actions.
    case feature
    /// An enum of features: `@Reducer enum`.
    case cases
    /// An enum of actions whose reducer is not in the folders.
    case actions
    /// A reducer that handles the actions of other features, such as a log.
    case wrapper
    /// The open actions of the folders: the types that conform to `Action`.
    case open
    /// A reducer of open actions: a function or a value.
    case reducer
  }

  package var id: String
  package var kind: Kind
  package var location: MapLocation
  package var actions: [MapAction] = []
  package var effects: [MapEffect] = []
  /// Whether a view of the folders sends actions of the feature.
  package var hasView = false
}

/// A position in a file. The path is relative to the current folder, if the command received it so.
package struct MapLocation: Codable, Hashable, Sendable {
  package var path: String
  /// The number of the line, from 1.
  package var line: Int

  /// The position for people and editors: `Login.swift:12`.
  package var text: String { "\(TerminalText.inLine(path)):\(line)" }

  /// The position without folders.
  package var shortText: String { "\(TerminalText.inLine(String(path.split(separator: "/").last ?? ""))):\(line)" }
}

/// A part of the code that the map could not resolve.
package struct MapProblem: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A file with syntax errors. It is missing in the map.
    case file
    /// A pattern or a send whose action is not known.
    case pattern, send
    /// A child whose feature is not in the folders.
    case child
    /// A call that could be a call of several methods.
    case call
    /// An effect that no known action starts.
    case effect
    /// A name that two types have.
    case name
  }

  package var kind: Kind
  package var text: String
  package var location: MapLocation
}
