extension Rule {
  static let unusedAction = Rule(
    id: "unused-action",
    severity: .warning,
    summary: "No code of the target sends an action.",
    why: """
      The reducer handles an event that never happens. Readers and tests maintain it for nothing. When other modules are not \
      linted together with the files, an enum or a file of open actions most of which nothing sends is not reported: the other \
      modules send them.
      """,
    advice: "Delete the case, or send it.",
    examples: [
      .bad(
        """
        @Reducer
        struct Feed {
          enum Action {
            case view(View), `internal`(Internal)
            enum View { case appeared }
            enum Internal {
              case loaded
              case cacheExpired // ←
            }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.appeared): return .run { send in await send(.internal(.loaded)) }
              case .internal(.loaded), .internal(.cacheExpired): return .none
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
          enum Action {
            case view(View), interface(Interface), delegate(Delegate)
            enum View { case appeared }
            enum Interface { case refresh }
            enum Delegate { case opened }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.appeared): return .send(.delegate(.opened))
              case .interface, .delegate: return .none
              }
            }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      let views = Set(target.sends.filter { $0.sender == .view }.compactMap { $0.path.steps.first?.feature })
      let uses = target.uses
      for (index, feature) in target.features.enumerated() where !feature.isWrapper && feature.kind == .structure {
        guard target.hasReducer(index) else { continue }
        let hasParent = !target.parentEdges(of: index).isEmpty
        for type in target.actionTypes(of: index) where !target.isUsedElsewhere(type) {
          for (file, one) in target.cases(of: type) where !file.isTest && !one.isBinding {
            guard !uses.unknownMentions.contains(one.name), !uses.sent.contains(.init(type: type, name: one.name))
            else {
              continue
            }
            let kind = target.groups[type]?.kind ?? .group
            let own = kind == .group ? target.kind(of: one, in: index) : kind
            // Other targets can contain the views and the parents of a feature.
            guard
              own == .internal || own == .delegate || own == .interface && hasParent
                || (own == .view || own == .flat) && views.contains(index),
              target.group(of: one, in: type, of: index) == nil, !one.namesUnknownGroup
            else { continue }
            reporter.report(
              file,
              one.range,
              "Nothing sends the \(own.rawValue) action '\(one.name)' of '\(feature.name)'."
            )
          }
        }
      }
      if reporter.profile == .udf { checkOpenActions(target, uses, reporter) }
    }
  )

  /// Checks the types of open actions. A target that dispatches nothing leaves this to other targets.
  private static func checkOpenActions(_ target: ResolvedTarget, _ uses: ActionUses, _ reporter: Reporter) {
    let files = target.files.filter { !$0.isTest }
    guard files.contains(where: { $0.sends.contains { $0.style == .dispatch || $0.path.isOpenAction } }) else { return }
    let usedTypes = target.files.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.usedTypes)
      names.formUnion(file.aliases.compactMap(\.type.name))
    }
    for file in files {
      for type in file.types where type.isOpenAction && !type.isPublic {
        // Modules that are not linted can send most actions of a file or of an enum.
        if type.kind == .enum {
          let unsent = type.cases.filter { !uses.unknownMentions.contains($0.name) }
          for one in unsent where target.isComplete || unsent.count * 2 <= type.cases.count {
            reporter.report(file, one.range, "Nothing sends the action '\(one.name)' of '\(type.fullName)'.")
          }
        } else if !usedTypes.contains(type.name) {
          let siblings = file.types.filter(\.isOpenAction)
          guard target.isComplete || siblings.count(where: { usedTypes.contains($0.name) }) * 2 >= siblings.count else {
            continue
          }
          reporter.report(file, type.range, "Nothing sends the action '\(type.fullName)'.")
        }
      }
    }
  }
}

extension CaseFact {
  /// Whether the case has actions of a kind. Its enum is not known, or the case would be a group.
  fileprivate var namesUnknownGroup: Bool {
    values.count == 1 && values[0].type.name.map { ActionKind(caseNamed: "", type: $0) != nil } ?? false
  }

  /// Whether the case contains the action of a binding. Controls send it by key paths to the state.
  fileprivate var isBinding: Bool {
    values.contains { $0.type.contains { ["BindingAction", "BindingActionOf"].contains($0.name ?? "") } }
  }
}

extension ResolvedTarget {
  /// Whether the target contains the code that handles the actions of a feature.
  fileprivate func hasReducer(_ feature: Int) -> Bool {
    parts(of: features[feature].type).contains { part in
      part.properties.contains { $0.name == "body" } || part.methods.contains("reduce")
    }
  }
}
