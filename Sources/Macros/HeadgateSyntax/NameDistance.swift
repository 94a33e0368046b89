extension String {
  /// Returns the number of characters to insert, remove, replace, or swap with their neighbor, to make another name of this one.
  package func distance(to name: String) -> Int {
    let (one, other) = (Array(self), Array(name))
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var cost = Swift.min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = Swift.min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
