extension Rule {
  static let uncancellableLoop = Rule(
    id: "uncancellable-loop",
    severity: .warning,
    summary: "An effect loops over an asynchronous sequence without an end, and nothing cancels it.",
    why: "The effect runs as long as the store, and a second start of it runs beside the first.",
    advice: """
      Add `.cancellable(id:cancelInFlight:)`, send the action with `await store.send(.task).finish()` in the `task` modifier of a \
      view, or run the feature by an operator that ends its effects, such as `ifLet`.
      """,
    examples: [
      .bad(
        """
        @Reducer
        struct Chat {
          enum Action { case appeared, messageReceived(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared:
                return .run { send in
                  for await message in messages.stream() { // ←
                    await send(.messageReceived(message))
                  }
                }
              case .messageReceived: return .none
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Chat {
          enum Action { case appeared, task, messageReceived(String) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared:
                return .run { send in
                  for await message in messages.stream() { await send(.messageReceived(message)) }
                }
                .cancellable(id: CancelID.messages, cancelInFlight: true)
              case .task:
                return .run { send in
                  for await message in messages.stream() { await send(.messageReceived(message)) }
                }
              case .messageReceived: return .none
              }
            }
          }
        }
        struct ChatView: View {
          let store: StoreOf<Chat>
          var body: some View { Text("").task { await store.send(.task).finish() } }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for file in target.files where !file.isTest {
        for effect in file.effects where !effect.isCancellable && !effect.endlessLoops.isEmpty {
          guard let feature = target.feature(around: effect.context.type),
            !target.hasOwner(effect, of: feature, in: file)
          else {
            continue
          }
          for loop in effect.endlessLoops {
            reporter.report(file, loop, "Nothing cancels this loop of '\(target.features[feature].name)'.")
          }
        }
      }
    }
  )
}

extension ResolvedTarget {
  /// Whether a view waits for the effect, or an operator ends it with its feature.
  fileprivate func hasOwner(_ effect: EffectFact, of feature: Int, in file: FileFacts) -> Bool {
    var ancestors = [feature]
    var seen: Set<Int> = []
    while let next = ancestors.popLast() {
      guard seen.insert(next).inserted else { continue }
      for edge in parentEdges(of: next) {
        let operators = operators(of: edge.parent).map(\.fact).filter { $0.action.contains(edge.caseName) }
        let isOptional = operators.contains { ["ifLet", "ifCaseLet", "IfLet", "IfCaseLet"].contains($0.name) }
        if edge.relation != .scope || isOptional || features[edge.parent].kind == .enumeration { return true }
        ancestors.append(edge.parent)
      }
    }
    guard let handler = effect.handler else { return false }
    let matched = Set(file.patterns.filter { $0.handler == handler }.compactMap(\.path.names.last))
    let awaited = files.flatMap(\.sends).filter(\.isAwaited).compactMap(\.path.names.last)
    if awaited.contains(where: matched.contains) { return true }
    // By convention a view waits for `task`. The view can be in another target.
    return matched.contains("task") && !sends.contains { $0.sender == .view && $0.path.steps.first?.feature == feature }
  }
}
