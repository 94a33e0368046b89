extension TypeFact {
  /// Whether the type is an enum of actions, or a group of them, by its name or the names around it.
  ///
  /// This is an answer for rules that read one file: `ResolvedTarget` knows more.
  var isAction: Bool {
    path.contains { $0 == "Action" || ($0.hasSuffix("Action") && $0 != "Action") || $0.hasSuffix("Actions") }
  }
}

extension TypeFact {
  /// Whether the type is an open action: it conforms to `Action`.
  package var isOpenAction: Bool {
    (kind == .struct || kind == .enum || kind == .class) && inherits("Action")
  }
}
