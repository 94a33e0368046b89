extension Rule {
  static let actionName = Rule(
    id: "action-name",
    seeds: ["S0-12", "S0-13", "S0-14", "S0-28", "S1-3", "S1-17", "S1-18", "S4-11"],
    severity: .warning,
    severities: [.flat: .off],
    summary: "The name of an action is a command or a bare word, not an event.",
    why: """
      An action says what happened, and the reducer decides what to do. `saveButtonTapped` and `userLoaded` stay true when the \
      reducer changes; `saveData` does not. Interface actions are requests, so they may be commands; in the profile `tca` \
      internal actions may be commands that name their object, too (`loadData`, but not `load`). The fix renames `setName` to \
      `nameChanged` and `handleSaveTapped` to `saveTapped` if each use of the name in the files is known and the enum is not \
      public. For other names only the author knows the event.
      """,
    advice: """
      Name the event: the control and its event (`saveButtonTapped`), the value that changed (`nameChanged`), the end of the \
      work (`userLoaded`, `userLoadFailed`), or the process (`timerTick`).
      """,
    isFixable: true,
    examples: [
      .bad(
        """
        @Reducer
        struct Profile {
          enum Action {
            case view(View), `internal`(Internal)
            enum View {
              case tap // ←
              case setName(String) // ←
              case handleSaveTapped // ←
            }
            enum Internal {
              case loadUser // ←
            }
          }
        }
        """
      ),
      .bad(
        """
        @Reducer
        struct Profile {
          enum Action {
            case view(View)
            enum View {
              case setName(String) // ←
              case handleSaveTapped // ←
            }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .view(.setName(let name)):
                state.name = name
                return .none
              case .view(.handleSaveTapped):
                return .none
              }
            }
          }
        }
        struct ProfileView: View {
          let store: StoreOf<Profile>
          var body: some View {
            Button("Save") { store.send(.view(.handleSaveTapped)) }
          }
        }
        """,
        fixed: """
          @Reducer
          struct Profile {
            enum Action {
              case view(View)
              enum View {
                case nameChanged(String)
                case saveTapped
              }
            }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .view(.nameChanged(let name)):
                  state.name = name
                  return .none
                case .view(.saveTapped):
                  return .none
                }
              }
            }
          }
          struct ProfileView: View {
            let store: StoreOf<Profile>
            var body: some View {
              Button("Save") { store.send(.view(.saveTapped)) }
            }
          }
          """
      ),
      .bad(
        .udf,
        """
        struct LoadDataAction: Action {} // ←
        struct UpdateUserAction: Action { let id: Int } // ←
        """
      ),
      .bad(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable {
            case load // ←
            case change(String) // ←
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Profile {
          enum Action {
            case view(View), interface(Interface), `internal`(Internal), settings(Gate<Settings>)
            enum View { case saveButtonTapped, nameChanged(String), task, refreshPulled }
            enum Interface { case reset }
            enum Internal { case userLoaded(User), userLoadFailed, saveResponse(Result<Void, any Error>), timerTick }
          }
        }
        """
      ),
      .good(
        .tca,
        """
        @Reducer
        struct Profile {
          enum Action: ViewAction {
            case view(View)
            case loadData
            case setDestination(Destination.State?)
            enum View { case onAppear, didTapSave }
          }
        }
        """
      ),
      .good(
        .udf,
        """
        struct UserProfileUpdatedAction: Action {}
        struct DataLoadingStartedAction: Action {}
        """
      ),
    ],
    check: .target { target, reporter in
      let uses = target.uses
      for (feature, one) in target.features.enumerated() where !one.isWrapper && one.kind != .enumeration {
        guard let type = one.action else { continue }
        check(type, of: feature, kind: .group, target, uses, reporter)
      }
      if reporter.profile == .udf { checkTypes(target, reporter) }
    }
  )

  private static func check(
    _ type: Int,
    of feature: Int,
    kind: ActionKind,
    _ target: ResolvedTarget,
    _ uses: ActionUses,
    _ reporter: Reporter
  ) {
    let cases = target.cases(of: type)
    let names = cases.map { NameWords.event(for: $0.fact.name) }
    let counts = names.reduce(into: [String: Int]()) { counts, name in name.map { counts[$0, default: 0] += 1 } }
    for ((file, one), name) in zip(cases, names) {
      let own = kind == .group ? target.kind(of: one, in: feature) : kind
      if let group = target.group(of: one, in: type, of: feature) {
        check(group, of: feature, kind: own, target, uses, reporter)
      } else if let mistake = mistake(in: one, own, reporter.profile) {
        // Two commands can have one event: `setName` and `changeName`.
        let isUnique = name.map { counts[$0] == 1 } ?? false
        reporter.report(
          file,
          one.range,
          "The name of the action '\(one.name)' \(mistake).",
          fix: isUnique ? name.flatMap { target.renaming(one, of: type, to: $0, uses) } : nil
        )
      }
    }
  }

  private static func mistake(in one: CaseFact, _ kind: ActionKind, _ profile: Profile) -> String? {
    let name = NameWords(one.name)
    return switch kind {
    case .view, .delegate, .flat, .group: name.mistake
    case .internal: profile != .tca || name.words.count == 1 ? name.mistake : nil
    case .interface, .binding, .presentation, .child: nil
    }
  }

  /// Checks the types of open actions.
  private static func checkTypes(_ target: ResolvedTarget, _ reporter: Reporter) {
    for file in target.files {
      for type in file.types where type.isOpenAction {
        if type.kind == .enum {
          for one in type.cases {
            guard let mistake = NameWords(one.name).mistake else { continue }
            reporter.report(file, one.range, "The name of the action '\(one.name)' \(mistake).")
          }
        } else {
          let name = type.name.hasSuffix("Action") ? String(type.name.dropLast("Action".count)) : type.name
          guard let mistake = NameWords(name).mistake else { continue }
          reporter.report(file, type.range, "The name of the action '\(type.name)' \(mistake).")
        }
      }
    }
  }
}
