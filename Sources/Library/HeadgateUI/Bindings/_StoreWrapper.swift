#if canImport(SwiftUI)
  public import HeadgateCore
  import SwiftUI

  /// Internal to the library.
  // A property wrapper of a view that has a store: `Bindable` and `Binding`. Bindings and scopes are members of this protocol,
  // so each of them is written once.
  @MainActor
  public protocol _StoreWrapper<StoreState, StoreAction> {
    /// Internal to the library.
    associatedtype StoreState
    /// Internal to the library.
    associatedtype StoreAction

    /// Internal to the library.
    var _store: Store<StoreState, StoreAction> { get }
  }

  extension _StoreWrapper {
    /// Returns a binding to a member of the store. Bindings to the same member of the same store are equal.
    func binding<Member>(_ member: ReferenceWritableKeyPath<Store<StoreState, StoreAction>, Member>) -> Binding<Member>
    {
      // Not through `Binding`, whose members write the store itself back after each change.
      Bindable(_store)[dynamicMember: member]
    }
  }
#endif
