extension Rule {
  static let interfaceFromSelf = Rule(
    id: "interface-from-self",
    seeds: ["S3-6"],
    severity: .warning,
    summary: "A feature sends its own interface action, or a parent reacts to it.",
    why:
      "An interface action is a request of a parent. When the feature sends it to itself, the action is a function call.",
    advice: "Share code by a method of the state. A parent that must know about the result matches a delegate action.",
    examples: [
      .bad(
        """
        @Reducer
        struct Feed {
          enum Action {
            case view(View), interface(Interface)
            enum View { case refreshButtonTapped }
            enum Interface { case refresh }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.refreshButtonTapped): return .send(.interface(.refresh)) // ←
              case .interface(.refresh): return state.refresh()
              }
            }
          }
        }
        @Reducer
        struct Root {
          enum Action { case feed(Feed.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Reduce { state, action in
              switch action {
              case .feed(.interface(.refresh)): // ←
                state.refreshCount += 1
                return .none
              case .feed: return .none
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Feed {
          enum Action {
            case interface(Interface)
            enum Interface { case refresh }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .interface(.refresh): return state.refresh()
              }
            }
          }
        }
        @Reducer
        struct Root {
          enum Action { case feed(Gate<Feed>), becameActive }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Reduce { state, action in
              switch action {
              case .becameActive: return .send(.feed(.interface(.refresh)))
              case .feed(.interface), .feed(.inside): return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for send in target.sends where send.sender != .view {
        guard let step = send.path.steps.first(where: { $0.kind == .interface }),
          case .reducer(let sender) = send.sender,
          step.feature == sender, target.foreignStep(of: send.path) == nil, !target.files[send.file].isTest
        else { continue }
        let name = target.features[sender].name
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "'\(name)' sends its own interface action '\(send.fact.path.text)'."
        )
      }
      for pattern in target.patterns where !target.observesAllActions(pattern.feature) {
        guard let step = target.foreignStep(of: pattern.path), step.kind == .interface, !target.isIgnored(pattern),
          !target.files[pattern.file].isTest
        else { continue }
        guard !target.isExamined(pattern) else { continue }
        reporter.report(
          target.files[pattern.file],
          pattern.fact.range,
          "'\(target.features[pattern.feature].name)' reacts to the interface of '\(target.features[step.feature].name)'."
        )
      }
    }
  )
}
