extension Rule {
  static let taskResult = Rule(
    "task-result",
    seeds: ["S0-29"],
    .error,
    summary: "An action has a `TaskResult` as its value.",
    why: """
      `TaskResult` hides the type of the error, and is unavailable in Headgate. In the profile `split-results`, success and failure \
      are two actions, so that each can be named, matched and logged. There the rule also reports `Result`.
      """,
    advice: "Write one case for the success and one for the failure, or use `Result` with the type of the error.",
    examples: [
      .bad(
        """
        @Reducer
        struct Profile {
          enum Action {
            case loadButtonTapped
            case userResponse(TaskResult<User>) // ←
          }
        }
        """
      ),
      .bad(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable {
            case userResponse(Result<User, ProfileError>) // ←
          }
        }
        """
      ),
      .good(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable {
            case userLoaded(User)
            case userLoadFailed(ProfileError)
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Profile {
          enum Action {
            case userResponse(Result<User, any Error>)
          }
        }
        """
      ),
    ],
    check: .file { file, reporter in
      let names: Set<String> = reporter.profile == .splitResults ? ["TaskResult", "Result"] : ["TaskResult"]
      for type in file.types where type.kind == .enum && type.isAction {
        for one in type.cases {
          guard let value = one.values.first(where: { $0.type.contains { names.contains($0.name ?? "") } }) else {
            continue
          }
          reporter.report(file, one.range, "The action '\(one.name)' has the value '\(value.text)'.")
        }
      }
      for type in file.types where type.kind == .struct && type.isOpenAction {
        for property in type.properties where property.type?.contains({ names.contains($0.name ?? "") }) ?? false {
          reporter.report(
            file,
            property.range,
            "The action '\(type.name)' has the value '\(property.name)' of this type."
          )
        }
      }
    }
  )
}
