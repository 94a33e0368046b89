/// The life of one action: who sends it, who reacts, which effects run, and what comes back.
package struct ActionSequence: Codable, Equatable, Sendable {
  /// A step, in the order in which a reader follows it.
  package struct Step: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// Somebody sends an action to a feature.
      case send
      /// A reducer reacts to the action.
      case reaction
      /// A reducer cancels effects.
      case cancellation
      /// A reducer starts an effect.
      case start
      /// An effect sends an action back.
      case `return`
      /// The steps after an action are shown before.
      case repetition
      /// No reducer does anything with the action.
      case silence
    }

    package var kind: Kind
    /// The number of actions and effects before this step that lead to it.
    package var depth: Int
    /// The participant that acts.
    package var from: String
    /// The participant that is reached.
    package var to: String
    /// The action, the cancel id, or the name of the effect.
    package var text: String
    package var location: MapLocation?
  }

  /// The id of the action.
  package var action: String
  /// The views, features and effects that take part, in the order of their appearance.
  package var participants: [String] = []
  package var steps: [Step] = []

  /// Follows an action through a map.
  package init(of action: MapAction, in map: ActionMap) {
    self.action = action.id
    var walk = SequenceWalk(map)
    walk.begin(with: action)
    steps = walk.steps
    participants = steps.flatMap { [$0.from, $0.to] }.filter { !$0.isEmpty }.uniqued
  }
}

/// The walk through a map that makes the steps of a sequence.
private struct SequenceWalk {
  private let actions: [String: (feature: String, action: MapAction)]
  private let effects: [String: MapEffect]
  private let names: ActionNames
  private var seen: Set<String> = []
  /// A walk ends here: a deeper sequence is no picture any more.
  private let limit = 12
  private(set) var steps: [ActionSequence.Step] = []

  init(_ map: ActionMap) {
    actions = Dictionary(
      map.features.flatMap { feature in feature.actions.map { ($0.id, (feature.id, $0)) } }
    ) { first, _ in first }
    names = ActionNames(map)
    effects = Dictionary(map.features.flatMap(\.effects).map { ($0.id, $0) }) { first, _ in first }
  }

  mutating func begin(with action: MapAction) {
    guard let feature = actions[action.id]?.feature else { return }
    let text = action.names.joined(separator: ".")
    let senders = action.senders.map { sender -> (String, MapLocation?) in
      switch sender.role {
      case .view: ("view", sender.location)
      case .effect: (sender.effect.flatMap { effects[$0]?.label } ?? "effect", sender.location)
      case .reducer: (sender.feature ?? "reducer", sender.location)
      case .other: (sender.location.shortText, sender.location)
      }
    }
    let isOfView = [.view, .binding, .presentation].contains(action.kind)
    for (sender, location) in senders.isEmpty ? [(isOfView ? "view" : "unknown sender", nil)] : senders {
      add(.send, 0, from: sender, to: feature, text, location)
    }
    follow(action.id, depth: 1)
  }

  private mutating func follow(_ id: String, depth: Int) {
    guard let (feature, action) = actions[id] else { return }
    let text = action.names.joined(separator: ".")
    guard seen.insert(id).inserted, depth <= limit else {
      // An action that nobody reacts to has no steps to repeat.
      if !action.reactions.isEmpty { add(.repetition, depth, from: feature, to: feature, text, nil) }
      return
    }
    guard !action.reactions.isEmpty else {
      add(.silence, depth, from: feature, to: feature, text, action.location)
      return
    }
    for reaction in action.reactions {
      add(.reaction, depth, from: feature, to: reaction.feature, text, reaction.location)
    }
    for reaction in action.reactions { followParts(of: reaction, depth: depth) }
  }

  private mutating func followParts(of reaction: MapReaction, depth: Int) {
    for cancelID in reaction.cancels {
      add(.cancellation, depth, from: reaction.feature, to: reaction.feature, cancelID, reaction.location)
    }
    for group in names.grouped(reaction.sends) {
      guard let feature = group.ids.first.flatMap({ actions[$0]?.feature }) else { continue }
      add(.send, depth, from: reaction.feature, to: feature, names.short(group.name, in: feature), nil)
      for id in group.ids { follow(id, depth: depth + 1) }
    }
    for id in reaction.effects {
      guard let effect = effects[id] else { continue }
      add(.start, depth, from: reaction.feature, to: effect.label, effect.title, effect.location)
      guard seen.insert(id).inserted else { continue }
      for one in effect.returns.map(\.action).uniqued {
        guard let (feature, action) = actions[one] else { continue }
        let place = effect.returns.first { $0.action == one }?.location
        add(.return, depth + 1, from: effect.label, to: feature, action.names.joined(separator: "."), place)
        follow(one, depth: depth + 2)
      }
    }
  }

  private mutating func add(
    _ kind: ActionSequence.Step.Kind,
    _ depth: Int,
    from: String,
    to: String,
    _ text: String,
    _ location: MapLocation?
  ) {
    steps.append(.init(kind: kind, depth: depth, from: from, to: to, text: text, location: location))
  }
}
