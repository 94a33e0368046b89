extension Array where Element: Sendable {
  /// Returns the results of a closure that runs for several elements at once. They have the order of the elements.
  package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (index, element) in enumerated() {
        group.addTask { (index, transform(element)) }
      }
      var results: [(Int, Result)] = []
      for await one in group { results.append(one) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
