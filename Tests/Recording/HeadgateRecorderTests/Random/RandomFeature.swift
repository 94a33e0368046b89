import Headgate

/// A feature whose actions can be chosen at random.
protocol RandomFeature: Reducer, SendableMetatype where State: RandomState, Action: Codable & Sendable {
  init()
  /// Returns an action that a user could send in this state.
  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action
}

protocol RandomState: Equatable, Codable, Sendable, Identifiable {
  init(id: Int)
}
