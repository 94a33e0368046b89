import HeadgateCasePathsRuntime

/// Selects the actions that a child of a combined reducer receives, and converts the actions that it sends.
protocol ActionRoute: SendableMetatype {
  associatedtype Content: SendableMetatype

  static func content(of action: any Action) -> Content?
  static func action(of content: Content) -> any Action
}

enum EveryAction: ActionRoute {
  static func content(of action: any Action) -> (any Action)? { action }
  static func action(of content: any Action) -> any Action { content }
}

enum ActionsOfType<Content: Action>: ActionRoute {
  static func content(of action: any Action) -> Content? { action as? Content }
  static func action(of content: Content) -> any Action { content }
}

enum EnvelopedActions<Envelope: ActionEnvelope>: ActionRoute {
  static func content(of action: any Action) -> Envelope.Content? { (action as? Envelope)?.action }
  static func action(of content: Envelope.Content) -> any Action { Envelope(action: content) }
}

/// Any action, with a case path to the child's action. The operators of the engine require a case path.
struct RoutedAction<Route: ActionRoute>: CasePathable {
  let action: any Action

  struct AllCasePaths: Sendable {
    var content: AnyCasePath<RoutedAction, Route.Content> {
      AnyCasePath(
        embed: { RoutedAction(action: Route.action(of: $0)) },
        extract: { Route.content(of: $0.action) }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
