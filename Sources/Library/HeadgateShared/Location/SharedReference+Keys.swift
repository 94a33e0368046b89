internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

extension SharedReference {
  /// Identifies a reference: keys of two types of values are two references.
  private struct RegistryKey: Hashable {
    let id: AnyHashable
    let value: ObjectIdentifier
  }

  /// Returns the reference of a key, and creates it if there is none.
  ///
  /// A key that saves does so also when its first property only reads: other properties may change the value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - initial: The value if nothing is stored.
  ///   - loaded: What the key has already answered; nil to load the value.
  ///   - callSite: The call site of the property.
  static func of<Key: SharedReaderKey<Value>>(
    _ key: Key,
    _ initial: () -> Value,
    loaded: Loaded<Value>? = nil,
    _ callSite: CallSite
  ) -> SharedReference {
    let context = DependencyValues.current.shared
    if let registry = context.registry as? SharedRegistry { return registry.reference("\(key)", initial) }
    let registryKey = registryKey(key)
    let reference: SharedReference
    if let first: SharedReference = context.reference(registryKey) {
      reference = first
    } else {
      let new = SharedReference(
        initial(),
        name: "\(key)",
        context: context,
        registryKey: registryKey,
        callSite: callSite
      )
      reference = context.keep(new, as: registryKey)
    }
    reference.connect(loaded) { initial in
      let (save, needsBase) = saving(key)
      return (
        SharedConnection(initial: initial, load: key.load, save: save, needsBase: needsBase),
        { subscriber in key.subscribe(context: .initialValue(initial), subscriber: subscriber) }
      )
    }
    reference.noteForRecorder()
    return reference
  }

  /// Returns the reference of a key; nil if there is none, or if it is still being created.
  static func existing(_ key: some SharedReaderKey<Value>) -> SharedReference? {
    let context = DependencyValues.current.shared
    guard context.registry == nil else { return nil }
    let reference: SharedReference? = context.reference(registryKey(key))
    // Another thread may connect it at this moment, so the connection itself is not read.
    return reference?.withContents { $0.isConnected } == true ? reference : nil
  }

  private static func registryKey(_ key: some SharedReaderKey<Value>) -> RegistryKey {
    RegistryKey(id: AnyHashable(key.id), value: ObjectIdentifier(Value.self))
  }

  /// Returns the function that saves with a key, if the key saves, and whether it needs the value before.
  private static func saving(_ key: some SharedReaderKey<Value>) -> (SharedConnection<Value>.Save?, needsBase: Bool) {
    // Sound: the key is the one that has values of this type.
    func versioned<Key: VersionedSharedKey>(_ key: Key) -> SharedConnection<Value>.Save {
      { value, version, context, continuation in
        key.save(
          value as! Key.Value,
          version as! SharedVersion<Key.Value>,
          context: context,
          continuation: continuation
        )
      }
    }
    func plain<Key: SharedKey>(_ key: Key) -> SharedConnection<Value>.Save {
      { value, _, context, continuation in key.save(value as! Key.Value, context: context, continuation: continuation) }
    }
    if let key = key as? any VersionedSharedKey { return (versioned(key), key.needsBase) }
    return ((key as? any SharedKey).map { plain($0) }, false)
  }
}
