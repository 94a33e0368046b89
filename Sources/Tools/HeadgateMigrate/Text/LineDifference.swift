/// The changed lines between two texts.
///
/// The comparison of the standard library needs the number of lines times the number of changes. So the lines that each text contains
/// once divide the texts, and only the parts between them are compared.
enum LineDifference {
  typealias Line = ArraySlice<UInt8>

  /// Returns the indices of the removed lines in the old text, and of the added lines in the new text.
  static func changes(from before: [Line], to after: [Line]) -> (removed: Set<Int>, added: Set<Int>) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    var start = (old: 0, new: 0)
    for anchor in anchors(before, after) + [(old: before.count, new: after.count)] {
      compare(before, after, start.old..<anchor.old, start.new..<anchor.new, &removed, &added)
      start = (anchor.old + 1, anchor.new + 1)
    }
    return (removed, added)
  }

  private static func compare(
    _ before: [Line],
    _ after: [Line],
    _ old: Range<Int>,
    _ new: Range<Int>,
    _ removed: inout Set<Int>,
    _ added: inout Set<Int>
  ) {
    for change in Array(after[new]).difference(from: Array(before[old])) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(new.lowerBound + offset)
      }
    }
  }

  /// The longest sequence of lines that are in both texts, once in each, in the same order.
  private static func anchors(_ before: [Line], _ after: [Line]) -> [(old: Int, new: Int)] {
    let old = unique(before)
    let new = unique(after)
    let pairs = old.compactMap { line, index in new[line].map { (old: index, new: $0) } }.sorted { $0.old < $1.old }
    return longestIncreasing(pairs)
  }

  /// The lines that a text contains once, with their indices.
  private static func unique(_ lines: [Line]) -> [Line: Int] {
    var indices: [Line: Int?] = [:]
    for (index, line) in lines.enumerated() { indices[line] = indices[line] == nil ? .some(index) : .some(nil) }
    return indices.compactMapValues { $0 }
  }

  /// The longest part of the pairs whose new indices increase, by patience sorting.
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    /// The pair with the smallest new index at the end of a sequence of each length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var current = ends.last
    while let index = current {
      result.append(pairs[index])
      current = previous[index]
    }
    return result.reversed()
  }
}
