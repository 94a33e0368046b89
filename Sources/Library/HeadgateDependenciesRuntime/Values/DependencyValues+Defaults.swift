public import HeadgateSupport

extension DependencyValues {
  /// Returns the prepared or computed default of a key, else computes it.
  @inlinable
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    name: StaticString,
    callSite: @autoclosure () -> CallSite
  ) -> Key.Value {
    if let object = keptDefault(of: ObjectIdentifier(key)) {
      // The defaults store only a `DependencyBox` of the key's value type under the identity of a key.
      return unsafeDowncast(object, to: DependencyBox<Key.Value>.self).value
    }
    return newDefault(of: key, name: name, callSite: callSite())
  }

  /// The source of default values: the storage's defaults, else the running test, else captured defaults, else the
  /// process.
  ///
  /// The running test takes precedence over captured defaults: an object that outlives its test must not bring the
  /// defaults of that test into the next test.
  @usableFromInline
  var defaults: DefaultValues {
    storage.defaults ?? .ofRunningTest ?? fallback?.defaults ?? .process
  }

  @usableFromInline
  func keptDefault(of key: ObjectIdentifier) -> AnyDependencyBox? {
    defaults.box(of: key, context: storage.context ?? fallback?.context, isUpdating: isUpdating)
  }

  /// Computes a default with these values as the current values, and stores it.
  ///
  /// The lock is not held during the computation, because the key's code may read dependencies. When two threads
  /// compute the same default, both get the value that was stored first.
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
