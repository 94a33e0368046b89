public import HeadgateSupport

/// The current dependencies: the overrides, and the default values of the keys.
///
/// A dependency is a computed property of this type that reads the subscript of its key:
///
/// ```swift
/// struct Greeter: DependencyKey {
///   var greet: @Sendable () -> String
///   static let liveValue = Greeter { "hello" }
/// }
///
/// extension DependencyValues {
///   var greeter: Greeter {
///     get { self[Greeter.self] }
///     set { self[Greeter.self] = newValue }
///   }
/// }
/// ```
///
/// A copy of the values costs one reference count, regardless of the number of overrides. The first write to a copy
/// copies the table of overrides.
public struct DependencyValues: Sendable {
  @usableFromInline
  package var storage: DependencyStorage

  /// Overrides that are used where `storage` has none. A `Dependency` captured them.
  @usableFromInline
  var fallback: DependencyStorage?

  /// Whether a closure overrides these values. A read that is part of a write (`$0.client.fetch = …`) does not count as
  /// a use.
  @usableFromInline
  var isUpdating = false

  /// Creates values without overrides.
  @inlinable
  public init() {
    storage = .untouched
  }

  @inlinable
  package init(storage: DependencyStorage, fallback: DependencyStorage? = nil) {
    self.storage = storage
    self.fallback = fallback
  }

  /// The value of a key: its override, else its default for the context.
  ///
  /// The default is computed at its first use, with these values as the current values, and then stored. When the key
  /// has no default for the context, an issue is reported once per test (or process). The issue names the property that
  /// was read.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - name: The name of the property that reads the value, for messages.
  ///   - fileID: The call site that messages name when the value is not read through a `@Dependency`.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    name name: StaticString = #function,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Key.Value {
    get {
      if let box = overridingBox(of: key) { return box.value }
      return defaultValue(
        of: key,
        name: name,
        callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    _modify {
      // The table does not store the box during the write: a second reference to the box would copy the value.
      ensureUniqueStorage()
      let id = ObjectIdentifier(key)
      var box: DependencyBox<Key.Value>
      if let object = storage.boxes.removeValue(forKey: id) {
        box = unsafeDowncast(object, to: DependencyBox<Key.Value>.self)
        if !isKnownUniquelyReferenced(&box) { box = DependencyBox(box.value, of: key) }
      } else {
        let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        box = DependencyBox(defaultValue(of: key, name: name, callSite: callSite), of: key)
      }
      defer { storage.boxes[id] = box }
      yield &box.value
    }
    set {
      ensureUniqueStorage()
      storage.boxes[ObjectIdentifier(key)] = DependencyBox(newValue, of: key)
    }
  }

  /// Returns the box that overrides a key.
  ///
  /// The table stores only a box of the key's value type under the identity of a key, so the unchecked cast is valid.
  @inlinable
  func overridingBox<Key: TestDependencyKey>(of key: Key.Type) -> DependencyBox<Key.Value>? {
    let id = ObjectIdentifier(key)
    guard let object = storage.boxes[id] ?? fallback?.boxes[id] else { return nil }
    return unsafeDowncast(object, to: DependencyBox<Key.Value>.self)
  }

  /// Makes the storage unique, with the fallback merged into it, so that it can be written.
  @usableFromInline
  mutating func ensureUniqueStorage() {
    if let fallback {
      storage = storage.over(fallback)
      self.fallback = nil
    }
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}
