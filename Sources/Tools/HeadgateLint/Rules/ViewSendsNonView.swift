extension Rule {
  static let viewSendsNonView = Rule(
    id: "view-sends-non-view",
    seeds: ["S2-14", "S3-4"],
    severity: .error,
    summary: "A view sends an internal, delegate or interface action.",
    why: """
      Internal actions belong to the reducer and its effects, delegate actions tell the parent what happened, and interface \
      actions come from the parent. A view that sends them goes around the reducer.
      """,
    advice: """
      Add a view action for the event, send it, and let the reducer answer. `@ViewAction(for:)` and `ViewStore` make the \
      compiler enforce this.
      """,
    examples: [
      .bad(
        """
        @Reducer
        struct Login {
          enum Action {
            case view(View), delegate(Delegate), `internal`(Internal)
            enum View { case loginButtonTapped }
            enum Delegate { case cancelled }
            enum Internal { case loaded }
          }
        }
        struct LoginView: View {
          let store: StoreOf<Login>
          var body: some View {
            Button("Log in") { store.send(.view(.loginButtonTapped)) }
            Button("Cancel") { store.send(.delegate(.cancelled)) } // ←
            Button("Reload") { store.send(.internal(.loaded)) } // ←
          }
        }
        """
      ),
      .bad(
        .tca,
        """
        @Reducer
        struct Login {
          enum Action {
            case view(View)
            case loadData
            enum View { case appeared }
          }
        }
        struct LoginView: View {
          @Bindable var store: StoreOf<Login>
          var body: some View {
            Text("Log in").task { await store.send(.loadData).finish() } // ←
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Login {
          enum Action {
            case view(View), delegate(Delegate), binding(BindingAction<State>)
            enum View { case loginButtonTapped }
            enum Delegate { case cancelled }
          }
        }
        @ViewAction(for: Login.self)
        struct LoginView: View {
          let store: StoreOf<Login>
          var body: some View {
            Button("Log in") { send(.loginButtonTapped) }
            Button("Clear") { store.send(.binding(.set(\\.name, ""))) }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for send in target.sends where send.sender == .view {
        guard let step = send.path.steps.last(where: { $0.kind != .child }) ?? send.path.steps.last else { continue }
        guard [.internal, .delegate, .interface].contains(step.kind) else { continue }
        let feature = target.features[step.feature].name
        reporter.report(
          target.files[send.file],
          send.fact.range,
          "A view sends the \(step.kind.rawValue) action '\(send.fact.path.text)' of '\(feature)'."
        )
      }
    }
  )
}
