import HeadgateSyntax

/// Finds the name that a misspelled name probably means.
package enum NearestName {
  /// Returns the most similar name, or nil when all differ in more than a third of their characters.
  package static func find(_ name: String, among names: [String]) -> String? {
    let limit = max(name.count / 3, 1)
    return names.map { (name.lowercased().distance(to: $0.lowercased()), $0) }
      .filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }

  /// Returns the end of a message that asks for the most similar name, with a space before it; empty if there is none.
  package static func question(_ name: String, among names: [String]) -> String {
    find(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }
}
