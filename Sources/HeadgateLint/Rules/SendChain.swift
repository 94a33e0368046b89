extension Rule {
  static let sendChain = Rule(
    "send-chain",
    seeds: ["S4-5"],
    .warning,
    in: [.tca: .off, .flat: .off],
    summary: "An action starts a chain of more than one action that reducers send without work in between.",
    why: "Each step of a chain is an action that tests must receive and readers must follow, for one event.",
    advice: "Do the work of the chain where the event is handled, and send the last action only.",
    examples: [
      .bad(
        """
        @Reducer
        struct Player {
          enum Action { case playButtonTapped, trackSelected, trackStarted, delegate(Delegate)
            enum Delegate { case started }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .playButtonTapped: return .send(.trackSelected)
              case .trackSelected: return .send(.trackStarted) // ←
              case .trackStarted: return .send(.delegate(.started))
              case .delegate: return .none
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Player {
          enum Action { case playButtonTapped, stopButtonTapped, delegate(Delegate)
            enum Delegate { case started, stopped }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .playButtonTapped: return .send(.delegate(.started))
              case .stopButtonTapped: return .send(.delegate(.stopped))
              case .delegate: return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      let chains = SendChains(target)
      for (send, names) in chains.all.sorted(by: { ($0.key.file, $0.key.index) < ($1.key.file, $1.key.index) }).map(
        \.value
      ) {
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "This send is the second of a chain: \(names.joined(separator: " → "))."
        )
      }
    }
  )
}

/// The actions that reducers send in answer to actions.
private struct SendChains {
  private struct Action: Hashable {
    /// The feature whose reducer handles the action.
    let feature: Int
    let type: Int
    let name: String

    init?(_ path: ResolvedPath) {
      guard let step = path.steps.last else { return nil }
      (feature, type, name) = (path.start, step.type, step.caseName)
    }

    var text: String { ".\(name)" }
  }

  /// The second send of each chain, with the actions of the chain.
  private(set) var all: [Position: (send: ResolvedSend, names: [String])] = [:]

  struct Position: Hashable {
    let file: Int
    let index: Int
  }

  init(_ target: ResolvedTarget) {
    var answers: [Action: [(send: ResolvedSend, answer: Action)]] = [:]
    for send in target.sends where target.isSynchronous(send) && send.path.isComplete && !target.files[send.file].isTest
    {
      guard let answer = Action(send.path) else { continue }
      for trigger in Self.triggers(of: send, in: target) { answers[trigger, default: []].append((send, answer)) }
    }
    let targets = Set(answers.values.flatMap { $0.map(\.answer) })
    let roots = answers.keys.filter { !targets.contains($0) }
    var starts = roots
    // A cycle has no first action: each of its actions starts a chain.
    starts += answers.keys.filter { key in
      !roots.contains(key) && !roots.contains { Self.reaches(key, from: $0, answers, seen: []) }
    }
    for trigger in starts {
      for first in (answers[trigger] ?? []).map(\.answer) where first != trigger {
        for (send, answer) in answers[first] ?? [] {
          guard let chain = Self.longest(from: answer, answers, seen: [first]) else { continue }
          let names = ([trigger, first] + chain).map(\.text)
          add(send, names)
        }
      }
    }
  }

  private mutating func add(_ send: ResolvedSend, _ names: [String]) {
    let position = Position(file: send.file, index: send.index)
    // Several actions can start chains with one second send. The message names the first of them.
    if let other = all[position]?.names, other.lexicographicallyPrecedes(names) { return }
    all[position] = (send, names)
  }

  private static func reaches(
    _ action: Action,
    from start: Action,
    _ answers: [Action: [(send: ResolvedSend, answer: Action)]],
    seen: Set<Action>
  ) -> Bool {
    guard start != action else { return true }
    guard !seen.contains(start), seen.count < 20 else { return false }
    return (answers[start] ?? []).contains { reaches(action, from: $0.answer, answers, seen: seen.union([start])) }
  }

  private static func triggers(of send: ResolvedSend, in target: ResolvedTarget) -> [Action] {
    target.triggers(of: send).compactMap { Action($0.path) }
  }

  private static func longest(
    from action: Action,
    _ answers: [Action: [(send: ResolvedSend, answer: Action)]],
    seen: Set<Action>
  ) -> [Action]? {
    guard !seen.contains(action), seen.count < 20 else { return nil }
    let seen = seen.union([action])
    let rests = (answers[action] ?? []).compactMap { longest(from: $0.answer, answers, seen: seen) }
    return [action] + (rests.max { $0.count < $1.count } ?? [])
  }
}
