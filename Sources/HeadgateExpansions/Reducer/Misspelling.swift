/// A name that was probably meant instead of another name.
enum Misspelling {
  /// Returns the name that differs from a written name in at most two letters; nil if there is none, or if it is too short.
  static func likelyName(for written: String, in names: some Sequence<String>) -> String? {
    guard written.count > 3 else { return nil }
    let near = names.map { (name: $0, distance: distance(Array(written), Array($0))) }.filter { $0.distance <= 2 }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Returns a name that differs only inside, by one letter or by two letters in the wrong order.
  ///
  /// Two properties often differ at their ends, such as `item` and `items`, or in a digit. They are not misspellings.
  static func certainName(for written: String, in names: some Sequence<String>) -> String? {
    guard written.count > 3, !written.contains(where: \.isNumber) else { return nil }
    return names.first { name in
      let isInside = name.first == written.first && name.last == written.last
      return (isInside || name.sorted() == written.sorted()) && distance(Array(written), Array(name)) == 1
    }
  }

  /// The number of letters to insert, remove, replace, or swap with their neighbor.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    guard abs(one.count - other.count) <= 2 else { return .max }
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
