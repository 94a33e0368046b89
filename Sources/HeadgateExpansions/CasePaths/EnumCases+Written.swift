import HeadgateSyntax
import SwiftSyntax

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

extension EnumCase {
  /// The arguments of the case, each with its label, by their numbers.
  func arguments(_ argument: (Int) -> String) -> String {
    let labelled = parameters.enumerated().map { index, parameter in
      guard let label = parameter.label else { return argument(index) }
      return "\(label): \(argument(index))"
    }
    return labelled.joined(separator: ", ")
  }

  /// The type of what a case carries: nothing, one value, or a tuple with the labels of the case.
  ///
  /// - Parameter name: The enum, as it is named where the type is written.
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
