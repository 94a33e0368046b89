// A binding of a collection is a collection of bindings. (R)
// https://developer.apple.com/documentation/swiftui/binding

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    derived(ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of a collection.
private final class ElementLocation<Base: MutableCollection>: Location {
  private let base: any Location<Base>
  private let index: Base.Index

  init(_ base: any Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }

  func get() -> Base.Element { base.get()[index] }

  func set(_ value: Base.Element, transaction: Transaction) {
    var all = base.get()
    all[index] = value
    base.set(all, transaction: transaction)
  }
}
