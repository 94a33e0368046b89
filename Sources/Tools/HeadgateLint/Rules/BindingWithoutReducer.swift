extension Rule {
  static let bindingWithoutReducer = Rule(
    id: "binding-without-reducer",
    seeds: ["S0-18"],
    severity: .error,
    summary:
      "A feature with `BindableAction` has no `BindingReducer`, or has it behind a reducer that reads the state.",
    why: "Without a `BindingReducer` a control changes nothing. Behind other reducers, they read the old values.",
    advice: "Write `BindingReducer()` as the first statement of `body`.",
    isFixable: true,
    examples: [
      .bad(
        """
        @Reducer
        struct Settings {
          enum Action: BindableAction { // ←
            case binding(BindingAction<State>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .none }
          }
        }
        """,
        fixed: """
          @Reducer
          struct Settings {
            enum Action: BindableAction {
              case binding(BindingAction<State>)
            }
            var body: some ReducerOf<Self> {
              BindingReducer()
              Reduce { state, action in .none }
            }
          }
          """
      ),
      .bad(
        """
        @Reducer
        struct Account {
          enum Action: BindableAction {
            case binding(BindingAction<State>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .binding(\\.name): return state.validate()
              case .binding: return .none
              }
            }
            BindingReducer() // ←
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Settings {
          enum Action: BindableAction {
            case binding(BindingAction<State>)
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in .none }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (index, feature) in target.features.enumerated() where !feature.isWrapper && feature.kind == .structure {
        guard let type = feature.action else { continue }
        let operators = target.operators(of: index)
        let binding = operators.first { $0.fact.name == "BindingReducer" }
        if let binding {
          let readers = operators.filter { $0.fact.name == "Reduce" && $0.fact.isStatement && $0.file == binding.file }
          guard binding.fact.isStatement, let reader = readers.first,
            reader.fact.range.offset < binding.fact.range.offset
          else { continue }
          reporter.report(
            target.files[binding.file],
            binding.fact.range,
            "'BindingReducer' is behind a 'Reduce', which reads the values before the change."
          )
        } else if let (file, declaration) = bindable(type, index, target), target.hasKnownBody(index) {
          reporter.report(
            target.files[file],
            declaration.range,
            "The action of '\(feature.name)' is bindable, but its body has no 'BindingReducer'.",
            fix: fix(feature, isAction: declaration.path == feature.path + ["Action"], in: target.files[file])
          )
        }
      }
    }
  )

  /// Returns the edit that adds the reducer to a body in the same file.
  private static func fix(_ feature: Feature, isAction: Bool, in file: FileFacts) -> Fix? {
    let bodies = file.bodies.filter { $0.type == feature.path }
    // The group of view actions needs the path to it.
    guard isAction, bodies.count == 1, let lineStart = bodies[0].lineStart else { return nil }
    return Fix(.init(SourceRange(offset: bodies[0].start, length: 0), "BindingReducer()" + lineStart))
  }

  /// Returns the enum of a feature's actions that is bindable: the action or its group of view actions.
  private static func bindable(_ type: Int, _ feature: Int, _ target: ResolvedTarget) -> (Int, TypeFact)? {
    for type in target.actionTypes(of: feature) {
      for location in target.types.entries[type].declarations {
        let declaration = target.files[location.file].types[location.type]
        if declaration.inherits("BindableAction") { return (location.file, declaration) }
      }
    }
    return nil
  }
}
