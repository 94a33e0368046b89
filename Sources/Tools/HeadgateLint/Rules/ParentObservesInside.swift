extension Rule {
  static let parentObservesInside = Rule(
    id: "parent-observes-inside",
    seeds: ["S2-4", "S3-7", "S4-3"],
    severity: .error,
    severities: [.splitResults: .warning],
    summary: "A parent's pattern reaches an action of its child that is not a delegate action.",
    why: """
      The actions of a child are its implementation. A parent that matches them breaks without an error when the child changes. \
      A child without delegate actions gives its parent no other way to listen, so the finding is a warning there.
      """,
    advice: "\(adviceBehindGate) With the payload `Gate<Child>` the compiler enforces the rule.",
    examples: [
      .bad(
        """
        @Reducer
        struct Login {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case loginButtonTapped }
            enum Delegate { case userLoggedIn(User) }
          }
        }
        // file: Root.swift
        @Reducer
        struct Root {
          enum Action { case login(Login.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .login(.view(.loginButtonTapped)): // ←
                state.isBusy = true
                return .none
              case .login(.delegate(.userLoggedIn(let user))):
                state.user = user
                return .none
              case .login(.view):
                return .none
              }
            }
            Scope(state: \\.login, action: \\.login) { Login() }
          }
        }
        """
      ),
      .bad(
        .splitResults,
        """
        @Reducer
        struct Editor {
          enum Action: Equatable, Sendable { case saveButtonTapped, cancelButtonTapped }
        }
        @Reducer
        struct List {
          enum Action: Equatable, Sendable { case editor(PresentationAction<Editor.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .editor(.presented(.saveButtonTapped)): // ←
                state.editor = nil
                return .none
              case .editor: return .none
              }
            }
            .ifLet(\\.$editor, action: \\.editor) { Editor() }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Login {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case loginButtonTapped }
            enum Delegate { case userLoggedIn(User) }
          }
        }
        @Reducer
        struct Root {
          enum Action { case login(Gate<Login>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .login(.delegate(.userLoggedIn(let user))):
                state.user = user
                return .none
              case .login(.interface), .login(.inside):
                return .none
              }
            }
            Scope(state: \\.login, action: \\.login) { Login() }
          }
        }
        """
      ),
      .good(
        """
        // A reducer that records all actions on purpose.
        struct ActionLogging: Reducer {
          typealias State = Root.State
          typealias Action = Root.Action
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .login(.view(.loginButtonTapped)): return .run { _ in log("login") }
            default: return .none
            }
          }
        }
        @Reducer
        struct Root {
          enum Action { case login(Login.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.login, action: \\.login) { Login() }
          }
        }
        @Reducer
        struct Login {
          enum Action {
            case view(View)
            enum View { case loginButtonTapped }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for pattern in target.patterns where !target.observesAllActions(pattern.feature) {
        guard let inside = target.insideStep(of: pattern), !target.files[pattern.file].isTest else { continue }
        let parent = target.features[pattern.feature].name
        let child = target.features[inside.feature]
        reporter.report(
          target.files[pattern.file],
          pattern.fact.range,
          "'\(parent)' matches the action '\(inside.caseName)' of '\(child.name)', which is not a delegate action.",
          advice: inside.isBehindGate ? adviceBehindGate : nil,
          limit: child.hasDelegate || child.hasViewGroup ? .error : .warning
        )
      }
    }
  )

  /// The advice for a case whose payload is a gate already. A gate does not hide interface actions.
  private static let adviceBehindGate =
    "Add a case to the delegate actions of the child, send it where the event happens, and match this case."
}

extension ResolvedTarget {
  /// Returns the action inside of a child that a pattern of its parent reaches.
  fileprivate func insideStep(of pattern: ResolvedPattern) -> ResolvedPath.Step? {
    guard let first = foreignStep(of: pattern.path), first.kind != .delegate else { return nil }
    // The pattern of a nested `switch` is reported, not the one around it.
    if isExamined(pattern) { return nil }
    // `case .login(.view), .login(.binding): return .none` completes a `switch`, and reacts to nothing.
    let names: Set<ActionKind> = [.view, .internal, .interface, .binding, .child, .presentation]
    let isLast = first.component == pattern.fact.path.components.count - 1
    let hasNoPayload = pattern.fact.path.tail == .none || pattern.fact.path.tail == .wildcard
    if names.contains(first.kind), isLast, hasNoPayload, isGroup(first, at: pattern.path), isIgnored(pattern) {
      return nil
    }
    // So does a list of the actions themselves, unless other code of the `switch` then reacts to all actions but these.
    if pattern.fact.path.tail != .value, isIgnored(pattern), isInList(pattern), !isException(pattern) { return nil }
    return first
  }

  /// Whether the case contains other patterns, too. A case for one action shows that the parent knows the action for a reason.
  private func isInList(_ pattern: ResolvedPattern) -> Bool {
    files[pattern.file].patterns.contains {
      $0.handler == pattern.fact.handler && $0.range != pattern.fact.range
    }
  }

  /// Whether a `switch` reacts to the other actions of a group from which a pattern takes some.
  private func isException(_ pattern: ResolvedPattern) -> Bool {
    guard let handler = pattern.fact.handler else { return false }
    let facts = files[pattern.file]
    let others = facts.handlers.indices.filter {
      facts.handlers[$0].switchIndex == facts.handlers[handler].switchIndex && !facts.handlers[$0].isTrivial
    }
    return others.contains { other in
      let patterns = facts.patterns.filter { $0.handler == other }
      // Without patterns it is `default`.
      return patterns.isEmpty || patterns.contains { pattern.fact.path.names.starts(with: $0.path.names) }
    }
  }

  /// Whether an action at the end of a path stands for several actions.
  private func isGroup(_ step: ResolvedPath.Step, at path: ResolvedPath) -> Bool {
    path.openGroup != nil || path.open != nil || [.binding, .child, .presentation].contains(step.kind)
  }
}
