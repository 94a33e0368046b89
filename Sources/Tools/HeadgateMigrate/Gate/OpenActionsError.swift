extension GateError {
  /// Creates the error for a name that is a type of open actions, not a feature; nil for other names.
  init?(openActions name: String, in sources: [SourceText]) {
    let code = PackageCode(sources.filter { FrameworkImports($0).hasOpenActions })
    let found = code.types(named: name.split(separator: ".").map(String.init))
    guard !found.isEmpty, found.allSatisfy({ !$0.attributes.contains("Reducer") && !$0.inherits.contains("Reducer") })
    else { return nil }
    self.init(
      """
      '\(name)' is not a feature with an enum of actions. Open actions need no gate: an action that is 'fileprivate' or \
      'internal' cannot be dispatched or matched outside of its file or module.
      """
    )
  }
}
