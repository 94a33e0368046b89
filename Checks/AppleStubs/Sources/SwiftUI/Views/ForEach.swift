/// A view for each element of a collection.
///
/// - <https://developer.apple.com/documentation/swiftui/foreach> (R)
///
/// Assumed: the content of an element is evaluated again when what it read has changed, without the other elements.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView where Content: View {
  @MainActor public func _describe() -> _Description {
    _Description(.group("ForEach"), data.map { element in Child(id(element), content: { content(element) }) })
  }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-52hr0> (R; suffix M)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)> (R)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-9n6ro> (R; suffix M)
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  { self.init(data, id: \.id, content: content) }

  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)> (R)
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { index in
      (index, data.wrappedValue[index][keyPath: id])
    }
    self.init(data: elements, content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-60m7q> (R; suffix M)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

@available(*, unavailable) extension ForEach: Sendable {}
