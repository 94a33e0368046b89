extension Rule {
  static let delegateForged = Rule(
    id: "delegate-forged",
    seeds: ["S2-12", "S3-5"],
    severity: .error,
    summary: "A view or a parent sends a delegate action.",
    why: """
      A parent believes a delegate action, because its feature reports an event with it. When other code sends the action, the \
      parent reacts to an event that did not happen.
      """,
    advice:
      "A view sends a view action, a parent sends an interface action, and the feature's reducer sends the delegate action.",
    examples: [
      .bad(
        """
        @Reducer
        struct Editor {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case closeButtonTapped }
            enum Delegate { case closed }
          }
        }
        struct EditorView: View {
          let store: StoreOf<Editor>
          var body: some View {
            Button("Close") { store.send(.delegate(.closed)) } // ←
          }
        }
        @Reducer
        struct Documents {
          enum Action { case editor(PresentationAction<Editor.Action>), closeAllButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .closeAllButtonTapped:
                return .send(.editor(.presented(.delegate(.closed)))) // ←
              case .editor: return .none
              }
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
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
            enum View { case closeButtonTapped }
            enum Delegate { case closed }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.closeButtonTapped): return .send(.delegate(.closed))
              case .delegate: return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for send in target.sends {
        guard let step = send.path.steps.first(where: { $0.kind == .delegate }) else { continue }
        let isOwn = target.foreignStep(of: send.path) == nil
        guard send.sender == .view || !isOwn, !target.files[send.file].isTest else { continue }
        let place = send.sender == .view ? "A view" : "A parent"
        let feature = target.features[step.feature].name
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "\(place) sends the delegate action '\(send.path.steps.last?.caseName ?? "")' of '\(feature)'."
        )
      }
    }
  )
}
