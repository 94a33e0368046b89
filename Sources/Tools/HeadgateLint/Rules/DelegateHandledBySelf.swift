extension Rule {
  static let delegateHandledBySelf = Rule(
    id: "delegate-handled-by-self",
    seeds: ["S2-12", "S3-5"],
    severity: .warning,
    summary: "A feature reacts to its own delegate action.",
    why:
      "A delegate action is a message to the parent. A feature that also reacts to it hides its own work behind that message.",
    advice: "Do the work where the delegate action is sent, and return `.none` for `.delegate`.",
    examples: [
      .bad(
        """
        @Reducer
        struct Editor {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case saveButtonTapped }
            enum Delegate { case saved }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.saveButtonTapped): return .send(.delegate(.saved))
              case .delegate(.saved): // ←
                state.isSaved = true
                return .none
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Editor {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case saveButtonTapped }
            enum Delegate { case saved, closed }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.saveButtonTapped):
                state.isSaved = true
                return .send(.delegate(.saved))
              case .delegate(.closed): return .none
              case .delegate: return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for pattern in target.patterns where !target.features[pattern.feature].isWrapper {
        guard let step = pattern.path.steps.first(where: { $0.kind == .delegate }), step.feature == pattern.path.start,
          pattern.path.start == pattern.feature, target.foreignStep(of: pattern.path) == nil
        else { continue }
        guard !target.isExamined(pattern) else { continue }
        guard !target.isIgnored(pattern), !target.files[pattern.file].isTest else { continue }
        reporter.report(
          target.files[pattern.file],
          pattern.fact.range,
          "'\(target.features[pattern.feature].name)' reacts to its own delegate action '\(pattern.fact.path.text)'."
        )
      }
    }
  )
}
