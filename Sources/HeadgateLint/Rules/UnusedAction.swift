extension Rule {
  static let unusedAction = Rule(
    "unused-action",
    .warning,
    summary: "No code of the target sends an action.",
    why: "The reducer handles an event that never happens. Readers and tests maintain it for nothing.",
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
      for (index, feature) in target.features.enumerated() where !feature.isWrapper && feature.kind == .structure {
        guard target.hasReducer(index) else { continue }
        let hasParent = !target.parentEdges(of: index).isEmpty
        for type in target.actionTypes(of: index) where !target.isUsedElsewhere(type) {
          for location in target.types.entries[type].declarations {
            let file = target.files[location.file]
            for one in file.types[location.type].cases where !target.mentions.contains(one.name) && !file.isTest {
              let kind = target.groups[type]?.kind ?? .group
              let own = kind == .group ? target.kind(of: one, in: index) : kind
              // Other targets can contain the views and the parents of a feature.
              guard
                own == .internal || own == .delegate || own == .interface && hasParent
                  || (own == .view || own == .flat) && views.contains(index),
                target.group(of: one, in: type, of: index) == nil
              else { continue }
              reporter.report(
                file,
                one.range,
                "Nothing sends the \(own.rawValue) action '\(one.name)' of '\(feature.name)'."
              )
            }
          }
        }
      }
    }
  )
}

extension ResolvedTarget {
  /// Whether the target contains the code that handles the actions of a feature.
  fileprivate func hasReducer(_ feature: Int) -> Bool {
    parts(of: features[feature].type).contains { part in
      part.properties.contains { $0.name == "body" } || part.methods.contains("reduce")
    }
  }
}
