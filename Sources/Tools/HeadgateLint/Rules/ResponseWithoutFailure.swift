extension Rule {
  static let responseWithoutFailure = Rule(
    id: "response-without-failure",
    seeds: ["S0-8", "S1-8", "S3-25"],
    severity: .warning,
    summary: "An effect sends an action when its work succeeds, and nothing when it fails.",
    why: "When the work throws, no action arrives, and the state waits for it: a progress indicator never ends.",
    advice: "Send the failure in `catch:`, in `do` and `catch`, or send a `Result` of the work.",
    examples: [
      .bad(
        """
        @Reducer
        struct Profile {
          enum Action { case loadButtonTapped, userLoaded(User) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loadButtonTapped:
                return .run { send in
                  let user = try await users.load()
                  await send(.userLoaded(user)) // ←
                }
              case .userLoaded: return .none
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Profile {
          enum Action { case loadButtonTapped, refreshPulled, appeared, userLoaded(User), userLoadFailed, tick }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loadButtonTapped:
                return .run { send in
                  await send(.userLoaded(try await users.load()))
                } catch: { error, send in
                  await send(.userLoadFailed)
                }
              case .refreshPulled:
                return .run { send in
                  do {
                    await send(.userLoaded(try await users.load()))
                  } catch {
                    await send(.userLoadFailed)
                  }
                }
              case .appeared:
                return .run { send in
                  try await clock.sleep(for: .seconds(1))
                  await send(.tick)
                }
              case .userLoaded, .userLoadFailed, .tick: return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .file { file, reporter in
      for (index, effect) in file.effects.enumerated() {
        let sends = file.sends.filter { send in
          send.effect == index && (send.style == .closure || send.style == .dispatch)
            && effect.uncaughtTries.contains { one in
              send.range.end > one.range.offset && one.end.map { send.range.offset < $0 } ?? true
            }
        }
        guard let send = sends.first else { continue }
        reporter.report(
          file,
          send.range,
          "The effect sends '\(send.path.nameText)' when its work succeeds, and nothing when it throws."
        )
      }
    }
  )
}
