import HeadgateSupport

/// The code that a test writes after `store.receive` to receive an action.
enum ReceiveLine {
  static func text<Action>(_ action: Action, _ changes: [String]) -> String {
    let literal = SwiftLiteral.text(of: action)
    let closure = "{\(TestingMessages.body(changes))}"
    if Action.self is any Equatable.Type, let literal { return "(\(literal))" + (changes.isEmpty ? "" : " \(closure)") }
    if CasePathText.hasCases(Action.self), let path = CasePathText.text(of: action) {
      return "(\(path))" + (changes.isEmpty ? "" : " \(closure)")
    }
    // The action is an existential: its type identifies it.
    let type = type(of: action as Any)
    if type != Action.self {
      return " { $0 is \(typeName(type)) }" + (changes.isEmpty ? "" : " assert: \(closure)")
    }
    guard let name = caseName(of: action) else {
      return " { _ in true }" + (changes.isEmpty ? "" : " assert: \(closure)")
    }
    return " { if case .\(name) = $0 { true } else { false } }" + (changes.isEmpty ? "" : " assert: \(closure)")
  }

  private static func caseName(of action: Any) -> String? {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first?.label ?? "\(action)"
  }
}
