extension Rule {
  static let actionAsFunction = Rule(
    id: "action-as-function",
    seeds: ["S4-1", "S4-5", "S3-10"],
    severity: .warning,
    severities: [.tca: .off, .flat: .off],
    summary: "A reducer answers an action by sending another action of the same feature.",
    why: """
      The second action is a function call. It makes one event two in logs and tests, it costs another pass through all \
      reducers, and parents can start to depend on it.
      """,
    advice:
      "Move the shared code to a mutating method of the state, which can return an effect, and call it from both cases.",
    examples: [
      .bad(
        """
        @Reducer
        struct Counter {
          enum Action {
            case view(View), `internal`(Internal)
            enum View { case incrementButtonTapped, decrementButtonTapped, appeared }
            enum Internal { case countChanged }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.incrementButtonTapped):
                state.count += 1
                return .send(.internal(.countChanged)) // ←
              case .view(.decrementButtonTapped):
                state.count -= 1
                return .merge(.cancel(id: 1), .send(.internal(.countChanged))) // ←
              case .view(.appeared):
                return .run { send in await send(.internal(.countChanged)) } // ←
              case .internal(.countChanged): return state.log()
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Counter {
          enum Action {
            case view(View), delegate(Delegate), `internal`(Internal), clock(Clock.Action)
            enum View { case incrementButtonTapped, loadButtonTapped }
            enum Delegate { case counted }
            enum Internal { case loaded(Int) }
          }
          var body: some ReducerOf<Self> {
            Scope(state: \\.clock, action: \\.clock) { Clock() }
            Reduce { state, action in
              switch action {
              case .view(.incrementButtonTapped): return .send(.delegate(.counted))
              case .view(.loadButtonTapped):
                return .run { send in
                  let count = await counts.load()
                  await send(.internal(.loaded(count)))
                }
              case .internal(.loaded): return .send(.clock(.interface(.start)))
              case .clock: return .none
              }
            }
          }
        }
        @Reducer
        struct Clock {
          enum Action {
            case interface(Interface)
            enum Interface { case start }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for send in target.sends where target.isSynchronous(send) {
        guard send.path.isComplete, let last = send.path.steps.last, last.feature == send.path.start,
          [.view, .internal, .flat, .interface].contains(last.kind), !target.files[send.file].isTest
        else { continue }
        let feature = target.features[send.path.start].name
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "'\(feature)' answers an action by sending its own action '\(send.fact.path.text)'."
        )
      }
    }
  )
}

extension ResolvedTarget {
  /// Whether a reducer sends an action in answer to an action, without work in between.
  func isSynchronous(_ send: ResolvedSend) -> Bool {
    guard case .reducer = send.sender, send.fact.handler != nil else { return false }
    switch send.fact.style {
    case .effect: return send.fact.effect == nil
    case .closure:
      // An effect whose only statements send actions.
      guard let index = send.fact.effect else { return false }
      let effect = files[send.file].effects[index]
      // A payload can contain the work: `await send(.loaded(client.load()))`.
      guard send.fact.path.tail == .none, !send.fact.containsWork else { return false }
      let sends = files[send.file].sends.count { $0.effect == index && $0.isOnlyStatement && $0.path.tail == .none }
      return effect.statementCount == sends && !effect.handlesErrors && effect.uncaughtTries.isEmpty
        && effect.endlessLoops.isEmpty
        && send.fact.isOnlyStatement
    case .store, .view, .dispatch: return false
    }
  }
}
