#if (canImport(UIKit) && !os(watchOS)) || os(macOS)
  public import HeadgateCore
  public import Observation
  public import SwiftUI

  /// The store of a view controller, with bindings.
  ///
  /// It has the bindings of SwiftUI's `@Bindable`, so a file with a view controller does not import SwiftUI.
  ///
  /// ```swift
  /// final class TripController: UIViewController {
  ///   @UIBindable var store: StoreOf<Trip>
  ///   override func viewDidLoad() { nameField.bind(text: $store.name) }
  /// }
  /// ```
  @propertyWrapper
  @dynamicMemberLookup
  public struct UIBindable<Value: AnyObject & Observable> {
    /// The store, or another observable object.
    public var wrappedValue: Value

    /// Creates a wrapper of an object.
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// The bindings: `$store.name`.
    public var projectedValue: Self { self }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
      Bindable(wrappedValue)[dynamicMember: keyPath]
    }
  }

  extension UIBindable: _StoreWrapper where Value: _BindableStore {
    /// Internal to the library.
    public var _store: Store<Value.StoreState, Value.StoreAction> { wrappedValue._store }
  }

  /// A binding of a view controller.
  public typealias UIBinding = Binding
#endif
