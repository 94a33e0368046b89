/// A value that a view owns.
///
/// - <https://developer.apple.com/documentation/swiftui/state> (D27)
/// - <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)> (D27)
///
/// The host stores the value. Outside of a host, reads return the initial value and writes are ignored.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox(value) }
  public init(initialValue value: Value) { box = StateBox(value) }

  public var wrappedValue: Value {
    get { box.location?.get() ?? box.initial }
    nonmutating set { box.location?.set(newValue, transaction: .current) }
  }

  /// <https://developer.apple.com/documentation/swiftui/state/projectedvalue> (R)
  public var projectedValue: Binding<Value> {
    box.location.map { Binding(location: $0) } ?? .constant(box.initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// (R)
  public init() { self.init(wrappedValue: nil) }
}

// R: the storage of SwiftUI is synchronized. Here, the host writes the box, and views read and write the storage, all on the main actor:
// a test must not write a state on another thread.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: Installable {
  package var readsEnvironment: Bool { false }

  package func install(storage: inout AnyObject?, environment: EnvironmentValues) {
    let location = storage as? StateLocation<Value> ?? StateLocation(box.initial)
    storage = location
    box.location = location
  }
}

/// Connects the copies of a state with the storage of its view.
final class StateBox<Value> {
  let initial: Value
  var location: StateLocation<Value>?

  init(_ initial: Value) { self.initial = initial }
}
