extension Rule {
  static let actionEquatable = Rule(
    id: "action-equatable",
    seeds: ["S0-3", "S3-17"],
    severity: .off,
    severities: [.splitResults: .warning, .flat: .warning, .tca: .warning],
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
            case nameLoaded(String)
          }
        }
        """,
        fixed: """
          @Reducer
          struct Profile {
            enum Action: Equatable, Sendable {
              case nameLoaded(String)
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
  /// Reports the enums of actions without a conformance. A fix is offered only if the compiler can surely synthesize it.
  func checkConformance(_ name: String, _ reporter: Reporter, where isRequired: (ActionKind) -> Bool) {
    for (index, feature) in features.enumerated() where !feature.isWrapper {
      for type in actionTypes(of: index) where isRequired(groups[type]?.kind ?? .group) {
        guard !conforms(type, to: name) else { continue }
        for location in types.entries[type].declarations {
          let file = files[location.file]
          let declaration = file.types[location.type]
          guard declaration.kind == .enum else { continue }
          reporter.report(
            file,
            declaration.range,
            "The actions '\(declaration.fullName)' are not \(name).",
            fix: hasOnlyStandardValues(declaration) ? declaration.adding(conformance: name) : nil
          )
        }
      }
    }
  }
}

extension ResolvedTarget {
  /// Whether a declaration or an extension of a type, or a protocol of the target, says that the type conforms.
  fileprivate func conforms(_ type: Int, to name: String) -> Bool {
    let names: Set<String> = name == "Equatable" ? [name, "Hashable", "Comparable"] : [name, "Error", "Actor"]
    return conforms(type, to: names)
  }
}

extension TypeFact {
  /// Returns the edit that adds a conformance. It replaces text, so that two of them are not applied at once.
  func adding(conformance name: String) -> Fix? {
    if let inheritanceRange, let first = inherited.first?.name, Self.rawTypes.contains(first) {
      // A raw type must be the first one.
      return Fix(.init(SourceRange(offset: inheritanceRange.end, length: 0), ", \(name)"))
    }
    if let inheritanceRange { return Fix(.init(SourceRange(offset: inheritanceRange.offset, length: 1), ": \(name),")) }
    // A clause belongs behind generic parameters, and a name with backticks is not the text of the name.
    guard genericParameters.isEmpty, range.length == self.name.utf8.count else { return nil }
    return Fix(.init(range, "\(self.name): \(name)"))
  }
}

extension ResolvedTarget {
  /// Whether all values of all cases are of types that conform to the protocols of the standard library.
  func hasOnlyStandardValues(_ declaration: TypeFact) -> Bool {
    let names: Set<String> = [
      "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Float", "Int", "Optional", "Set", "String",
      "URL", "UUID",
    ]
    return declaration.cases.flatMap(\.values).allSatisfy { value in
      !value.type.contains { part in
        guard case .named(let path, _) = part, path.count == 1, names.contains(path[0]) else { return true }
        // A type of the target can have the name of a type of the library.
        return types.find(path, from: declaration.path) != nil || types.alias(path, from: declaration.path) != nil
      }
    }
  }
}
