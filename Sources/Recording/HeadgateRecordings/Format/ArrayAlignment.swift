/// Which elements of two arrays belong together.
///
/// Equal elements at the start and at the end belong together. Between them, the longest common subsequence does, while it costs little.
/// Elements between two such places belong together if there are as many in the old array as in the new one: they were changed there.
struct ArrayAlignment {
  /// Indices of equal or changed elements, ascending in both arrays.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Indices of the elements of the old array that are gone.
  private(set) var removed: [Int] = []
  /// Indices of the elements of the new array that are new.
  private(set) var inserted: [Int] = []

  /// The largest table of the search: five hundred elements on each side.
  private static let mostCells = 250_000

  private static func isSearchable(_ old: Int, _ new: Int) -> Bool { new == 0 || old <= mostCells / new }

  /// - Complexity: O(*n*), and at most 250,000 steps more for elements that are not equal at the start or at the end.
  init(_ old: [JSONTree], _ new: [JSONTree]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let middle = (old: start..<(old.count - end), new: start..<(new.count - end))
    for index in 0..<start { pairs.append((index, index)) }
    var next = (old: start, new: start)
    for pair in Self.common(old[middle.old], new[middle.new]) {
      addGap(next.old..<pair.old, next.new..<pair.new)
      pairs.append(pair)
      next = (pair.old + 1, pair.new + 1)
    }
    addGap(next.old..<middle.old.upperBound, next.new..<middle.new.upperBound)
    for offset in 0..<end { pairs.append((middle.old.upperBound + offset, middle.new.upperBound + offset)) }
  }

  /// Adds elements that are between two places that belong together.
  private mutating func addGap(_ old: Range<Int>, _ new: Range<Int>) {
    guard old.count != new.count else { return pairs += zip(old, new).map { ($0, $1) } }
    // There were too many elements to search: those at the same place belong together.
    guard Self.isSearchable(old.count, new.count) else {
      pairs += zip(old, new).map { ($0, $1) }
      removed += old.dropFirst(new.count)
      inserted += new.dropFirst(old.count)
      return
    }
    removed += old
    inserted += new
  }

  /// The longest common subsequence of two slices; nothing if the search costs too much.
  private static func common(_ old: ArraySlice<JSONTree>, _ new: ArraySlice<JSONTree>) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty, isSearchable(old.count, new.count) else { return [] }
    // Equal values have equal numbers: each value is compared as a whole only once.
    var numbers: [JSONTree: Int32] = [:]
    let number = { (value: JSONTree) -> Int32 in
      if let known = numbers[value] { return known }
      let number = Int32(numbers.count)
      numbers[value] = number
      return number
    }
    let (left, right) = (old.map(number), new.map(number))
    // The length of the longest common subsequence from each pair of places on.
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let place = row * width + column
        lengths[place] =
          left[row] == right[column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var found: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let place = row * width + column
      if left[row] == right[column] {
        found.append((old.startIndex + row, new.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }
}
