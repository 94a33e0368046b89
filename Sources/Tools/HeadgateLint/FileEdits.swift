/// Edits of one file that do not overlap, in the order of their places. Insertions at one place keep the order of their arrival.
struct FileEdits: Sendable {
  private(set) var edits: [Fix.Edit] = []

  /// Whether an edit does not overlap the others, or is equal to one of them.
  ///
  /// - Complexity: O(log *n*) for *n* edits, if few of them are insertions at one place.
  func accepts(_ edit: Fix.Edit) -> Bool {
    let index = index(behind: edit.range)
    if contains(edit, before: index) { return true }
    // The edits do not overlap one another, so no other one reaches further than these two.
    let isFree = index == 0 || edits[index - 1].range.end <= edit.range.offset
    return isFree && (index == edits.count || edit.range.end <= edits[index].range.offset)
  }

  /// Adds an edit that is accepted. Two fixes can need one edit, which is applied once.
  mutating func add(_ edit: Fix.Edit) {
    let index = index(behind: edit.range)
    if !contains(edit, before: index) { edits.insert(edit, at: index) }
  }

  /// Returns the index of the first edit behind a range, with a binary search. An insertion is in front of a replacement.
  private func index(behind range: SourceRange) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      let other = edits[middle].range
      if (other.offset, other.end) <= (range.offset, range.end) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an edit with the same range and text is directly before an index.
  private func contains(_ edit: Fix.Edit, before index: Int) -> Bool {
    edits[..<index].reversed().prefix { $0.range == edit.range }.contains { $0.replacement == edit.replacement }
  }
}
