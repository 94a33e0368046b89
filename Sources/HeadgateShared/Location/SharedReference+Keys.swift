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
  static func of<Key: SharedReaderKey<Value>>(
    _ key: Key,
    _ initial: () -> Value,
    _ callSite: CallSite
  ) -> SharedReference {
    let context = DependencyValues.current.shared
    if let registry = context.registry as? SharedRegistry { return registry.reference("\(key)", initial) }
    let registryKey = RegistryKey(id: AnyHashable(key.id), value: ObjectIdentifier(Value.self))
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
    reference.connect { initial in
      let (save, needsBase) = saving(key)
      return (
        SharedConnection(initial: initial, load: key.load, save: save, needsBase: needsBase),
        { subscriber in key.subscribe(context: .initialValue(initial), subscriber: subscriber) }
      )
    }
    reference.noteForRecorder()
    return reference
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
