internal import HeadgateSupport

/// The stored property behind an observed property of a state, and its number.
///
/// A change through `storedPath` is made in place and notifies nobody; see ``FieldObservers``.
///
/// ```swift
/// let field = State._$fields[\.child]
/// let stored = field?.storedPath as? WritableKeyPath<State, Child>
/// ```
public struct ObservedField {
  /// A writable key path from the state to the stored property, with the type of the public property as its value.
  public let storedPath: AnyKeyPath

  /// The number of the property among the observed ones of its state, from 0.
  public let index: Int

  /// The distance of the stored property from the start of the state; -1 when it has none.
  let offset: Int

  /// Made by expansions of `@ObservableState`.
  ///
  /// ```swift
  /// ObservedField(\State._count, index: 0)
  /// ```
  public init<State, Value>(_ storedPath: WritableKeyPath<State, Value>, index: Int) {
    self.storedPath = storedPath
    self.index = index
    offset = MemoryLayout<State>.offset(of: storedPath) ?? -1
  }
}

/// The field behind a path of an observable state; nil for other states and other paths.
func observedField<State, Value>(_ path: KeyPath<State, Value>) -> ObservedField? {
  observedFields(State.self)?[path]
}

/// The fields of an observable state; nil for other types.
func observedFields(_ type: Any.Type) -> [AnyKeyPath: ObservedField]? {
  let id = ObjectIdentifier(type)
  // Key paths are made and compared at run time, at a microsecond and more each: once for a type.
  if let fields = knownFields.withLock({ $0[id] }) { return fields }
  guard let type = type as? any ObservableState.Type else { return nil }
  let fields = erasedFields(type)
  knownFields.withLock { $0[id] = fields }
  return fields
}

private let knownFields = Locked<[ObjectIdentifier: [AnyKeyPath: ObservedField]]>([:])

private func erasedFields<Observed: ObservableState>(_: Observed.Type) -> [AnyKeyPath: ObservedField] {
  // A field that is written by hand may be of another state or type: what is read at its offset would be taken for what it is not.
  let fields = Observed._$fields.filter { path, field in
    type(of: field.storedPath).rootType == Observed.self && field.index >= 0
      && type(of: field.storedPath).valueType == type(of: path).valueType
  }
  return Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.value) })
}
