extension Rule {
  static let actionOrder = Rule(
    id: "action-order",
    seeds: ["S3-16"],
    severity: .off,
    summary: "The kinds of actions are not in the order view, delegate, interface, internal, presentation.",
    why: "One order in all features lets readers find a kind without reading the others.",
    advice: "Move the case to its place: view, delegate, interface, internal, then children and presentation.",
    isFixable: true,
    examples: [
      .bad(
        .tca,
        """
        @Reducer
        struct Profile {
          enum Action {
            case delegate(Delegate)
            case view(View) // ←
            case loadData
            enum View { case onAppear }
            enum Delegate: Equatable { case closed }
          }
        }
        """,
        fixed: """
          @Reducer
          struct Profile {
            enum Action {
              case view(View)
              case delegate(Delegate)
              case loadData
              enum View { case onAppear }
              enum Delegate: Equatable { case closed }
            }
          }
          """
      ),
      .good(
        .tca,
        """
        @Reducer
        struct Profile {
          enum Action {
            case view(View)
            case delegate(Delegate)
            case loadData
            case alert(PresentationAction<Alert>)
            enum View { case onAppear }
            enum Delegate: Equatable { case closed }
            enum Alert { case confirmed }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (index, feature) in target.features.enumerated() where !feature.isWrapper && feature.kind == .structure {
        guard let type = feature.action else { continue }
        // The order of the cases has a meaning for these conformances.
        let hasOrder = target.conforms(type, to: TypeFact.rawTypes.union(["CaseIterable", "Comparable"]))
        for location in target.types.entries[type].declarations {
          let file = target.files[location.file]
          var highest = (rank: 0, kind: ActionKind.view)
          let fix = hasOrder ? nil : Self.fix(file.types[location.type]) { target.kind(of: $0, in: index) }
          for one in file.types[location.type].cases {
            let kind = target.kind(of: one, in: index)
            guard let rank = Self.rank(kind) else { continue }
            if rank < highest.rank {
              reporter.report(
                file,
                one.range,
                "The \(kind.rawValue) action '\(one.name)' is behind an action of the kind '\(highest.kind.rawValue)'.",
                fix: fix
              )
            } else {
              highest = (rank, kind)
            }
          }
        }
      }
    }
  )

  /// Returns the edits that put the cases in order. Cases without a kind stay where they are.
  private static func fix(_ type: TypeFact, kind: (CaseFact) -> ActionKind) -> Fix? {
    let ranked = type.cases.compactMap { one in rank(kind(one)).map { (rank: $0, text: one.movable) } }
    let texts = ranked.compactMap(\.text)
    guard texts.count == ranked.count else { return nil }
    let ordered = ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    let edits = zip(texts, ordered).compactMap { place, one in
      one.element.text.flatMap { $0.range == place.range ? nil : Fix.Edit(place.range, $0.text) }
    }
    return edits.isEmpty ? nil : Fix(edits)
  }

  private static func rank(_ kind: ActionKind) -> Int? {
    switch kind {
    case .view: 0
    case .delegate: 1
    case .interface: 2
    case .internal: 3
    case .child, .presentation: 4
    case .binding, .group, .flat: nil
    }
  }
}
