extension Rule {
  static let sendChain = Rule(
    id: "send-chain",
    seeds: ["S4-5"],
    severity: .warning,
    severities: [.tca: .off, .flat: .off],
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
      for (send, names) in chains.all.sorted(by: { $0.key < $1.key }).map(\.value) {
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "This send is the second of a chain: \(names.joined(separator: " → "))."
        )
      }
    }
  )
}
