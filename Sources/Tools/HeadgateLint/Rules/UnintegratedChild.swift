extension Rule {
  static let unintegratedChild = Rule(
    "unintegrated-child",
    seeds: ["S0-20", "S0-25"],
    .error,
    summary: "A feature has the action or the presented state of a child, but does not run the child's reducer.",
    why: "The actions of the child arrive and change nothing, and its effects never start.",
    advice: "Add `Scope`, `ifLet` or `forEach` with the case of the child to `body`.",
    examples: [
      .bad(
        """
        @Reducer
        struct Row { enum Action { case tapped } }
        @Reducer
        struct Inbox {
          @ObservableState
          struct State {
            var header = Row.State()
            @Presents var detail: Row.State?
            @Presents var editor: Row.State? // ←
          }
          enum Action {
            case header(Row.Action)
            case detail(PresentationAction<Row.Action>) // ←
          }
          var body: some ReducerOf<Self> {
            Scope(state: \\.header, action: \\.header) { Row() }
          }
        }
        """
      ),
      .bad(
        """
        @Reducer
        struct Row { enum Action { case tapped } }
        @Reducer
        struct Feed {
          @ObservableState
          struct State {
            @Presents var detail: Row.State?
            @Presents var editor: Row.State?
          }
          enum Action {
            case detail(PresentationAction<Row.Action>)
            case editor(PresentationAction<Row.Action>)
            case header(Row.Action) // ←
          }
          var body: some ReducerOf<Self> {
            CombineReducers {
              BindingReducer()
              Reduce { state, action in .none }
            }
            .withDetail()
          }
        }
        extension Reducer<Feed.State, Feed.Action> {
          func withDetail() -> some Reducer<State, Action> { ifLet(\\.$detail, action: \\.detail) { Row() }.withEditor() }
          func withEditor() -> some Reducer<State, Action> { self.ifLet(\\.$editor, action: \\.editor) { Row() } }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Row { enum Action { case tapped } }
        @Reducer
        struct Inbox {
          enum Action { case row(Row.Action) }
          var body: some ReducerOf<Self> {
            CombineReducers {
              Unknown()
            }
          }
        }
        @Reducer
        struct Feed {
          enum Action { case row(Row.Action), other(Row.Action) }
          var body: some ReducerOf<Self> { EmptyReducer().withOther() }
        }
        extension Reducer<Feed.State, Feed.Action> {
          func withOther() -> some Reducer<State, Action> { ifLet(\\.$other, action: \\.other) { Row() }.withUnknown() }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Row { enum Action { case tapped } }
        @Reducer
        struct Inbox {
          @ObservableState
          struct State {
            @Presents var detail: Row.State?
            var rows: IdentifiedArrayOf<Row.State> = []
          }
          enum Action {
            case detail(PresentationAction<Row.Action>)
            case rows(IdentifiedActionOf<Row>)
            case other(Unknown.Action)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .none }
              .ifLet(\\.$detail, action: \\.detail) { Row() }
            rows
          }
          var rows: some ReducerOf<Self> {
            EmptyReducer().forEach(\\.rows, action: \\.rows) { Row() }
          }
        }
        @Reducer
        struct Feed {
          @ObservableState
          struct State { @Presents var detail: Row.State? }
          enum Action { case detail(PresentationAction<Row.Action>) }
          var body: some ReducerOf<Self> {
            EmptyReducer().withDetail()
          }
        }
        extension Reducer<Feed.State, Feed.Action> {
          func withDetail() -> some Reducer<State, Action> { ifLet(\\.$detail, action: \\.detail) { Row() } }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (index, feature) in target.features.enumerated() where !feature.isWrapper && feature.kind == .structure {
        guard target.hasKnownBody(index) else { continue }
        // A path that is not written literally can be the path of any child.
        guard let facts = target.literalOperators(of: index) else { continue }
        checkActions(of: index, integrated: Set(facts.flatMap(\.action)), target, reporter)
        // The finding of a case is also about the state of this name.
        let cases = Set(target.childEdges(of: index).map(\.caseName))
        let states = Set(facts.flatMap(\.state).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
        checkState(of: feature, integrated: states.union(cases), target, reporter)
      }
    }
  )

  private static func checkActions(
    of index: Int,
    integrated: Set<String>,
    _ target: ResolvedTarget,
    _ reporter: Reporter
  ) {
    let cases = Set(target.childEdges(of: index).map(\.caseName))
    for (file, one) in target.actionTypes(of: index).flatMap(target.cases)
    where cases.contains(one.name) && !integrated.contains(one.name) {
      reporter.report(file, one.range, "No operator runs the reducer of the child action '\(one.name)'.")
    }
  }

  private static func checkState(
    of feature: Feature,
    integrated: Set<String>,
    _ target: ResolvedTarget,
    _ reporter: Reporter
  ) {
    guard let state = feature.state else { return }
    for location in target.types.entries[state].declarations {
      let file = target.files[location.file]
      for property in file.types[location.type].properties where !integrated.contains(property.name) {
        let isPresented = property.attributes.contains("Presents") || property.attributes.contains("PresentationState")
        guard isPresented || property.type?.name == "StackState" else { continue }
        reporter.report(file, property.range, "No operator runs the reducer of the child state '\(property.name)'.")
      }
    }
  }
}
