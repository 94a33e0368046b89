/// Why a key loads a value.
public enum LoadContext<Value> {
  /// A first reference to the key is created, with this value if there is nothing to load.
  case initialValue(Value)
  /// The program called `load()` or `reload()`.
  case userInitiated

  /// The value of the reference that is created; nil if the program loads.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Sendable where Value: Sendable {}
