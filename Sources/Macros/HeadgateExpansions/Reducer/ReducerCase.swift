import HeadgateSyntax
import SwiftSyntax

/// A case of an enum reducer and its kind.
struct ReducerCase {
  /// The kind of a case.
  enum Kind {
    /// A feature, with the expression of its reducer and the type of its actions, which may be a gate.
    case feature(type: String, reducer: String, action: String)
    /// A state that its first action dismisses.
    case ephemeral(type: String)
    /// A state without actions.
    case ignored
  }

  let one: EnumCase
  let kind: Kind
  /// The name of the enum.
  private let enumName: String

  init(_ one: EnumCase, in enumName: String) {
    self.one = one
    self.enumName = enumName
    let attributes = one.declaration.attributes
    guard one.parameters.count == 1, !attributes.has("ReducerCaseIgnored"), !one.isImpossible else {
      kind = .ignored
      return
    }
    let parameter = one.parameters[0]
    let type = parameter.type.spelledOut(in: enumName)
    let isAlert = ["AlertState", "ConfirmationDialogState"].contains(type.lastComponentName)
    if isAlert || attributes.has("ReducerCaseEphemeral") {
      kind = .ephemeral(type: type.trimmedDescription)
    } else {
      let gated = type.gatedFeature
      let feature = (gated ?? type).trimmedDescription
      let value = parameter.defaultValue.map { gated == nil ? $0 : $0.gatedReducer ?? $0 }
      // Written with its type, because the builder around it does not infer one.
      let reducer =
        (value?.trimmedDescription ?? type.enumReducerBody).map { "(\($0)) as \(feature)" } ?? "\(feature)()"
      kind = .feature(
        type: feature,
        reducer: reducer,
        action: gated == nil ? "\(feature).Action" : type.trimmedDescription
      )
    }
  }

  /// The payload types of the state's case, with their labels.
  private var payloads: [String] {
    one.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + parameter.type.spelledOut(in: enumName).trimmedDescription
    }
  }

  /// The payload types with the default values of missing arguments.
  private var payloadsWithValues: [String] {
    zip(payloads, one.parameters).map { payload, parameter in
      payload + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
  }

  private func list(_ payloads: [String]) -> String {
    payloads.isEmpty ? "" : "(\(payloads.joined(separator: ", ")))"
  }

  private var label: String { one.parameters.first?.label.map { "\($0): " } ?? "" }

  /// The case of the state. Its payload is boxed, so that a nested state does not increase the size of the states
  /// around it.
  var state: String {
    switch kind {
    case .feature(let type, _, _): "indirect case \(one.name)(\(label)\(type).State)"
    case .ephemeral, .ignored: "case \(one.name)\(list(payloadsWithValues))"
    }
  }

  /// The case of the action.
  var action: String {
    switch kind {
    case .feature(_, _, let action): "case \(one.name)(\(action))"
    case .ephemeral(let type): "case \(one.name)(\(type).Action)"
    case .ignored: "case \(one.name)(Swift.Never)"
    }
  }

  /// The case with a store.
  var scope: String {
    switch kind {
    case .feature(let type, _, _): "case \(one.name)(HeadgateCore.Store<\(type).State, \(type).Action>)"
    case .ephemeral, .ignored: "case \(one.name)\(list(payloads))"
    }
  }

  /// The statement that adds the reducer of the case to the body; nil for a case without actions.
  ///
  /// - Parameter line: The line of the case. In an expansion, `#line` is one less than the line that `#sourceLocation` sets.
  func addition(line: String?) -> String? {
    let paths = "\\.\(one.name), action: \\.\(one.name)"
    let line = line.map { ", line: \($0)" } ?? ""
    return switch kind {
    case .feature(_, let reducer, _): "body._add(\(paths), then: { \(reducer) }\(line))"
    case .ephemeral: "body._addEphemeral(\(paths)\(line))"
    case .ignored: nil
    }
  }

  /// The code that returns the scope of the case.
  var scoping: String {
    guard case .feature = kind, !one.availability.isUnavailable else { return one.passedOn() }
    return """
      case .\(one.name): \
      return .\(one.name)(store.scope(state: \\.\(one.name), action: \\.\(one.name))!)
      """
  }

  /// The comparison of two values of the case, named `lhs` and `rhs`.
  var comparison: String {
    let count = one.parameters.count
    guard count > 1 else {
      return "HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.\(one.name))"
    }
    let left = (0..<count).map { "l\($0)" }.joined(separator: ", ")
    let right = (0..<count).map { "r\($0)" }.joined(separator: ", ")
    let equal = (0..<count).map { "HeadgateCore._CaseComparison.isEqual(l\($0), r\($0))" }
    return """
      if case let .\(one.name)(\(left))? = Swift.Optional(lhs), \
      case let .\(one.name)(\(right))? = Swift.Optional(rhs) \
      { \(equal.joined(separator: " && ")) } else { false }
      """
  }

  /// Whether the action has a comparable payload for this case.
  var hasAction: Bool {
    if case .ignored = kind { false } else { true }
  }
}

extension TypeSyntax {
  /// The reducer of a nested enum reducer, which is written as a type: `Inner.body` for `Inner.Body`.
  fileprivate var enumReducerBody: String? {
    guard let member = self.as(MemberTypeSyntax.self), member.name.text == "Body" else { return nil }
    return "\(member.baseType.trimmedDescription).body"
  }
}

extension ExprSyntax {
  /// The reducer in `Gate(…)`; nil for other expressions.
  var gatedReducer: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
    let name = call.calledExpression.trimmedDescription.prefix { $0 != "<" }
    guard ["Gate", "HeadgateCore.Gate", "Headgate.Gate", ".init"].contains(name) else { return nil }
    return call.arguments.first?.expression
  }
}
