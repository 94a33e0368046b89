extension Rule {
  static let flatInternalUnderscore = Rule(
    "flat-internal-underscore",
    seeds: ["S2-10"],
    .off,
    in: [.flat: .warning],
    summary: "In the flat layout, an action that only the reducer sends has no underscore.",
    why: """
      The underscore tells readers, and the other rules, that views and parents must not use the action. The fix renames the \
      action if each use of the name in the files is known and the enum is not public.
      """,
    advice: "Start the name with an underscore, also where the action is sent and matched.",
    isFixable: true,
    examples: [
      .bad(
        .flat,
        """
        @Reducer
        struct Login {
          enum Action: Equatable {
            case onDidTapLogin
            case loginResults(Result<User, LoginError>) // ←
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .onDidTapLogin: return .run { send in await send(.loginResults(client.login())) }
              case .loginResults: return .none
              }
            }
          }
        }
        struct LoginView: View {
          let store: StoreOf<Login>
          var body: some View { Button("Log in") { store.send(.onDidTapLogin) } }
        }
        """,
        fixed: """
          @Reducer
          struct Login {
            enum Action: Equatable {
              case onDidTapLogin
              case _loginResults(Result<User, LoginError>)
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .onDidTapLogin: return .run { send in await send(._loginResults(client.login())) }
                case ._loginResults: return .none
                }
              }
            }
          }
          struct LoginView: View {
            let store: StoreOf<Login>
            var body: some View { Button("Log in") { store.send(.onDidTapLogin) } }
          }
          """
      ),
      .good(
        .flat,
        """
        @Reducer
        struct Login {
          enum Action: Equatable {
            case onDidTapLogin
            case onDidTapHelp
            case _loginResults(Result<User, LoginError>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .onDidTapLogin: return .run { send in await send(._loginResults(client.login())) }
              case .onDidTapHelp, ._loginResults: return .none
              }
            }
          }
        }
        struct LoginView: View {
          let store: StoreOf<Login>
          var body: some View { Button("Log in") { store.send(.onDidTapLogin) } }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      let uses = target.uses
      for (index, feature) in target.features.enumerated() where !feature.hasViewGroup && !feature.isWrapper {
        guard let type = feature.action, !target.isUsedElsewhere(type) else { continue }
        let own = target.sends(through: index).filter {
          $0.path.steps.first?.feature == index && $0.path.steps.first?.type == type
        }
        let byView = Set(
          own.filter { $0.sender == .view || $0.sender == .other }.compactMap { $0.path.steps.first?.caseName }
        )
        let byReducer = Set(own.filter { $0.sender == .reducer(index) }.compactMap { $0.path.steps.first?.caseName })
        for (file, one) in target.cases(of: type) where target.kind(of: one, in: index) == .flat {
          guard byReducer.contains(one.name), !byView.contains(one.name) else { continue }
          reporter.report(
            file,
            one.range,
            "Only the reducer sends the action '\(one.name)'.",
            fix: target.renaming(one, of: type, to: "_\(one.name)", uses)
          )
        }
      }
    }
  )
}
