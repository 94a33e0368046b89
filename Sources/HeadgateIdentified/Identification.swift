/// How the id of an element is found.
@usableFromInline
struct Identification<ID: Hashable, Element>: @unchecked Sendable {
  // Sendable: the function holds types and at most a key path that is Sendable. The compiler cannot see it because the
  // conformance of a type may be confined to an actor; arrays of such a type are no more Sendable than sets of it are.
  @usableFromInline let id: (Element) -> ID

  @inlinable
  init(_ path: any KeyPath<Element, ID> & Sendable) {
    id = { $0[keyPath: path] }
  }

  @inlinable
  init() where Element: Identifiable, ID == Element.ID {
    id = { $0.id }
  }
}
