extension Rule {
  static let documentAction = Rule(
    id: "document-action",
    seeds: ["S0-31"],
    severity: .off,
    summary: "An action with values has no documentation, or it does not describe each value.",
    why: "The list of actions is the documentation of a feature. A value without a label says little about itself.",
    advice: "Write `/// The event.` and `/// - Parameter name: The value.` above the case.",
    isFixable: true,
    examples: [
      .bad(
        """
        @Reducer
        struct Profile {
          enum Action {
            case userLoaded(user: User) // ←
            case appeared
          }
        }
        """,
        fixed: """
          @Reducer
          struct Profile {
            enum Action {
              /// <#When this happens#>
              /// - Parameter user: <#The value#>
              case userLoaded(user: User)
              case appeared
            }
          }
          """
      ),
      .bad(
        """
        @Reducer
        struct Profile {
          enum Action {
            /// The user is here.
            case userLoaded(User) // ←
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Profile {
          enum Action {
            /// The user is here.
            /// - Parameter user: The loaded user.
            case userLoaded(User)
            case view(View)
            case login(Login.Action)
            enum View { case appeared }
          }
        }
        """
      ),
    ],
    check: .file { file, reporter in
      for type in file.types where type.kind == .enum && type.isAction {
        for one in type.cases where !one.values.isEmpty && !one.containsActions && !file.hasGroup(one, in: type) {
          if !one.isDocumented {
            reporter.report(file, one.range, "The action '\(one.name)' has no documentation.", fix: Self.stub(of: one))
          } else if one.documentedParameters.count < one.values.count {
            reporter.report(file, one.range, "The documentation of '\(one.name)' does not describe each value.")
          }
        }
      }
    }
  )

  /// Returns the edit that adds the lines to fill in. Several cases in one declaration have no place for them.
  private static func stub(of one: CaseFact) -> Fix? {
    guard one.range.offset == one.start + "case ".utf8.count else { return nil }
    let lines =
      ["/// <#When this happens#>"]
      + one.values.map { "/// - Parameter \($0.label ?? "value"): <#The value#>" }
    let text = lines.map { $0 + one.line.start }.joined()
    guard let gap = one.line.gap else { return Fix(.init(SourceRange(offset: one.start, length: 0), text)) }
    // In a type on one line, the comments and the case get lines of their own.
    let end = one.line.end.map { Fix.Edit($0.range, $0.text) }
    return Fix([Fix.Edit(gap, one.line.start + text)] + (end.map { [$0] } ?? []))
  }
}

extension CaseFact {
  /// Whether the value is an enum of actions by its name, so that the actions inside are documented instead.
  var containsActions: Bool {
    let names: Set<String> = [
      "Action", "BindingAction", "Delegate", "Gate", "IdentifiedAction", "IdentifiedActionOf", "Interface", "Internal",
      "PresentationAction", "StackAction", "StackActionOf", "View",
    ]
    return values.contains { value in
      value.type.contains { names.contains($0.name ?? "") || $0.name?.hasSuffix("Action") ?? false }
    }
  }
}

extension FileFacts {
  /// Whether the value of a case is an enum that the enum of actions declares.
  fileprivate func hasGroup(_ one: CaseFact, in type: TypeFact) -> Bool {
    guard one.values.count == 1, let value = one.values.first, value.label == nil else { return false }
    return types.contains { $0.kind == .enum && $0.path == type.path + value.type.path }
  }
}
