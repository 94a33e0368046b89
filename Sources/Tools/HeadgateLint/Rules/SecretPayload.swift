extension Rule {
  static let secretPayload = Rule(
    id: "secret-payload",
    severity: .warning,
    summary: "An action has a password or a token as a plain value.",
    why: """
      Logs, reports and recordings contain the values of actions. There is no fix: the code that sends the action has to wrap the \
      value, and the code that receives it has to read `wrappedValue`, which can be in other files.
      """,
    advice: """
      Write `Redacted<String>`, which dumps and reports do not show: send `Redacted(text)`, and read `wrappedValue`. Another type that \
      hides its value is accepted, too.
      """,
    examples: [
      .bad(
        """
        @Reducer
        struct Login {
          enum Action {
            case passwordChanged(String) // ←
            case loggedIn(user: User, accessToken: String) // ←
          }
        }
        """
      ),
      .bad(
        .udf,
        """
        struct LoggedInAction: Action {
          let token: String // ←
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Login {
          enum Action {
            case passwordChanged(Redacted<String>)
            case passwordForgotten(email: String)
            case tokenExpired(Date)
            case passwordFieldFocused(Bool)
          }
        }
        """
      ),
    ],
    check: .file { file, reporter in
      for type in file.types where type.kind == .enum && (type.isAction || type.isOpenAction) && !file.isTest {
        for one in type.cases {
          // The name of a case with one unlabeled value is the name of the value.
          let isOnly = one.values.count == 1 && one.values[0].label == nil
          for value in one.values where Self.isPlain(value.type) {
            guard Self.isSecret(isOnly ? one.name : value.label ?? "") else { continue }
            let name = value.label ?? one.name
            reporter.report(
              file,
              one.range,
              "The value '\(name)' of the action '\(one.name)' is a secret in a plain '\(value.text)'.",
              advice: "Write `Redacted<\(value.text)>`, send `Redacted(value)`, and read `wrappedValue`."
            )
          }
        }
      }
      for type in file.types where type.kind == .struct && type.isOpenAction && !file.isTest {
        for property in type.properties where property.isStored && Self.isSecret(property.name) {
          guard let shape = property.type, Self.isPlain(shape), !property.attributes.contains("Redacted") else {
            continue
          }
          reporter.report(
            file,
            property.range,
            "The value '\(property.name)' of the action '\(type.name)' is a plain secret."
          )
        }
      }
    }
  )

  private static func isSecret(_ name: String) -> Bool {
    let words = NameWords(name).words
    let secrets: Set<String> = [
      "credential", "credentials", "passcode", "passphrase", "passwd", "password", "passwords", "pwd", "secret",
      "secrets", "token",
    ]
    let ends: Set<String> = [
      "count", "email", "error", "expired", "failed", "focused", "forgotten", "hint", "length", "link", "requested",
      "reset",
      "strength", "valid", "visible",
    ]
    return words.contains(where: secrets.contains) && !words.contains(where: ends.contains)
      || name.lowercased().contains("apikey") || hasPin(words)
  }

  /// Whether the words name a number that somebody enters, and not the pin of a map or a list.
  private static func hasPin(_ words: [String]) -> Bool {
    guard let index = words.firstIndex(of: "pin") else { return false }
    return words.count == 1
      || ["changed", "code", "entered", "number", "submitted"].contains(words.dropFirst(index + 1).first)
  }

  /// Whether the value is text or data that descriptions show.
  private static func isPlain(_ type: TypeShape) -> Bool {
    guard case .named(let path, let arguments) = type, let name = path.last else { return false }
    if name == "Optional" || name == "Array" { return arguments.first.map(isPlain) ?? false }
    return ["String", "Substring", "Data"].contains(name)
  }
}
