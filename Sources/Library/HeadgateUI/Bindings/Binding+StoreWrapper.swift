#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension Binding: _StoreWrapper where Value: _BindableStore {
    /// Internal to the library.
    public var _store: Store<Value.StoreState, Value.StoreAction> { wrappedValue._store }
  }
#endif
