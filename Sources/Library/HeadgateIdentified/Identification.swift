/// The function that returns the id of an element.
@usableFromInline
struct Identification<ID: Hashable, Element>: @unchecked Sendable {
  // Sendable: the function captures types and at most one sendable key path. The compiler cannot see this, because the
  // conformance of a type may belong to an actor. Arrays of such a type are no more sendable than sets of it.
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
