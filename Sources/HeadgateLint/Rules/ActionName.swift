extension Rule {
  static let actionName = Rule(
    "action-name",
    seeds: ["S0-12", "S0-13", "S0-14", "S0-28", "S1-3", "S1-17", "S1-18", "S4-11"],
    .warning,
    in: [.flat: .off],
    summary: "The name of an action is a command or a bare word, not an event.",
    why: """
      An action says what happened, and the reducer decides what to do. `saveButtonTapped` and `userLoaded` stay true when the \
      reducer changes; `saveData` does not. Interface actions are requests, so they may be commands; in the profile `tca` \
      internal actions may be commands, too.
      """,
    advice: """
      Name the event: the control and its event (`saveButtonTapped`), the value that changed (`nameChanged`), the end of the \
      work (`userLoaded`, `userLoadFailed`), or the process (`timerTick`).
      """,
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
      for (feature, one) in target.features.enumerated() where !one.isWrapper && one.kind != .enumeration {
        guard let type = one.action else { continue }
        check(type, of: feature, kind: .group, target, reporter)
      }
      if reporter.profile == .udf { checkTypes(target, reporter) }
    }
  )

  private static func check(
    _ type: Int,
    of feature: Int,
    kind: ActionKind,
    _ target: ResolvedTarget,
    _ reporter: Reporter
  ) {
    for location in target.types.entries[type].declarations {
      let file = target.files[location.file]
      for one in file.types[location.type].cases {
        let own = kind == .group ? target.kind(of: one, in: feature) : kind
        if let group = target.group(of: one, in: type, of: feature) {
          check(group, of: feature, kind: own, target, reporter)
        } else if isChecked(own, reporter.profile), let mistake = NameWords(one.name).mistake {
          reporter.report(file, one.range, "The name of the action '\(one.name)' \(mistake).")
        }
      }
    }
  }

  private static func isChecked(_ kind: ActionKind, _ profile: Profile) -> Bool {
    switch kind {
    case .view, .delegate, .flat, .group: true
    case .internal: profile != .tca
    case .interface, .binding, .presentation, .child: false
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
