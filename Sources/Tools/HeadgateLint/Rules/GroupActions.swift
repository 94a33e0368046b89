extension Rule {
  static let groupActions = Rule(
    id: "group-actions",
    seeds: ["S0-16", "S0-30", "S1-20"],
    severity: .warning,
    summary: "Two or more groups of three or more flat actions start with the same word.",
    why:
      "The first word of the names is the name of a missing type. Enums make the groups visible, and a reducer can switch over one.",
    advice: "Move each group to an enum, and add one case for it: `case login(Login)`.",
    examples: [
      .bad(
        .splitResults,
        """
        @Reducer
        struct Session {
          enum Action: Equatable, Sendable { // ←
            case loginButtonTapped
            case loginSucceeded(User)
            case loginFailed(String)
            case signupButtonTapped
            case signupSucceeded(User)
            case signupFailed(String)
          }
        }
        """
      ),
      .good(
        .splitResults,
        """
        @Reducer
        struct Session {
          enum Action: Equatable, Sendable {
            case login(Login)
            case userSelected(User)
            case userLoaded(User)
            case userLoadFailed
            enum Login: Equatable, Sendable { case buttonTapped, succeeded(User), failed(String) }
          }
        }
        """
      ),
    ],
    check: .file { file, reporter in
      for type in file.types where type.kind == .enum && type.isAction {
        let words = type.cases.filter { !$0.isUnderscored }.compactMap { NameWords($0.name).words.first }
        let ignored: Set<String> = ["did", "on", "set", "will"]
        let groups = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 2 && !ignored.contains($0.key) }
        guard groups.count > 1 else { continue }
        let names = groups.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        reporter.report(
          file,
          type.range,
          "The actions of '\(type.fullName)' have the groups \(names)."
        )
      }
    }
  )
}
