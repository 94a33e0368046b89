internal import OrderedCollections

/// The stores of the elements of a collection, in order; each store is made when it is first asked for.
///
/// A collection shows the ids of the moment when it was scoped. Use it at once and scope again after a change.
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
  ///
  /// ```swift
  /// rows[rows.startIndex]
  /// ```
  public var startIndex: Int { 0 }

  /// The number of stores.
  ///
  /// ```swift
  /// print(rows.endIndex)
  /// ```
  public var endIndex: Int { ids.count }

  /// The store at a position; the same object each time while the element is there.
  ///
  /// Traps on another actor than the store's, and for an element that is gone and whose store was never asked for.
  ///
  /// ```swift
  /// let first = rows[0]
  /// ```
  public subscript(position: Int) -> Element { element(ids[position]) }

  /// The same elements, each as something made of its store when it is asked for.
  func mapStores<New>(_ transform: @escaping (Element) -> New) -> StoreCollection<ID, New> {
    StoreCollection<ID, New>(ids: ids) { [element] in transform(element($0)) }
  }
}
