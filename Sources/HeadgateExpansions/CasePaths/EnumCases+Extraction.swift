import HeadgateSyntax

extension EnumCases {
  /// The expression that is what a case carries, or nil when `subject` is another case.
  ///
  /// - Parameter value: What is made of what the case carries, which it calls `v0`; nil for that itself.
  func extraction(of one: EnumCase, from subject: String, as value: String? = nil) -> String {
    guard !one.isImpossible else { return subject == "$0" ? "_ in nil" : "nil" }
    let names = one.parameters.indices.map { "v\($0)" }
    let pattern = names.isEmpty ? ".\(one.name)" : "let .\(one.name)(\(names.joined(separator: ", ")))"
    let value = value ?? (names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))")
    // Where this is the only case, the compiler would say that `else` never runs, unless the value is an optional.
    let match = mayBeOne ? "? = Swift.Optional(\(subject))" : " = \(subject)"
    return "if case \(pattern)\(match) { \(value) } else { nil }"
  }

  private var mayBeOne: Bool {
    let unconditional = nodes.filter { node in
      guard case .one(let one) = node else { return false }
      return !one.availability.isUnavailable
    }
    return unconditional.count < 2
  }
}
