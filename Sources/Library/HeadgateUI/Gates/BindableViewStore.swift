#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  /// The view store of a view, with bindings.
  ///
  /// A view store is a value, so `@Bindable` cannot wrap it. The bindings send view actions only, as the view store does.
  ///
  /// ```swift
  /// struct LoginView: View {
  ///   @BindableViewStore var store: ViewStore<Login>
  ///   var body: some View { TextField("Name", text: $store.name) }
  /// }
  /// ```
  @MainActor
  @propertyWrapper
  @dynamicMemberLookup
  public struct BindableViewStore<Feature: Reducer> where Feature.Action: ViewAction {
    /// The view store.
    public var wrappedValue: ViewStore<Feature>

    /// Creates a wrapper of a view store.
    public init(wrappedValue: ViewStore<Feature>) {
      self.wrappedValue = wrappedValue
    }

    /// The bindings: `$store.name`.
    public var projectedValue: Self { self }

    var bindable: Bindable<Store<Feature.State, Feature.Action>> { Bindable(wrappedValue.store) }
  }

  extension BindableViewStore where Feature.State: ObservableState {
    /// A property of the state, for a binding that sends a view action of your choice.
    ///
    /// ```swift
    /// TextField("Name", text: $store.name.sending(\.nameChanged))
    /// ```
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Feature.State, Value>
    ) -> StoreMember<Feature.State, Feature.Action, Feature.Action.ViewAction, Value> {
      StoreMember(store: wrappedValue.store, property: keyPath) { .view($0) }
    }
  }

  extension BindableViewStore
  where
    Feature.State: ObservableState, Feature.Action.ViewAction: BindableAction,
    Feature.Action.ViewAction.State == Feature.State
  {
    /// A binding to a property of the state. A write sends a binding as a view action.
    ///
    /// ```swift
    /// TextField("Name", text: $store.name)
    /// ```
    public subscript<Value: Equatable & Sendable>(
      dynamicMember property: any WritableKeyPath<Feature.State, Value> & Sendable
    ) -> Binding<Value> {
      bindable[dynamicMember: \.[dynamicMember: property]]
    }
  }

  extension BindableViewStore where Feature.State: ObservableState {
    /// Unavailable: the view action has no binding of this property.
    @available(
      *,
      unavailable,
      message: """
        This is a binding only if the view action conforms to 'BindableAction' and the property is 'Equatable' and 'Sendable'. To send a \
        view action of your choice, write '$store.name.sending(\\.nameChanged)'.
        """
    )
    public subscript<Member>(dynamicMember property: WritableKeyPath<Feature.State, Member>) -> Binding<Member> {
      fatalError()
    }
  }
#endif
