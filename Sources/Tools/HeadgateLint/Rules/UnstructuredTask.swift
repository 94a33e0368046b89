extension Rule {
  static let unstructuredTask = Rule(
    id: "unstructured-task",
    severity: .error,
    summary: "A reducer or an effect starts a `Task`.",
    why: "The store does not know the task: it is not cancelled with its feature, and tests cannot wait for it.",
    advice: "Return `.run { send in … }`. Use `async let` or a task group for parallel work inside of an effect.",
    examples: [
      .bad(
        """
        @Reducer
        struct Feed {
          enum Action { case refreshPulled }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .refreshPulled:
                Task { await client.refresh() } // ←
                return .run { _ in
                  Task.detached { await client.log() } // ←
                }
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
          enum Action { case refreshPulled }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .refreshPulled:
                return .run { _ in
                  async let items: Void = client.refresh()
                  _ = await items
                }
              }
            }
          }
        }
        struct FeedView: View {
          var body: some View {
            Button("Refresh") { Task { await refresh() } }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (file, call) in target.reducerCalls(.task) {
        reporter.report(file, call.range, "A reducer starts the unstructured task '\(call.text)'.")
      }
    }
  )
}
