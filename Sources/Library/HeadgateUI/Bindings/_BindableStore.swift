#if canImport(SwiftUI)
  public import HeadgateCore

  /// Internal to the library.
  // `Store` as a constraint: an extension of `Bindable` or `Binding` for all stores has no other way to name their types.
  @MainActor
  public protocol _BindableStore: AnyObject {
    /// Internal to the library.
    associatedtype StoreState
    /// Internal to the library.
    associatedtype StoreAction
    /// Internal to the library.
    var _store: Store<StoreState, StoreAction> { get }
  }

  extension Store: _BindableStore {
    /// Internal to the library.
    public var _store: Store { self }
  }
#endif
