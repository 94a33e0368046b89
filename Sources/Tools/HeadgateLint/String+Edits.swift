extension String {
  /// Returns the text after edits. All other bytes stay the same.
  ///
  /// - Returns: nil when two edits overlap, or when an edit is outside of the text.
  package func applying(_ edits: [Fix.Edit]) -> String? {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.offset, $0.element.range.length, $0.offset)
        < ($1.element.range.offset, $1.element.range.length, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.range.offset >= offset, edit.range.end <= bytes.count else { return nil }
      result += bytes[offset..<edit.range.offset]
      result += edit.replacement.utf8
      offset = edit.range.end
    }
    result += bytes[offset...]
    return String(decoding: result, as: UTF8.self)
  }
}
