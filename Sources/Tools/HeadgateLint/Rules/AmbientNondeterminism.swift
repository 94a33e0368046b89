extension Rule {
  static let ambientNondeterminism = Rule(
    id: "ambient-nondeterminism",
    severity: .error,
    summary: "A reducer or an effect reads a value that differs in each run, such as `Date()`.",
    why: "A test cannot choose the value, and a recording cannot repeat it.",
    advice:
      "Use the dependency: `@Dependency(\\.date.now)`, `\\.uuid`, `\\.withRandomNumberGenerator`, `\\.continuousClock`, or a client.",
    examples: [
      .bad(
        """
        @Reducer
        struct Todos {
          enum Action { case addButtonTapped, shuffled(Int) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .addButtonTapped:
                state.todos.append(Todo(id: UUID())) // ←
                state.date = Date() // ←
                return .run { send in
                  try await Task.sleep(for: .seconds(1)) // ←
                  _ = try await URLSession.shared.data(from: url) // ←
                  await send(.shuffled(Int.random(in: 1...6))) // ←
                }
              case .shuffled: return .none
              }
            }
          }
        }
        """
      ),
      .bad(
        .udf,
        """
        let sessionReducer: Reducer<Session> = { state, action in
          switch action {
          case is SessionStartedAction: state.start = Date() // ←
          default: break
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Todos {
          @ObservableState
          struct State { var created = Date(timeIntervalSince1970: 0) }
          enum Action { case addButtonTapped }
          @Dependency(\\.uuid) var uuid
          @Dependency(\\.date.now) var now
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.todos.append(Todo(id: uuid()))
              state.date = now
              return .none
            }
          }
        }
        struct TodosView: View {
          var body: some View { Text(Date(), style: .date) }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (file, call) in target.reducerCalls(.ambient) {
        reporter.report(file, call.range, "A reducer uses '\(call.text)', whose value differs in each run.")
      }
    }
  )
}

extension ResolvedTarget {
  /// Returns the calls of a kind in code that reducers and effects run.
  func reducerCalls(_ kind: CallFact.Kind) -> [(FileFacts, CallFact)] {
    files.filter { !$0.isTest }.flatMap { file in
      file.calls.filter { $0.kind == kind && isRunByReducer($0.context) }.map { (file, $0) }
    }
  }

  /// Whether a reducer or an effect runs code: the code is in a closure of one, in a member of a feature, or in a method that
  /// changes the state of a feature.
  private func isRunByReducer(_ context: CodeContext) -> Bool {
    guard !context.isInReducerClosure && !context.isInEffect else { return true }
    guard context.isExecuted, let feature = feature(around: context.type) else { return false }
    let path = features[feature].path
    return context.type == path || context.isMutating && context.type == path + ["State"]
  }
}
