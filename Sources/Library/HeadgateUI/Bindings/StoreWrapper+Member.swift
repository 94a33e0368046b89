#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

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

  // Without these, the compiler gives an error without a line.
  extension _StoreWrapper where StoreState: ObservableState {
    /// Unavailable: the action has no binding of this property.
    @available(
      *,
      unavailable,
      message: """
        This is a binding only if the action conforms to 'BindableAction' and the property is 'Equatable' and 'Sendable'. To send an \
        action of your choice, write '$store.name.sending(\\.nameChanged)'.
        """
    )
    public subscript<Member>(dynamicMember property: WritableKeyPath<StoreState, Member>) -> Binding<Member> {
      fatalError()
    }
  }
#endif
