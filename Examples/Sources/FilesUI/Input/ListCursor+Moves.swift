import FilesFeature

extension ListCursor {
  /// Returns the moves that lead to a line.
  ///
  /// The features have actions for the moves of keys, and none that selects a line. The pages keep the number of moves small.
  func moves(to line: Int, count: Int) -> [Move] {
    // The list may have become shorter than the selected line.
    let startsAtFirst = index >= count || line < abs(line - index)
    let distance = line - (startsAtFirst ? 0 : index)
    let (pages, lines) = abs(distance).quotientAndRemainder(dividingBy: height)
    let start: [Move] = startsAtFirst ? [.first] : []
    let page: Move = distance < 0 ? .pageUp : .pageDown
    let step: Move = distance < 0 ? .up : .down
    return start + Array(repeating: page, count: pages) + Array(repeating: step, count: lines)
  }
}
