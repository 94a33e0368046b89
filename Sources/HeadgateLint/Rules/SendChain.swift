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
              case .playButtonTapped: return .send(.trackSelected) // ←
              case .trackSelected: return .send(.trackStarted)
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
      for (send, names) in chains.all {
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "This action starts a chain: \(names.joined(separator: " → "))."
        )
      }
    }
  )
}

/// The actions that reducers send in answer to actions.
private struct SendChains {
  private struct Action: Hashable {
    let feature: Int
    let names: [String]
  }

  /// The first send of each chain, with the actions of the chain.
  private(set) var all: [(ResolvedSend, [String])] = []

  init(_ target: ResolvedTarget) {
    var answers: [Action: [(send: ResolvedSend, answer: Action)]] = [:]
    for send in target.sends where target.isSynchronous(send) && send.path.isComplete && !target.files[send.file].isTest
    {
      let answer = Action(feature: send.path.start, names: send.path.steps.map(\.caseName))
      for trigger in Self.triggers(of: send, in: target) { answers[trigger, default: []].append((send, answer)) }
    }
    let targets = Set(answers.values.flatMap { $0.map(\.answer) })
    for (trigger, sends) in answers where !targets.contains(trigger) {
      for (send, answer) in sends {
        guard let chain = Self.longest(from: answer, answers, seen: [trigger]), chain.count > 1 else { continue }
        all.append((send, ([trigger] + chain).map { ActionPath.text($0.names) }))
      }
    }
  }

  private static func triggers(of send: ResolvedSend, in target: ResolvedTarget) -> [Action] {
    target.triggers(of: send)
      .map { Action(feature: $0.path.start, names: $0.path.steps.map(\.caseName)) }
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
