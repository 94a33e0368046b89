/// A view without content. <https://developer.apple.com/documentation/swiftui/emptyview> (M)
nonisolated public struct EmptyView: _PrimitiveView {
  nonisolated public init() {}
  @MainActor public func _describe() -> _Description { _Description(.group("EmptyView")) }
}

/// Several views. <https://developer.apple.com/documentation/swiftui/tupleview> (M)
nonisolated public struct TupleView<T>: _PrimitiveView {
  public var value: T
  let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor public func _describe() -> _Description {
    _Description(.group("TupleView"), views.enumerated().map { Child($0.offset, $0.element) })
  }
}

/// One of two views. <https://developer.apple.com/documentation/swiftui/_conditionalcontent> (M)
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor public func _describe() -> _Description {
    // The branches have separate identities, so a change of the branch creates new state.
    switch storage {
    case .first(let view): _Description(.group("if"), [Child(true, view)])
    case .second(let view): _Description(.group("if"), [Child(false, view)])
    }
  }
}

/// A view whose type is erased. <https://developer.apple.com/documentation/swiftui/anyview> (M)
nonisolated public struct AnyView: _PrimitiveView {
  let view: any View

  nonisolated public init<V>(_ view: V) where V: View { self.view = view }
  nonisolated public init<V>(erasing view: V) where V: View { self.view = view }

  @MainActor public func _describe() -> _Description {
    // Another type is another identity. https://developer.apple.com/documentation/swiftui/anyview
    _Description(.group("AnyView"), [Child(ObjectIdentifier(type(of: view)), view)])
  }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
  @MainActor public func _describe() -> _Description {
    _Description(.group("if"), map { [Child(true, $0)] } ?? [])
  }
}

@available(*, unavailable) extension EmptyView: Sendable {}
@available(*, unavailable) extension TupleView: Sendable {}
@available(*, unavailable) extension _ConditionalContent: Sendable {}
@available(*, unavailable) extension AnyView: Sendable {}
