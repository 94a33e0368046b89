extension Rule {
  static let actionEquatable = Rule(
    "action-equatable",
    seeds: ["S0-3", "S3-17"],
    .off,
    in: [.splitResults: .warning, .flat: .warning, .tca: .warning],
    summary: "An enum of actions is not equatable.",
    why: """
      Tests compare received actions. The profile `split-results` asks for all enums of actions, `flat` for the enum of a \
      feature and its groups, `tca` for delegate and interface actions only.
      """,
    advice: "Add `Equatable` to the enum.",
    isFixable: true,
    examples: [
      .bad(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Sendable { // ←
            case userLoaded(User)
          }
        }
        """,
        fixed: """
          @Reducer
          struct Profile {
            enum Action: Equatable, Sendable {
              case userLoaded(User)
            }
          }
          """
      ),
      .bad(
        .tca,
        """
        @Reducer
        struct Profile {
          enum Action {
            case delegate(Delegate)
            enum Delegate { case closed } // ←
          }
        }
        """
      ),
      .good(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable { case userLoaded(User) }
        }
        """
      ),
      .good(
        .tca,
        """
        @Reducer
        struct Profile {
          enum Action {
            case view(View), delegate(Delegate)
            enum View { case appeared }
            enum Delegate { case closed }
          }
        }
        extension Profile.Action.Delegate: Equatable {}
        """
      ),
    ],
    check: .target { target, reporter in
      target.checkConformance("Equatable", reporter) { kind in
        reporter.profile == .tca ? kind == .delegate || kind == .interface : true
      }
    }
  )
}

extension ResolvedTarget {
  /// Reports the enums of actions without a conformance. Only a fix that adds a synthesized one is offered.
  func checkConformance(_ name: String, _ reporter: Reporter, where isRequired: (ActionKind) -> Bool) {
    for (index, feature) in features.enumerated() where !feature.isWrapper {
      for type in actionTypes(of: index) where isRequired(groups[type]?.kind ?? .group) {
        guard !parts(of: type).contains(where: { $0.inherits(name) || $0.inherits("Hashable") && name == "Equatable" })
        else {
          continue
        }
        for location in types.entries[type].declarations {
          let file = files[location.file]
          let declaration = file.types[location.type]
          guard declaration.kind == .enum else { continue }
          let fix = declaration.inheritanceRange.map {
            Fix(.init(SourceRange(offset: $0.offset, length: 1), ": \(name),"))
          }
          reporter.report(
            file,
            declaration.range,
            "The actions '\(declaration.fullName)' are not \(name).",
            fix: fix ?? Fix(.init(SourceRange(offset: declaration.range.end, length: 0), ": \(name)"))
          )
        }
      }
    }
  }
}
