extension Rule {
  static let taskResult = Rule(
    id: "task-result",
    seeds: ["S0-29"],
    severity: .error,
    summary: "An action has a `TaskResult` as its value.",
    why: """
      `TaskResult` hides the type of the error, and is unavailable in Headgate. In the profile `split-results`, success and failure \
      are two actions, so that each can be named, matched and logged. There the rule also reports `Result`. There is no fix: each \
      `switch` needs a branch for the failure, and only the author knows its statements.
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
    check: .target { target, reporter in
      let names: Set<String> = reporter.profile == .splitResults ? ["TaskResult", "Result"] : ["TaskResult"]
      for file in target.files {
        for type in file.types where type.kind == .enum && type.isAction {
          for one in type.cases {
            guard let value = one.values.first(where: { target.hasResult($0.type, names, in: type) }) else { continue }
            reporter.report(
              file,
              one.range,
              "The action '\(one.name)' has the value '\(value.text)'.",
              advice: advice(one, value, reporter.profile)
            )
          }
        }
        for type in file.types where type.kind == .struct && type.isOpenAction {
          for property in type.properties where property.type.map({ target.hasResult($0, names, in: type) }) ?? false {
            reporter.report(
              file,
              property.range,
              "The action '\(type.name)' has the value '\(property.name)' of this type."
            )
          }
        }
      }
    }
  )

  /// Returns the cases to write.
  private static func advice(_ one: CaseFact, _ value: CaseFact.Value, _ profile: Profile) -> String? {
    guard value.type.name == "TaskResult" || value.type.name == "Result", let start = value.text.firstIndex(of: "<"),
      value.text.hasSuffix(">")
    else { return nil }
    let arguments = value.text[value.text.index(after: start)...].dropLast()
    // The comma that separates the success from the failure is the last one that is not inside of a type.
    var depth = 0
    let comma = arguments.indices.last { index in
      switch arguments[index] {
      case ">", ")", "]": depth += 1
      case "<", "(", "[": depth -= 1
      default: break
      }
      return depth == 0 && arguments[index] == ","
    }
    let isPair = value.type.name == "Result"
    let success = isPair ? comma.map { arguments[..<$0] } ?? arguments : arguments
    let last = NameWords(one.name).words.last ?? ""
    let isNoun = ["response", "results", "result"].contains(last)
    let isEvent = last.hasSuffix("ed")
    // `userLoaded` is the name of the success already, and `userResponse` of neither.
    let base = isNoun || isEvent ? one.name.dropLast(last.count) : one.name[...]
    let name = base.isEmpty ? one.name[...] : base
    let values = success == "Void" || success == "()" ? "" : "(\(success))"
    let cases =
      "Write `case \(isEvent ? one.name : "\(name)Succeeded")\(values)` and `case \(name)Failed(E)` with your type of the error"
    return profile == .splitResults ? "\(cases)." : "\(cases), or `Result<\(success), E>`."
  }
}

extension ResolvedTarget {
  /// Whether a type that code in another type names is one of the results, or contains one.
  ///
  /// A type that the target declares under this name is not. Of an alias, the type that it stands for counts. An alias that
  /// contains itself does not compile.
  fileprivate func hasResult(_ type: TypeShape, _ names: Set<String>, in outer: TypeFact, depth: Int = 0) -> Bool {
    type.contains { part in
      if depth < 8, let alias = types.expanded(part, from: outer.path) {
        return hasResult(alias, names, in: outer, depth: depth + 1)
      }
      return names.contains(part.name ?? "") && types.find(part.path, from: outer.path) == nil
        && !outer.genericParameters.contains(part.path.first ?? "")
    }
  }
}
