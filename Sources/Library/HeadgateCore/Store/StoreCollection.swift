internal import OrderedCollections

/// The stores of the elements of a collection, in order. Each store is created when it is first accessed.
///
/// A collection contains the ids of the moment when it was created. Use it immediately, and scope again after a change.
///
/// ```swift
/// for row in store.scope(state: \.rows, action: \.rows) { print(row.title) }
/// ```
public struct StoreCollection<ID: Hashable, Element>: RandomAccessCollection {
  private let ids: OrderedSet<ID>
  private let element: (ID) -> Element

  init(ids: OrderedSet<ID>, element: @escaping (ID) -> Element) {
    self.ids = ids
    self.element = element
  }

  /// The position of the first store: 0.
  public var startIndex: Int { 0 }

  /// The number of stores.
  public var endIndex: Int { ids.count }

  /// The store at a position. While the element is present, repeated accesses return the same object.
  ///
  /// Traps when the caller is not on the store's actor. Also traps when the element was removed before its store was first
  /// accessed.
  public subscript(position: Int) -> Element { element(ids[position]) }

  /// Returns the store of an element, or nil if the collection does not contain it.
  func element(id: ID) -> Element? { ids.contains(id) ? element(id) : nil }

  /// Returns a collection of the values that a function creates from the stores. Each value is created when it is accessed.
  func mapStores<New>(_ transform: @escaping (Element) -> New) -> StoreCollection<ID, New> {
    StoreCollection<ID, New>(ids: ids) { [element] in transform(element($0)) }
  }
}
