/// A collection that usually has one element. The first element needs no allocation.
struct OneOrMore<Element> {
  private var first: Element?
  private var others: [Element] = []

  var isEmpty: Bool { first == nil }

  var count: Int { first == nil ? 0 : others.count + 1 }

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { others.append(element) }
  }

  mutating func append(_ elements: Self) {
    elements.forEach { append($0) }
  }

  func forEach(_ body: (Element) -> Void) {
    if let first { body(first) }
    for other in others { body(other) }
  }

  func first(where isSought: (Element) -> Bool) -> Element? {
    if let first, isSought(first) { return first }
    return others.first(where: isSought)
  }

  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    others.removeAll(where: isRemoved)
    guard let known = first, isRemoved(known) else { return }
    first = others.isEmpty ? nil : others.removeFirst()
  }
}
