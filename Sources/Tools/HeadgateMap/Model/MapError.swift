/// A request that a map cannot answer.
package enum MapError: Error, Equatable, CustomStringConvertible {
  case unknownFeature(String, nearest: String?)
  case unknownAction(String, in: String, nearest: String?)
  /// Several features or actions have the name.
  case ambiguous(String, [String])
  /// The name has no dot.
  case noAction(String)

  package var description: String {
    switch self {
    case .unknownFeature(let name, let nearest): "There is no feature '\(name)'.\(Self.suggestion(nearest))"
    case .unknownAction(let name, let feature, let nearest):
      "\(feature) has no action '\(name)'.\(Self.suggestion(nearest))"
    case .ambiguous(let name, let names):
      "'\(name)' has several meanings: \(names.joined(separator: ", ")). Write one of them."
    case .noAction(let name): "'\(name)' is no action. Write a feature and an action, such as 'Login.buttonTapped'."
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}
