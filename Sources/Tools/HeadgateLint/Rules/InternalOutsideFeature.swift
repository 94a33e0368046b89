extension Rule {
  static let internalOutsideFeature = Rule(
    id: "internal-outside-feature",
    seeds: ["S2-13"],
    severity: .error,
    summary: "An internal action is named in a view or in another reducer.",
    why: """
      Internal actions, in a group `internal` or with an underscore, are the results of a feature's own work. Other code that \
      names them depends on how the feature works.
      """,
    advice:
      "A view sends a view action; a parent matches a delegate action and sends an interface action. `@Sealed` enforces this.",
    examples: [
      .bad(
        .flat,
        """
        @Reducer
        struct Feed {
          enum Action: Equatable { case onAppear, _loaded([Item]) }
        }
        struct FeedView: View {
          let store: StoreOf<Feed>
          var body: some View {
            List {}.refreshable { store.send(._loaded([])) } // ←
          }
        }
        """
      ),
      .bad(
        """
        @Reducer
        struct Feed {
          enum Action {
            case view(View), `internal`(Internal)
            enum View { case appeared }
            enum Internal { case loaded }
          }
        }
        @Reducer
        struct Root {
          enum Action { case feed(Feed.Action), resetButtonTapped }
          var body: some ReducerOf<Self> {
            Scope(state: \\.feed, action: \\.feed) { Feed() }
            Reduce { state, action in
              switch action {
              case .feed(.internal(.loaded)): // ←
                state.isReady = true
                return .none
              case .resetButtonTapped:
                return .send(.feed(.internal(.loaded))) // ←
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
            case view(View), `internal`(Internal)
            enum View { case appeared }
            enum Internal { case loaded }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.appeared): return .run { send in await send(.internal(.loaded)) }
              case .internal(.loaded): return .none
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
              case .feed(.view), .feed(.internal): return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for send in target.sends {
        guard let step = send.path.steps.first(where: { $0.kind == .internal }), isDeclaredInternal(step, target) else {
          continue
        }
        let isOwn = target.foreignStep(of: send.path) == nil
        let isOutside = send.sender == .view || !isOwn
        guard isOutside, !target.files[send.file].isTest else { continue }
        let place = send.sender == .view ? "A view" : "Another reducer"
        report(step, send.fact.range, send.file, "\(place) sends", target, reporter)
      }
      for pattern in target.patterns where !target.observesAllActions(pattern.feature) {
        guard let step = pattern.path.foreign.first(where: { $0.kind == .internal }), isDeclaredInternal(step, target),
          !target.files[pattern.file].isTest
        else { continue }
        let isGroup = pattern.path.openGroup != nil && pattern.path.steps.last?.component == step.component
        guard !isGroup || !target.isIgnored(pattern) else { continue }
        guard !target.isExamined(pattern) else { continue }
        report(step, pattern.fact.range, pattern.file, "Another reducer matches", target, reporter)
      }
    }
  )

  /// Whether the name or the group of an action says that it is internal.
  private static func isDeclaredInternal(_ step: ResolvedPath.Step, _ target: ResolvedTarget) -> Bool {
    if step.caseName.hasPrefix("_") || step.caseName == "internal" { return true }
    return target.groups[step.type]?.kind == .internal
  }

  private static func report(
    _ step: ResolvedPath.Step,
    _ range: SourceRange,
    _ file: Int,
    _ verb: String,
    _ target: ResolvedTarget,
    _ reporter: Reporter
  ) {
    let feature = target.features[step.feature].name
    reporter.report(target.files[file], range, "\(verb) the internal action '\(step.caseName)' of '\(feature)'.")
  }
}
