import SwiftSyntax

/// The closures of an `IfLetStore` or a `CaseLet`.
struct ChildParts {
  /// The closure or the function that shows the child.
  private let then: ExprSyntax
  let otherwise: ClosureExprSyntax?

  init?(_ call: FunctionCallExprSyntax) {
    let named = call.argument("then")?.expression ?? call.argument("content")?.expression
    let others = call.additionalTrailingClosures
    guard others.isEmpty || others.map(\.label.text) == ["else"] else { return nil }
    var otherwise = others.first?.closure
    if let argument = call.argument("else") {
      guard otherwise == nil, let closure = argument.expression.as(ClosureExprSyntax.self) else { return nil }
      otherwise = closure
    }
    if let named {
      if let trailing = call.trailingClosure {
        guard otherwise == nil else { return nil }
        otherwise = trailing
      }
      then = named
    } else {
      guard let trailing = call.trailingClosure else { return nil }
      then = ExprSyntax(trailing)
    }
    guard otherwise?.signature == nil, otherwise?.statements.isEmpty != true else { return nil }
    self.otherwise = otherwise
  }

  var closure: ClosureExprSyntax? { then.as(ClosureExprSyntax.self) }

  /// Returns a call of `DetailView.init(store:)`, or of `DetailView.init` with a known label; nil for other functions.
  func functionCall(_ name: String, _ code: PackageCode) -> ChildContent? {
    guard let member = then.as(MemberAccessExprSyntax.self), let type = member.base?.writtenPath else { return nil }
    let function = member.declName.baseName.text
    let labels = member.declName.argumentNames?.arguments.map(\.name.text)
    let declared = function == "init" ? code.type(type, in: then.namesOfTypesAround)?.labelOfInitializer : nil
    guard let label = labels.map({ $0.count == 1 ? $0[0] : nil }) ?? declared else { return nil }
    let callee = type.joined(separator: ".") + (function == "init" ? "" : ".\(function)")
    return .call(name, "\(callee)(\(label == "_" ? "" : "\(label): ")\(name))")
  }
}

/// What shows the store of a child.
enum ChildContent {
  /// A closure, with the name of its parameter.
  case closure(String, ClosureExprSyntax)
  /// A call with the store of a name.
  case call(String, String)

  var name: String {
    switch self {
    case .closure(let name, _), .call(let name, _): name
    }
  }
}
