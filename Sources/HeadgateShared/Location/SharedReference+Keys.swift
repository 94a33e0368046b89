internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

extension SharedReference {
  typealias Save = (Value, SaveContext, SaveContinuation) -> Void

  /// Identifies a reference: keys of two types of values are two references.
  private struct RegistryKey: Hashable {
    let id: AnyHashable
    let value: ObjectIdentifier
  }

  /// Returns the reference of a key, and creates it if there is none.
  static func of<Key: SharedReaderKey<Value>>(
    _ key: Key,
    _ initial: () -> Value,
    save: Save?,
    _ callSite: CallSite
  ) -> SharedReference {
    let context = DependencyValues.current.shared
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
      (
        SharedConnection(initial: initial, load: key.load, save: save),
        { subscriber in key.subscribe(context: .initialValue(initial), subscriber: subscriber) }
      )
    }
    return reference
  }

  /// Returns the function that saves with a key, if the key saves. A reader does not save, but other properties with the key may.
  static func saving(_ key: some SharedReaderKey<Value>) -> Save? {
    func save<Key: SharedKey>(_ key: Key) -> Save {
      // Sound: the key is the one that has values of this type.
      { value, context, continuation in key.save(value as! Key.Value, context: context, continuation: continuation) }
    }
    return (key as? any SharedKey).map { save($0) }
  }
}
