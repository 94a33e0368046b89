import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Gives `connect` and `listen` the labels of `HeadgateUDF`, and lists the calls with other arguments.
  static let openConnections = MigrationStep(
    "open-connections",
    in: .openActions,
    edits: { file, code in calls(in: file, code).flatMap { OpenConnection($0)?.edits ?? [] } },
    manualChanges: { file, code in
      calls(in: file, code).compactMap { call in
        guard !OpenConnection.isComplete(call) else { return nil }
        let name = call.name ?? ""
        let advice = """
          Write '\(name)(to: store, by: connector)', '\(name)(to: store, at: \\.part)' or '\(name)(to: store) { state, \
          \(name == "connect" ? "dispatcher" : "action") in … }'; for a part of the state, 'store.scope(\\.part)'.
          """
        return ManualChange(step: "open-connections", range: call.nameBytes, advice: advice)
      }
    }
  )

  private static func calls(in file: SourceText, _ code: PackageCode) -> [FunctionCallExprSyntax] {
    file.nodes(FunctionCallExprSyntax.self).filter { call in
      guard let name = call.name, ["connect", "listen"].contains(name), !code.declaresFunction(name) else {
        return false
      }
      return call.arguments.first?.label?.text == "to" && !call.isInURLSession
    }
  }
}

/// The edits of one call of `connect` or `listen`.
private struct OpenConnection {
  private(set) var edits: [Fix.Edit] = []

  /// Whether `HeadgateUDF` has a function with these arguments.
  static func isComplete(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    switch labels {
    case ["to", "_"]: return closure.map(hasTwoParameters) ?? true
    case ["to"]: return closure.map(hasTwoParameters) ?? true
    case ["to", "at"]: return closure == nil
    case ["to", "by"]: return closure == nil
    default: return false
    }
  }

  init?(_ call: FunctionCallExprSyntax) {
    guard !Self.isComplete(call), let store = call.arguments.first else { return nil }
    let state = call.argument("state")
    let others = call.arguments.dropFirst().filter { $0 != state }
    guard others.count <= 1, state == nil || state?.expression.is(KeyPathExprSyntax.self) == true else { return nil }
    var function = call.trailingClosure
    if let other = others.first {
      guard other.label?.text == "by", function == nil else { return nil }
      function = other.expression.as(ClosureExprSyntax.self)
      if function != nil {
        edits.append(.removing(from: other.bytes.offset, to: other.expression.bytes.offset))
      }
    }
    if let state {
      if function == nil, others.isEmpty, let label = state.label {
        edits.append(label.replaced(by: "at"))
        return
      }
      guard store.expression.isPostfix, let removal = call.removing(state) else { return nil }
      edits += [store.expression.followed(by: ".scope(\(state.expression.trimmedDescription))"), removal]
    }
    guard let function, !Self.hasTwoParameters(function) else { return }
    guard let parameters = Self.addingParameter(to: function) else { return nil }
    edits.append(parameters)
  }

  private static func hasTwoParameters(_ closure: ClosureExprSyntax) -> Bool {
    if closure.signature?.parameterClause != nil { return closure.parameterNames?.count == 2 }
    let names = closure.descendants(DeclReferenceExprSyntax.self).map(\.baseName.text)
    return names.contains("$1")
  }

  /// The closure of `HeadgateUDF` receives the dispatcher or the action, too.
  private static func addingParameter(to closure: ClosureExprSyntax) -> Fix.Edit? {
    if case .simpleInput(let names) = closure.signature?.parameterClause, names.count == 1 {
      return names.followed(by: ", _")
    }
    // With `$0` alone: the parameters get names, and `$0` remains valid only without them.
    guard closure.signature == nil else { return nil }
    let references = closure.descendants(DeclReferenceExprSyntax.self).filter { $0.baseName.text == "$0" }
    guard references.count == 1, let one = references.first, one.enclosing(ClosureExprSyntax.self) == closure else {
      return nil
    }
    let start = closure.leftBrace.bytes.end
    let text = closure.description
    let before = text.utf8.prefix(one.bytes.offset - closure.position.utf8Offset).dropFirst(
      start - closure.position.utf8Offset
    )
    return .replacing(from: start, to: one.bytes.end, with: " state, _ in\(String(before) ?? "")state")
  }
}

extension FunctionCallExprSyntax {
  /// Whether a socket or a session is connected, not a component.
  fileprivate var isInURLSession: Bool { argument("to")?.expression.is(StringLiteralExprSyntax.self) == true }
}

extension ExprSyntax {
  /// Whether a member can follow the expression without parentheses.
  fileprivate var isPostfix: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self)
  }
}
