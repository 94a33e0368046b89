import HeadgateSyntax

/// A name that was probably meant instead of another name.
enum Misspelling {
  /// Returns the name that differs from a written name in at most two letters; nil if there is none, or if it is too short.
  static func likelyName(for written: String, in names: some Sequence<String>) -> String? {
    guard written.count > 3 else { return nil }
    let near = names.filter { abs($0.count - written.count) <= 2 }
      .map { (name: $0, distance: written.distance(to: $0)) }.filter { $0.distance <= 2 }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Returns a name that differs only inside, by one letter or by two letters in the wrong order.
  ///
  /// Two properties often differ at their ends, such as `item` and `items`, or in a digit. They are not misspellings.
  static func certainName(for written: String, in names: some Sequence<String>) -> String? {
    guard written.count > 3, !written.contains(where: \.isNumber) else { return nil }
    return names.first { name in
      let isInside = name.first == written.first && name.last == written.last
      return (isInside || name.sorted() == written.sorted()) && written.distance(to: name) == 1
    }
  }
}
