@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)> (D27)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { modifier(DestinationModifier(destination: destination)) }

  /// <https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)> (D27)
  ///
  /// The destination is no escaping closure: it is evaluated with the view around it.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let view = destination()
    return modifier(
      FlagPresentation(kind: .navigationDestination, isPresented: isPresented, onDismiss: nil, content: { view })
    )
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)> (D27)
  ///
  /// The item is Hashable and not Identifiable: an item that is not equal is another screen.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<Optional<D>>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { modifier(ItemDestination(item: item, destination: destination)) }
}

nonisolated struct DestinationModifier<D: Hashable, C: View>: _PrimitiveModifier {
  let destination: (D) -> C

  @MainActor func _describe(_ content: any View) -> _Description {
    let role = Role.destinations(
      type: ObjectIdentifier(D.self),
      make: { ($0.base as? D).map { destination($0) } }
    )
    return _Description(role, of: content)
  }
}

nonisolated struct ItemDestination<D: Hashable, C: View>: _PrimitiveModifier {
  let item: Binding<D?>
  let destination: (D) -> C

  @MainActor func _describe(_ content: any View) -> _Description {
    let shown = item.wrappedValue.map { value in
      Presentation.Item(id: AnyHashable(value), content: { destination(value) })
    }
    let presentation = Presentation(.navigationDestination, item: shown, dismiss: { item.wrappedValue = nil })
    return _Description(.presentation(presentation), of: content)
  }
}
