import HeadgateSyntax
import SwiftSyntax

extension EnumCases {
  /// The attribute for code that names deprecated cases: deprecated code gets no warning. Empty when no case is
  /// deprecated.
  var deprecation: String {
    let isDeprecated = flattened.contains { $0.availability.isDeprecated && !$0.availability.isUnavailable }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }

  /// Returns the body of a function that takes a value of the enum, inside the `#if` under which the enum has cases.
  ///
  /// Without it, the compiler would warn that the function never runs when all cases are in an inactive `#if`.
  func whereTheyAre(_ body: String) -> String {
    condition.map { "#if \($0)\n\(body)\n#endif" } ?? body
  }
}

extension EnumCase {
  /// Whether the name of the case after a type means something else, also in backticks.
  var isNamedLikeMetatype: Bool { ["Type", "Protocol", "self"].contains(plainName) }

  /// Returns the arguments of the case with their labels, from their indices.
  func arguments(_ argument: (Int) -> String) -> String {
    let labelled = parameters.enumerated().map { index, parameter in
      guard let label = parameter.label else { return argument(index) }
      return "\(label): \(argument(index))"
    }
    return labelled.joined(separator: ", ")
  }

  /// Returns the case of a `switch` that returns a case of the same name.
  ///
  /// - Parameter argument: The expression of an argument. It can use the value with the index, which has the name `v0`, `v1` and so on.
  func passedOn(_ argument: (Int) -> String = { "v\($0)" }) -> String {
    // A switch must name every case, even a case without values.
    if availability.isUnavailable { return "case .\(name): Swift.fatalError()" }
    guard !parameters.isEmpty else { return "case .\(name): return .\(name)" }
    let names = parameters.indices.map { "v\($0)" }.joined(separator: ", ")
    return "case let .\(name)(\(names)): return .\(name)(\(arguments(argument)))"
  }

  /// Returns the payload type of a case: `Void`, one type, or a tuple with the labels of the case.
  ///
  /// - Parameter name: The name of the enum at the location of the type.
  func payload(in name: String) -> String {
    let types = parameters.map { $0.type.spelledOut(in: name) }
    guard types.count != 1 else { return types[0].description }
    guard !types.isEmpty else { return "Swift.Void" }
    let elements = zip(parameters, types).map { parameter, type in
      (parameter.label.map { "\($0): " } ?? "") + type.description
    }
    return "(\(elements.joined(separator: ", ")))"
  }
}
