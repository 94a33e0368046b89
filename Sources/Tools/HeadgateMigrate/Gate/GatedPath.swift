import SwiftSyntax

/// An action of a test as a key path with its payload: `\.rows[id: 1].view.renamed, "a"`.
struct GatedPath {
  let text: String

  /// - Parameters:
  ///   - caseOffset: The position of the case of the feature behind the gate.
  ///   - kind: The kind of this case.
  /// - Returns: nil when a payload before the case has values that a key path cannot contain.
  init?(_ expression: ActionExpression, caseOffset: Int, kind: GateKind?) {
    guard let last = expression.components.firstIndex(where: { $0.offset == caseOffset }) else { return nil }
    var path = "\\"
    for component in expression.components[..<last] {
      let arguments = component.arguments.map(Array.init) ?? []
      if component.name == "element", arguments.count == 2 {
        path += "[id: \(arguments[0].expression.trimmedDescription)]"
      } else if component.name != "inside" {
        guard arguments.count == 1 else { return nil }
        path += ".\(component.name)"
      }
    }
    let group = kind.map(\.rawValue) ?? "inside"
    let component = expression.components[last]
    // A case that has the name of its kind is the group itself.
    path += component.name == group ? "" : ".\(group)"
    text = path + Self.payload(of: expression, from: last)
  }

  /// Returns the names of the case and of the groups in it, and then the payload.
  private static func payload(of expression: ActionExpression, from start: Int) -> String {
    var path = ""
    for component in expression.components[start...] {
      path += ".\(component.name)"
      let arguments = component.arguments.map(Array.init) ?? []
      guard !arguments.isEmpty else { return path }
      let groups: Set<String> = ["view", "delegate", "interface", "internal", "presented"]
      // Other payloads are values: `.loaded(.success(user))`.
      if groups.contains(component.name) { continue }
      let isSingle = arguments.count == 1
      let values = arguments.map { isSingle ? $0.expression.trimmedDescription : $0.trimmed.description }
      return "\(path), \(isSingle ? values[0] : "(\(values.joined(separator: " ")))")"
    }
    return path
  }
}
