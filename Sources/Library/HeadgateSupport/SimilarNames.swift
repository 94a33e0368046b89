/// Compares a name that does not exist with the ones that do.
package enum SimilarNames {
  /// Returns the name that a misspelled name probably means; nil when all differ in more than a third of their characters.
  package static func nearest(to name: String, among names: [String]) -> String? {
    sorted(names, by: name).first.flatMap { distance(name, $0) <= max(name.count / 3, 1) ? $0 : nil }
  }

  /// Returns the names with the most similar one first. The case of letters does not matter.
  package static func sorted(_ names: [String], by name: String) -> [String] {
    names.map { (name: $0, distance: distance(name, $0)) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
  }

  /// Returns names for a message: at most 12 of them, and how many more there are.
  package static func list(_ names: [String]) -> String {
    let limit = 12
    let others = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + others
  }

  /// Returns the number of characters to insert, remove or replace, to make one name of another.
  private static func distance(_ name: String, _ other: String) -> Int {
    let other = Array(other.lowercased())
    var row = Array(0...other.count)
    for (index, character) in name.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
