extension Rule {
  static let actionNotSerializable = Rule(
    id: "action-not-serializable",
    seeds: ["S1-5", "S0-7"],
    severity: .warning,
    summary: "An action has a closure, a class instance, a view or `any Error` as its value.",
    why: """
      A recording cannot store such a value, and a log cannot show it. In the profiles `tca` and `flat`, which ask for results, \
      the failure of a `Result` can be `any Error`.
      """,
    advice: "Send the data that the value stands for: an id, a message, or an error type of your own.",
    examples: [
      .bad(
        """
        final class Session {}
        @Reducer
        struct Player {
          enum Action {
            case finished(() -> Void) // ←
            case sessionOpened(Session) // ←
            case imageLoaded(UIImage) // ←
            case failed(any Error) // ←
          }
        }
        """
      ),
      .bad(
        .udf,
        """
        struct PlayerFailedAction: Action {
          let error: Error // ←
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Player {
          enum Action {
            case finished(id: UUID)
            case failed(PlayerError)
          }
        }
        """
      ),
      .good(
        .tca,
        """
        @Reducer
        struct Player {
          enum Action {
            case loaded(Result<Track, any Error>)
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for file in target.files where !file.isTest {
        for type in file.types where type.kind == .enum && (type.isAction || type.isOpenAction) {
          for one in type.cases {
            for value in one.values {
              guard let what = target.unserializable(value.type, from: type.path, reporter.profile) else { continue }
              reporter.report(file, one.range, "The action '\(one.name)' has \(what) as its value.")
            }
          }
        }
        for type in file.types where type.kind == .struct && type.isOpenAction {
          for property in type.properties where property.isStored {
            guard let what = property.type.flatMap({ target.unserializable($0, from: type.path, reporter.profile) })
            else { continue }
            reporter.report(file, property.range, "The action '\(type.name)' has \(what) as its value.")
          }
        }
      }
    }
  )
}

extension ResolvedTarget {
  private static let classes: Set<String> = [
    "AVPlayer", "CLLocationManager", "NSError", "NSImage", "NSManagedObject", "NSView", "NSViewController", "UIColor",
    "UIImage",
    "UIView", "UIViewController", "UIWindow", "URLSession", "WKWebView",
  ]

  /// Returns the description of a part of a type that cannot be stored as data.
  fileprivate func unserializable(_ type: TypeShape, from outer: [String], _ profile: Profile) -> String? {
    // The profiles that ask for results accept them with any error.
    if profile == .tca || profile == .flat, type.name == "Result", type.path.count == 1, type.arguments.count == 2,
      type.arguments[1].isAnyError
    {
      return unserializable(type.arguments[0], from: outer, profile)
    }
    var found: String?
    _ = type.contains { part in
      switch types.expanded(part, from: outer) ?? part {
      case .function: found = "a closure"
      case .existential, .named:
        if part.isAnyError {
          // A nested type can have the name `Error`.
          if types.find(["Error"], from: outer) == nil { found = "'any Error'" }
        } else if part.name == "AnyView" || part.name == "View", part.arguments.isEmpty,
          // Without `SwiftUI.` in front of it, `View` is a group of actions.
          part.path.first != "View"
        {
          found = "a view"
        } else if part.name == "Notification", types.find(part.path, from: outer) == nil {
          found = "a 'Notification', which can contain any object,"
        } else if inherits(part, from: "View", outer) {
          found = "a view"
        } else if let name = part.name, Self.classes.contains(name) || isClass(part, outer) {
          found = "an instance of the class '\(name)'"
        }
      case .tuple, .other: break
      }
      return found != nil
    }
    return found
  }

  private func inherits(_ type: TypeShape, from name: String, _ outer: [String]) -> Bool {
    guard let found = types.find(type.path, from: outer) else { return false }
    return parts(of: found).contains { $0.kind != .enum && $0.inherits(name) }
  }

  private func isClass(_ type: TypeShape, _ outer: [String]) -> Bool {
    guard let found = types.find(type.path, from: outer) else { return false }
    return declarations(of: found).contains { $0.kind == .class || $0.kind == .actor }
  }
}
