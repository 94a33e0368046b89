public import HeadgateSupport

/// The dependencies that are in force: what was overridden, over the default values of the keys.
///
/// A dependency is a computed property here, over the subscript of its key:
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
/// Copying the values costs a reference count, whatever they hold; the first write to a copy copies the table of
/// overrides.
public struct DependencyValues: Sendable {
  @usableFromInline
  package var storage: DependencyStorage

  /// Overrides that count where `storage` has none: those captured by a `Dependency` that is read under other ones.
  @usableFromInline
  var fallback: DependencyStorage?

  /// Whether these are the values in the hands of the closure that overrides them. What it looks at on the way to a
  /// write (`$0.client.fetch = …`) does not count as used.
  @usableFromInline
  var isUpdating = false

  /// Makes values with nothing overridden.
  @inlinable
  public init() {
    storage = .untouched
  }

  @inlinable
  package init(storage: DependencyStorage, fallback: DependencyStorage? = nil) {
    self.storage = storage
    self.fallback = fallback
  }

  /// The value of a key: what was set, else the key's default for the context.
  ///
  /// The default is computed when it is first needed, under these values, and then kept. Where the key has none for the
  /// context, a mistake is reported once per test (or process) with the name of the property that asked.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - name: The property that asks; it is part of messages.
  ///   - fileID: Where it is asked, for messages when no `@Dependency` is involved.
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
      // The box leaves the table for the time of the write: with a second reference to it the value would be copied.
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

  /// The box that was set for a key; the table holds a box of the key's own value type under a key's identity, and no
  /// other, so that the unchecked cast is right.
  @inlinable
  func overridingBox<Key: TestDependencyKey>(of key: Key.Type) -> DependencyBox<Key.Value>? {
    let id = ObjectIdentifier(key)
    if let object = storage.boxes[id] {
      return unsafeDowncast(object, to: DependencyBox<Key.Value>.self)
    }
    if let fallback, let object = fallback.boxes[id] {
      return unsafeDowncast(object, to: DependencyBox<Key.Value>.self)
    }
    return nil
  }

  /// Makes the storage this value's own, with the fallback in it, so that it can be written.
  @usableFromInline
  mutating func ensureUniqueStorage() {
    if let fallback {
      storage = storage.over(fallback)
      self.fallback = nil
    }
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }
}
