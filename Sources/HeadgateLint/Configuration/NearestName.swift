/// Finds the name that a misspelled name probably means.
package enum NearestName {
  /// Returns the most similar name, or nil when all differ in more than a third of their characters.
  package static func find(_ name: String, among names: [String]) -> String? {
    let limit = max(name.count / 3, 1)
    return names.map { (distance(Array(name.lowercased()), Array($0.lowercased())), $0) }
      .filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }

  /// Returns the number of characters to insert, delete or replace.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replacement = previous + (character == other ? 0 : 1)
        previous = row[column + 1]
        row[column + 1] = min(replacement, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
