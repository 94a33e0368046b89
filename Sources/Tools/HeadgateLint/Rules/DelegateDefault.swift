extension Rule {
  static let delegateDefault = Rule(
    id: "delegate-default",
    seeds: ["S2-5", "S2-11"],
    severity: .error,
    severities: [.splitResults: .off],
    summary: "A `default`, or a pattern for all actions, in a parent's switch hides delegate actions of a child.",
    why: """
      A parent that lists the delegate actions of its child does not compile when the child gets a new one. A `default` hides \
      the new action, and the parent ignores it without an error. There is no fix: the finding lists the cases, and only the \
      author knows what the parent does with them.
      """,
    advice: "List the remaining delegate actions. With the payload `Gate<Child>`, `.inside` matches all other actions.",
    examples: [
      .bad(
        """
        @Reducer
        struct Login {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case loginButtonTapped }
            enum Delegate { case loggedIn, cancelled }
          }
        }
        @Reducer
        struct Root {
          enum Action { case login(Login.Action), quitButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .login(.delegate(let event)):
                switch event {
                case .loggedIn: return .none
                default: return .none // ←
                }
              case .login(.view), .quitButtonTapped: return .none
              }
            }
            Reduce { state, action in
              switch action {
              case .login(.delegate(.cancelled)):
                state.isCancelled = true
                return .none
              case .login: // ←
                return .none
              case .quitButtonTapped: return .none
              }
            }
            Reduce { state, action in
              switch action {
              case .login(.delegate(.cancelled)): return .none
              default: return .none // ←
              }
            }
          }
        }
        """
      ),
      .bad(
        .flat,
        """
        @Reducer
        struct Links {
          enum Action: Equatable { case onHovered(URL), onTapped(URL) }
        }
        @Reducer
        struct Browser {
          enum Action: Equatable { case links(Links.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case let .links(action):
                switch action {
                case let .onHovered(url):
                  state.status = url
                  return .none
                default: return .none // ←
                }
              }
            }
          }
        }
        """
      ),
      .bad(
        """
        @Reducer
        struct Row {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case tapped }
            enum Delegate { case deleted, moved }
          }
        }
        @Reducer
        struct Page {
          enum Action {
            case delegate(Delegate)
            enum Delegate { case closed }
          }
        }
        @Reducer
        struct List {
          @Reducer enum Path { case row(Row), page(Page) }
          enum Action { case rows(IdentifiedActionOf<Row>), path(StackActionOf<Path>) }
          func rowsChanged(_ action: IdentifiedActionOf<Row>) -> EffectOf<Self> {
            switch action {
            case .element(_, .delegate(.deleted)): return remove()
            case .element: return .none // ←
            }
          }
          func pathChanged(_ action: StackActionOf<Path>) -> EffectOf<Self> {
            switch action {
            case .element(id: _, action: .page(.delegate(let event))): return react(event)
            case .element(id: _, action: .row(.delegate(.moved))): return remove()
            case .element, .popFrom, .push: return .none // ←
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Row {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case tapped }
            enum Delegate { case deleted, moved }
          }
        }
        @Reducer
        struct List {
          enum Action { case rows(IdentifiedActionOf<Row>) }
          func rowsChanged(_ action: IdentifiedActionOf<Row>) -> EffectOf<Self> {
            switch action {
            case .element(_, .delegate(let event)): return react(event)
            case .element: return .none
            }
          }
          func rowsViewed(_ action: IdentifiedActionOf<Row>) -> EffectOf<Self> {
            switch action {
            case .element(_, .view(.tapped)): return .none
            case .element: return .none
            }
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
            enum View { case loginButtonTapped, helpButtonTapped }
            enum Delegate { case loggedIn, cancelled }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.helpButtonTapped): return .none
              default: return .none
              }
            }
          }
        }
        @Reducer
        struct Root {
          enum Action { case login(Login.Action), quitButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .login(.delegate(let event)):
                switch event {
                case .loggedIn: return .none
                case .cancelled: return .none
                }
              case .login: return .none
              case .quitButtonTapped: return .none
              }
            }
            Reduce { state, action in
              switch action {
              case .quitButtonTapped: return .none
              default: return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for file in target.files.indices where !target.files[file].isTest {
        DelegateSwitches(target, file).check(reporter)
      }
    }
  )
}

/// The `switch` statements of a file that handle actions of children.
private struct DelegateSwitches {
  let target: ResolvedTarget
  let file: Int
  let patterns: [Int: [ResolvedPattern]]

  init(_ target: ResolvedTarget, _ file: Int) {
    self.target = target
    self.file = file
    let facts = target.files[file]
    let all = target.patterns(inFile: file).filter { $0.fact.handler != nil }
    patterns = Dictionary(grouping: all) { facts.handlers[$0.fact.handler ?? 0].switchIndex }
  }

  func check(_ reporter: Reporter) {
    let facts = target.files[file]
    for (index, patterns) in patterns.sorted(by: { $0.key < $1.key }) {
      guard let first = patterns.first, !target.observesAllActions(first.feature) else { continue }
      let fact = facts.switches[index]
      let children = childrenWithDelegates(patterns)
      if let range = fact.defaultRange {
        let inherited = first.path.steps.filter { $0.component < first.fact.inheritedCount }
        let isInChild = inherited.contains { $0.feature != first.path.start || $0.kind == .child }
        if isInChild, inherited.last.map({ [.delegate, .child].contains($0.kind) }) ?? false {
          report(range, "'default'", first, missing(patterns, first), reporter)
        } else if first.fact.inheritedCount == 0, let child = children.first {
          report(range, "'default'", child, missing(patterns, child), reporter)
        }
      }
      for pattern in patterns {
        guard let other = hidden(by: pattern, in: patterns) else { continue }
        report(pattern.fact.range, "'\(pattern.fact.path.text)'", other, missing(patterns + [other], other), reporter)
      }
    }
  }

  /// The patterns that name single actions of children.
  private func childrenWithDelegates(_ patterns: [ResolvedPattern]) -> [ResolvedPattern] {
    patterns.filter { target.foreignStep(of: $0.path) != nil }
  }

  /// Returns a pattern that names a delegate action of the child whose other delegate actions a pattern hides.
  private func hidden(by pattern: ResolvedPattern, in patterns: [ResolvedPattern]) -> ResolvedPattern? {
    guard pattern.fact.path.tail == .none || pattern.fact.path.tail == .wildcard, pattern.fact.inheritedCount == 0
    else { return nil }
    // A method that gets the actions of a stack matches all of them with `.element`, which is no case of a feature.
    guard let last = pattern.path.steps.last else {
      let others = others(in: patterns.filter { $0.fact.range != pattern.fact.range }, [])
      return pattern.path.open == nil ? nil : incomplete(others)
    }
    let isLast = last.component == pattern.fact.path.components.count - 1
    let isChild = pattern.path.open != nil || last.kind == .child && isLast
    let isDelegate = last.kind == .delegate && pattern.path.openGroup != nil && last.feature != pattern.path.start
    guard isChild || isDelegate else { return nil }
    let names = pattern.path.steps.map(\.caseName)
    var others = others(in: patterns.filter { $0.fact.range != pattern.fact.range }, names)
    if others.isEmpty, pattern.path.start == pattern.feature {
      // `if case .child(.delegate(.saved)) = action` beside the `switch`.
      others = self.others(in: target.patterns(inFeature: pattern.feature).filter { $0.fact.handler == nil }, names)
    }
    if !others.isEmpty { return incomplete(others) }
    // `.child` and `.child(.delegate)` ignore all delegate actions, unless another `switch` of the feature handles them.
    let isHandled = target.patterns(inFeature: pattern.feature).contains { other in
      other.fact.range != pattern.fact.range
        && other.path.steps.map(\.caseName).starts(with: names) && !target.isIgnored(other)
    }
    // A child without delegate actions, and an enum reducer, whose children differ, hide nothing for certain.
    let hidesAll = isDelegate || pattern.path.open.map { target.features[$0].hasDelegate } ?? false
    return hidesAll && !isHandled ? pattern : nil
  }

  /// Returns the first pattern whose child has no pattern that takes all delegate actions, which would leave nothing to hide.
  private func incomplete(_ patterns: [ResolvedPattern]) -> ResolvedPattern? {
    let complete = patterns.filter { $0.path.openGroup == .delegate }
    let children = Set(complete.compactMap { target.foreignStep(of: $0.path)?.feature })
    return patterns.first { one in target.foreignStep(of: one.path).map { !children.contains($0.feature) } ?? false }
  }

  /// Returns the patterns that match delegate actions of the child at the end of names.
  private func others(in patterns: [ResolvedPattern], _ names: [String]) -> [ResolvedPattern] {
    patterns.filter {
      $0.path.steps.map(\.caseName).starts(with: names) && target.foreignStep(of: $0.path)?.kind == .delegate
    }
  }

  /// The delegate actions of the child that the `switch` does not name.
  private func missing(_ patterns: [ResolvedPattern], _ pattern: ResolvedPattern) -> [String] {
    guard let child = target.foreignStep(of: pattern.path).map(\.feature) ?? pattern.path.open else { return [] }
    let groups = target.groups(of: child).filter { target.groups[$0]?.kind == .delegate }
    let named = Set(patterns.flatMap { $0.path.steps.map(\.caseName) })
    return groups.flatMap { target.declarations(of: $0).flatMap(\.cases).map(\.name) }.filter {
      !named.contains($0)
    }
  }

  private func report(
    _ range: SourceRange,
    _ text: String,
    _ pattern: ResolvedPattern,
    _ missing: [String],
    _ reporter: Reporter
  ) {
    let child = target.foreignStep(of: pattern.path).map(\.feature) ?? pattern.path.open ?? pattern.path.start
    let whole = "Match `.delegate(let event)`, and switch over `event` without a `default`."
    let list = missing.isEmpty ? whole : "Write the cases: \(missing.map { ".\($0)" }.joined(separator: ", "))."
    let which = missing.isEmpty ? "new delegate actions" : "delegate actions"
    reporter.report(
      target.files[file],
      range,
      "\(text) hides \(which) of '\(target.features[child].name)'.",
      advice: list,
      // Today the parent handles all of them.
      limit: missing.isEmpty && text != "'default'" ? .warning : .error
    )
  }
}
