/// Finds a short list that still fails.
enum Shrinking {
  /// Removes parts of a list, smaller and smaller ones, as long as the rest fails.
  ///
  /// - Returns: A list that fails, of which no single element can be removed if failures are repeatable.
  @MainActor
  static func shortest<Element: Sendable>(
    _ list: [Element],
    fails: @MainActor ([Element]) async throws -> Bool
  ) async throws -> [Element] {
    var list = list
    var size = list.count / 2
    while size > 0 {
      var start = 0
      while start < list.count {
        let rest = Array(list[..<start] + list[min(start + size, list.count)...])
        if try await fails(rest) { list = rest } else { start += size }
      }
      size /= 2
    }
    return list
  }
}
