import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces the initializers of alerts and dialogs with labels by those with closures.
  static let alerts = MigrationStep(
    "alerts",
    edits: { file, code in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call in
        guard let alert = OldAlert(call), !alert.types.contains(where: code.declaresType), alert.isSure(code) else {
          return nil
        }
        return alert.text(in: file).map { call.replaced(by: $0) }
      }
    },
    manualChanges: { file, code in
      file.nodes(FunctionCallExprSyntax.self).flatMap { call -> [ManualChange] in
        guard let alert = OldAlert(call), !alert.types.contains(where: code.declaresTopLevelType) else { return [] }
        let type = alert.name
        let advice = "Write '\(type) { title } actions: { ButtonState(…) } message: { … }'."
        let places = [call.bytes] + alert.buttons.map(\.bytes)
        return places.map { ManualChange(step: "alerts", range: $0, advice: advice) }
      }
    }
  )
}

/// `AlertState(title:message:buttons:)` and its variants.
private struct OldAlert {
  private static let labels: Set<String> = [
    "title", "message", "buttons", "dismissButton", "primaryButton", "secondaryButton",
  ]

  private let call: FunctionCallExprSyntax
  /// The written name of the type: `.init` if the type is implicit.
  let name: String
  /// The names of the types that it can be, without generic arguments.
  let types: [String]
  let buttons: [ExprSyntax]

  init?(_ call: FunctionCallExprSyntax) {
    let called = call.calledExpression.nameText
    let isImplicit = call.isImplicitMember && call.name == "init"
    let name = isImplicit || !called.hasSuffix(".init") ? called : String(called.dropLast(".init".count))
    let all = ["AlertState", "ConfirmationDialogState"]
    let types = isImplicit ? all : all.filter { $0 == name.prefix { $0 != "<" } }
    guard !types.isEmpty, call.trailingClosure == nil, !isImplicit || call.isImplicitAlert,
      call.arguments.first?.label?.text == "title",
      call.arguments.allSatisfy({ Self.labels.contains($0.label?.text ?? "") }),
      // With closures, it is the form that Headgate has, too.
      !call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
    else { return nil }
    self.call = call
    self.name = name
    self.types = types
    let lists = call.argument("buttons")?.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    let single = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { call.argument($0)?.expression }
    buttons = lists + single
  }

  /// Whether the type is an alert or a dialog: without buttons, `.init(title:)` can create a type of the package.
  func isSure(_ code: PackageCode) -> Bool {
    let isImplicit = call.isImplicitMember && call.name == "init"
    return !isImplicit || !code.declaredProperties.contains("title")
      || call.arguments.contains { !["title", "message"].contains($0.label?.text) }
  }

  /// Whether the title and the message are texts. Without buttons, a variable can be a closure that returns one.
  private var hasTexts: Bool {
    let texts = ["title", "message"].compactMap { call.argument($0)?.expression }
    return call.arguments.contains { !["title", "message"].contains($0.label?.text) }
      || texts.allSatisfy {
        $0.is(NilLiteralExprSyntax.self) || $0.firstToken(viewMode: .sourceAccurate)?.text == "TextState"
      }
  }

  /// Returns the alert with closures; nil when a button has an unknown form, or when a text can be a closure.
  func text(in file: SourceText) -> String? {
    if let list = call.argument("buttons")?.expression, !list.is(ArrayExprSyntax.self) { return nil }
    let actions = buttons.map(Self.button)
    guard !actions.contains(nil), !call.arguments.hasComments, let title = call.argument("title"), hasTexts else {
      return nil
    }
    let outer = call.indentation
    let inner = outer + file.indentationStep
    let lineEnd = file.lineEnd
    func block(_ lines: [String]) -> String {
      " {" + lineEnd + lines.map { inner + $0 + lineEnd }.joined() + outer + "}"
    }
    var text = name + block([title.expression.trimmedDescription])
    if !actions.isEmpty { text += " actions:" + block(actions.compactMap { $0 }) }
    if let message = call.argument("message")?.expression, !message.is(NilLiteralExprSyntax.self) {
      text += " message:" + block([message.trimmedDescription])
    }
    return text
  }

  private static func button(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let kind = call.name, call.trailingClosure == nil,
      call.isImplicitMember || call.base?.nameText == "ButtonState", let label = call.arguments.first,
      label.label == nil, call.arguments.count <= 2
    else { return nil }
    var arguments: [String] = []
    switch kind {
    case "cancel", "destructive": arguments.append("role: .\(kind)")
    case "default": break
    default: return nil
    }
    if call.arguments.count == 2 {
      guard let send = call.argument("action")?.expression.as(FunctionCallExprSyntax.self), send.isImplicitMember,
        send.name == "send", send.arguments.count == 1, let action = send.arguments.first
      else { return nil }
      arguments.append("action: \(action.expression.trimmedDescription)")
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "ButtonState\(list) { \(label.expression.trimmedDescription) }"
  }
}

extension FunctionCallExprSyntax {
  /// Whether the arguments of `.init(…)` are those of an alert or a dialog: a `TextState`, or buttons in a feature.
  fileprivate var isImplicitAlert: Bool {
    if arguments.first?.expression.firstToken(viewMode: .sourceAccurate)?.text == "TextState" { return true }
    // SwiftUI has an `Alert` with the same labels.
    return !isInView(self)
      && arguments.contains {
        ["buttons", "dismissButton", "primaryButton", "secondaryButton"].contains($0.label?.text)
      }
  }
}
