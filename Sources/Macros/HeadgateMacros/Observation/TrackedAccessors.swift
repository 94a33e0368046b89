/// The accessors of a property that a state tracks, as texts.
struct TrackedAccessors {
  /// The stored property.
  let storage: String
  /// The expression of the value in the stored property.
  let value: String
  /// The number of the property.
  let index: String

  /// - Parameter initialValue: The first value of the stored property.
  func initialization(_ initialValue: String) -> String {
    // The first property also initializes the registrar, so that the registrar is no parameter of the memberwise
    // initializer.
    let isFirst = index == "0"
    let registrar = "\n_$observationRegistrar = HeadgateCore.ObservationStateRegistrar()"
    return """
      @storageRestrictions(initializes: \(storage)\(isFirst ? ", _$observationRegistrar" : ""))
      init(initialValue) {
        \(storage) = \(initialValue)\(isFirst ? registrar : "")
      }
      """
  }

  var getter: String {
    """
    get {
      _$observationRegistrar.access(\(index))
      return \(value)
    }
    """
  }

  var setters: [String] {
    [
      """
      set { _$observationRegistrar.set(\(index), &\(value), newValue) }
      """,
      """
      _modify {
        let token = _$observationRegistrar.willModify(\(index), \(value))
        defer { _$observationRegistrar.didModify(\(index), \(value), token) }
        yield &\(value)
      }
      """,
    ]
  }

  /// The setter of a stored property with observers. It sets the whole value, because observers may read all of the state.
  var setterWithObservers: String {
    """
    set {
      var value = \(value)
      _$observationRegistrar.set(\(index), &value, newValue)
      \(value) = value
    }
    """
  }
}
