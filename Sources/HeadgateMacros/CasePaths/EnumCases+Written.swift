import HeadgateSyntax

extension EnumCases {
  /// What may name deprecated cases without a warning: code that is deprecated itself. Empty when no case is deprecated.
  var deprecation: String {
    let isDeprecated = flattened.contains { $0.availability.isDeprecated && !$0.availability.isUnavailable }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }

  /// The body of a function that takes a value of the enum, for the conditions under which the enum has cases.
  ///
  /// Where all of them are in an `#if` that does not hold, the compiler would say that the function never runs.
  func whereTheyAre(_ body: String) -> String {
    condition.map { "#if \($0)\n\(body)\n#endif" } ?? body
  }
}
