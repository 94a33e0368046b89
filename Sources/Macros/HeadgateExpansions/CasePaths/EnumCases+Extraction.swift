import HeadgateSyntax

extension EnumCases {
  /// Returns an expression for the payload of a case; the expression is nil when `subject` is another case.
  ///
  /// - Parameter value: An expression that uses the payload as `v0`; nil for the payload itself.
  func extraction(of one: EnumCase, from subject: String, as value: String? = nil) -> String {
    guard !one.isImpossible else { return subject == "$0" ? "_ in nil" : "nil" }
    let names = one.parameters.indices.map { "v\($0)" }
    let pattern = names.isEmpty ? ".\(one.name)" : "let .\(one.name)(\(names.joined(separator: ", ")))"
    let value = value ?? (names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))")
    // For a single case, the compiler would warn that `else` never runs, unless the value is an optional.
    let match = mayBeOne ? "? = Swift.Optional(\(subject))" : " = \(subject)"
    return "if case \(pattern)\(match) { \(value) } else { nil }"
  }

  /// Returns a statement that returns the payload of a case that may belong to an actor.
  ///
  /// The compiler finds the payload of such a case only in a `switch` statement. With a single case, it would warn about the `switch`.
  func statement(extracting one: EnumCase, from subject: String) -> String {
    guard !mayBeOne else { return extraction(of: one, from: subject) }
    let names = one.parameters.indices.map { "v\($0)" }.joined(separator: ", ")
    return """
      switch \(subject) {
        case let .\(one.name)(\(names)): return \(one.parameters.count == 1 ? names : "(\(names))")
        default: return nil
        }
      """
  }

  private var mayBeOne: Bool {
    let unconditional = nodes.filter { node in
      guard case .one(let one) = node else { return false }
      return !one.availability.isUnavailable
    }
    return unconditional.count < 2
  }
}
