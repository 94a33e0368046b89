import SwiftSyntax

extension ActionPath {
  /// Creates the path of an expression such as `.login(.delegate(.cancelled))` or `Login.Action.view(.appeared)`.
  ///
  /// Returns nil when the expression is no path of cases.
  init?(_ expression: ExprSyntax, isBound: Bool = false) {
    let (access, arguments) = Self.parts(of: expression)
    guard let access else { return nil }
    var root = ActionRoot.own
    if let base = access.base {
      guard let type = TypeShape(named: base) else { return nil }
      root = .typed(type)
    }
    let name = access.declName.baseName
    let component = PathComponent(name: name.plainText, range: name.sourceRange)
    guard let arguments, !arguments.isEmpty else {
      self.init(root: root, components: [component], tail: .none)
      return
    }
    let inner = arguments.last { $0.label?.text == "action" } ?? arguments.last { $0.label == nil } ?? arguments.last
    if let inner, let path = ActionPath(inner.expression, isBound: isBound), path.root.isPartOfAction {
      self.init(root: root, components: [component] + path.components, tail: path.tail)
      return
    }
    let tails = arguments.map { PathTail($0.expression, isBound: isBound) }
    if tails.allSatisfy({ $0 == .wildcard }) {
      self.init(root: root, components: [component], tail: .wildcard)
    } else {
      let tail = inner.map { PathTail($0.expression, isBound: isBound) } ?? .value
      self.init(root: root, components: [component], tail: tail)
    }
  }

  private static func parts(
    of expression: ExprSyntax
  ) -> (MemberAccessExprSyntax?, arguments: LabeledExprListSyntax?) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return (call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return parts(of: optional.expression) }
    return (expression.as(MemberAccessExprSyntax.self), nil)
  }

  /// Creates the path of a key path: `\.destination.edit` has two names.
  init?(keyPath expression: ExprSyntax) {
    if let keyPath = expression.as(KeyPathExprSyntax.self) {
      let names = keyPath.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
      }
      guard !names.isEmpty else { return nil }
      let root = keyPath.root.map { ActionRoot.typed(TypeShape($0)) } ?? .own
      let components = names.map { PathComponent(name: $0.plainText, range: $0.sourceRange) }
      self.init(root: root, components: components, tail: .none)
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "/",
      let member = prefix.expression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName
      self.init(
        root: .own,
        components: [PathComponent(name: name.plainText, range: name.sourceRange)],
        tail: .none
      )
    } else {
      return nil
    }
  }

  /// The paths in a pattern, without those inside of nested bindings.
  init?(_ pattern: PatternSyntax, isBound: Bool = false) {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      self.init(binding.pattern, isBound: true)
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      self.init(expression.expression, isBound: isBound)
    } else {
      return nil
    }
  }
}

extension ActionRoot {
  /// Whether a path with this root can be the rest of a path: `.row(.view(…))`, and `.row(RowAction.view(…))`.
  fileprivate var isPartOfAction: Bool {
    switch self {
    case .own: true
    case .typed(let type):
      ["Action", "Delegate", "View", "Interface", "Internal"].contains { type.name?.hasSuffix($0) ?? false }
    case .unknown: false
    }
  }
}

extension PathTail {
  fileprivate init(_ expression: ExprSyntax, isBound: Bool) {
    if expression.is(DiscardAssignmentExprSyntax.self) {
      self = .wildcard
    } else if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
      self = PathTail(pattern)
    } else if isBound, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName {
      self = .binding(name.plainText)
    } else {
      self = .value
    }
  }

  private init(_ pattern: PatternSyntax) {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      self = PathTail(binding.pattern)
    } else if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      self = .binding(name.plainText)
    } else if pattern.is(WildcardPatternSyntax.self) {
      self = .wildcard
    } else {
      self = .value
    }
  }
}
