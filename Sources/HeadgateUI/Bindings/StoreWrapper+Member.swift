#if canImport(SwiftUI)
  public import HeadgateCore

  extension _StoreWrapper where StoreState: ObservableState {
    /// A property of the state, for a binding that sends an action of your choice.
    ///
    /// For a store with bindable actions, `$store.name` itself is a binding.
    ///
    /// ```swift
    /// TextField("Name", text: $store.name.sending(\.nameChanged))
    /// ```
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<StoreState, Value>
    ) -> StoreMember<StoreState, StoreAction, StoreAction, Value> {
      StoreMember(store: _store, property: keyPath) { $0 }
    }
  }
#endif
