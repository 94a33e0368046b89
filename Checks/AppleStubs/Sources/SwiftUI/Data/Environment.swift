public import Observation

/// A value that the views around a view provide.
///
/// - <https://developer.apple.com/documentation/swiftui/environment> (R)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let box = EnvironmentBox()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value { read(box.values) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
  /// <https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf> (R; suffix M)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        fatalError("No observable object of type \(objectType) is in the environment.")
      }
      return object
    }
  }

  /// <https://developer.apple.com/documentation/swiftui/environment/init(_:)-9cs33> (R; suffix M)
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0.object(objectType) }
  }
}

// R: the closure reads a value only. The box is written by the host before each body, and read in the body, both on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: Installable {
  package var readsEnvironment: Bool { true }

  package func install(storage: inout AnyObject?, environment: EnvironmentValues) { box.values = environment }
}

/// The environment of the view that a property belongs to.
final class EnvironmentBox {
  var values = EnvironmentValues()
}

/// A key of the environment. <https://developer.apple.com/documentation/swiftui/environmentkey> (M)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that views provide for the views inside of them.
///
/// - <https://developer.apple.com/documentation/swiftui/environmentvalues> (M)
public struct EnvironmentValues {
  private var storage: [ObjectIdentifier: Any] = [:]
  /// Differs between different values. The host sets it.
  package var version = 0

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  func object<T>(_ type: T.Type) -> T? { storage[ObjectIdentifier(type)] as? T }

  mutating func set<T: AnyObject>(_ object: T?) { storage[ObjectIdentifier(T.self)] = object }

  /// The values by key, for the host's comparison.
  package var all: [ObjectIdentifier: Any] { storage }
}

extension View {
  /// <https://developer.apple.com/documentation/swiftui/view/environment(_:_:)> (M)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { modifier(EnvironmentModifier { $0[keyPath: keyPath] = value }) }

  /// <https://developer.apple.com/documentation/swiftui/view/environment(_:)> (D27)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentModifier { $0.set(object) })
  }

  /// <https://developer.apple.com/documentation/swiftui/view/disabled(_:)> (M)
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

nonisolated struct EnvironmentModifier: _PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor func _describe(_ content: any View) -> _Description { _Description(.environment(change), of: content) }
}
