public import HeadgateSupport

extension DependencyValues {
  /// The prepared or cached default of a key, else a new one.
  @inlinable
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    name: StaticString,
    callSite: @autoclosure () -> CallSite
  ) -> Key.Value {
    if let object = keptDefault(of: ObjectIdentifier(key)) {
      // The defaults hold a `DependencyBox` of the key's value type under a key's identity, and nothing else.
      return unsafeDowncast(object, to: DependencyBox<Key.Value>.self).value
    }
    return newDefault(of: key, name: name, callSite: callSite())
  }

  /// The running test comes before what a `Dependency` captured: an object that outlives the test which made it must not
  /// carry that test's defaults into the next one.
  @usableFromInline
  var defaults: DefaultValues {
    storage.defaults ?? .ofRunningTest ?? fallback?.defaults ?? .process
  }

  @usableFromInline
  func keptDefault(of key: ObjectIdentifier) -> AnyDependencyBox? {
    defaults.box(of: key, context: storage.context ?? fallback?.context, isUpdating: isUpdating)
  }

  /// Computes a default under these values and keeps it.
  ///
  /// The lock is not held meanwhile, since the key's code may read dependencies itself. When two threads come first, both
  /// compute and both get the value of the one that was quicker.
  @usableFromInline
  func newDefault<Key: TestDependencyKey>(of key: Key.Type, name: StaticString, callSite: CallSite) -> Key.Value {
    let defaults = defaults
    let context = context
    let evaluation = DefaultEvaluation(
      key: key,
      name: name,
      callSite: CallSite.current ?? callSite,
      isUpdating: isUpdating
    )
    if context == .test, let key = key as? any LocatedDependencyKey.Type {
      return key.anyTestValue(for: evaluation) as! Key.Value
    }
    var values = withoutFallback
    values.isUpdating = false
    let value = values.whileInForce {
      DefaultEvaluation.$current.withValue(evaluation) {
        evaluation.value(of: key, context: context)
      }
    }
    if evaluation.withheld.wasDue { return value }
    let kept = defaults.keep(DependencyBox(value, of: key), context: context, isUpdating: isUpdating)
    return unsafeDowncast(kept, to: DependencyBox<Key.Value>.self).value
  }
}
