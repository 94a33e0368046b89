/// Rows.
///
/// - <https://developer.apple.com/documentation/swiftui/list> (R)
///
/// The host evaluates all rows. SwiftUI evaluates the visible rows.
nonisolated public struct List<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: View {
  let content: Content

  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  init(all content: Content) { self.content = content }

  @MainActor public func _describe() -> _Description { _Description(.group("List"), of: content) }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(all: content()) }

  /// <https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)> (R)
  nonisolated public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  { self.init(all: ForEach(data, content: rowContent)) }

  /// <https://developer.apple.com/documentation/swiftui/list/init(_:id:rowcontent:)> (R)
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(all: ForEach(data, id: id, content: rowContent))
  }
}
