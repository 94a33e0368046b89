extension Rule {
  static let unobservedDelegate = Rule(
    "unobserved-delegate",
    seeds: ["S2-8"],
    .warning,
    summary: "No parent handles a delegate action.",
    why: "The feature reports an event that nobody hears. Often a parent misses a case.",
    advice: "Match the action in a parent, or delete it.",
    examples: [
      .bad(
        """
        @Reducer
        struct Editor {
          enum Action {
            case delegate(Delegate)
            enum Delegate {
              case saved
              case discarded // ←
            }
          }
        }
        @Reducer
        struct Documents {
          enum Action { case editor(Editor.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editor(.delegate(.saved)): return .none
              case .editor: return .none
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
            case delegate(Delegate)
            enum Delegate { case saved, discarded }
          }
        }
        @Reducer
        struct Documents {
          enum Action { case editor(Editor.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editor(.delegate(let event)):
                state.handle(event)
                return .none
              }
            }
          }
        }
        @Reducer
        struct Alone {
          enum Action {
            case delegate(Delegate)
            enum Delegate { case finished }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (type, group) in target.groups where group.kind == .delegate && !target.parentEdges(of: group.feature).isEmpty
      {
        guard !target.isUsedElsewhere(type) else { continue }
        let feature = group.feature
        // A parent in another target is unknown.
        let matched = target.foreignPatterns(of: feature).filter { pattern in
          pattern.path.start != feature && pattern.path.steps.contains { $0.feature == feature && $0.kind == .delegate }
        }
        let takesAll = matched.contains { pattern in
          guard pattern.path.openGroup == .delegate, case .binding(let name) = pattern.fact.path.tail else {
            return false
          }
          return !target.isSwitched(name, in: pattern)
        }
        guard !takesAll else { continue }
        let names = Set(matched.flatMap { $0.path.steps.filter { $0.type == type }.map(\.caseName) })
        for (file, one) in target.cases(of: type)
        where !names.contains(one.name) && !target.unresolvedNames.contains(one.name) && !file.isTest {
          let name = target.features[feature].name
          reporter.report(file, one.range, "No parent handles the delegate action '\(one.name)' of '\(name)'.")
        }
      }
    }
  )
}
