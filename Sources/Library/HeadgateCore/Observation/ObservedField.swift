internal import HeadgateSupport

/// The stored property behind an observed property of a state, with its index.
///
/// A change through `storedPath` is made in place and notifies no observers; see ``_FieldObservers``.
///
/// ```swift
/// let field = State._$fields[\.child]
/// let stored = field?.storedPath as? WritableKeyPath<State, Child>
/// ```
public struct _ObservedField {
  /// A writable key path from the state to the stored property, with the type of the public property as its value.
  public let storedPath: AnyKeyPath

  /// The index of the property among the observed properties of its state, starting at 0.
  public let index: Int

  /// The offset of the stored property in the state, or -1 when there is none.
  let offset: Int

  /// Whether the setter of the property detects that another state replaced a state in the value.
  ///
  /// The compiler selects the initializer as it selects the setter. In generic code, it may not know that the type is observable.
  let detectsReplacement: Bool

  /// Creates a field. Called by macro expansions.
  @_disfavoredOverload
  public init<State, Value>(_ storedPath: WritableKeyPath<State, Value>, index: Int) {
    self.init(storedPath, index, detectsReplacement: false)
  }

  /// Creates a field for a child state. Called by macro expansions.
  public init<State, Value: ObservableState>(_ storedPath: WritableKeyPath<State, Value>, index: Int) {
    self.init(storedPath, index, detectsReplacement: true)
  }

  /// Creates a field for an optional child state. Called by macro expansions.
  public init<State, Value: ObservableState>(_ storedPath: WritableKeyPath<State, Value?>, index: Int) {
    self.init(storedPath, index, detectsReplacement: true)
  }

  /// Creates a field for a collection of child states. Called by macro expansions.
  public init<State, Value: Collection>(_ storedPath: WritableKeyPath<State, Value>, index: Int)
  where Value.Element: ObservableState {
    self.init(storedPath, index, detectsReplacement: true)
  }

  private init<State, Value>(_ storedPath: WritableKeyPath<State, Value>, _ index: Int, detectsReplacement: Bool) {
    self.storedPath = storedPath
    self.index = index
    offset = MemoryLayout<State>.offset(of: storedPath) ?? -1
    self.detectsReplacement = detectsReplacement
  }
}

/// Returns the field of a key path of an observable state, or nil for other states and other paths.
func observedField<State, Value>(_ path: KeyPath<State, Value>) -> _ObservedField? {
  observedFields(State.self)?[path]
}

/// Returns the fields of an observable state, or nil for other types.
func observedFields(_ type: Any.Type) -> [AnyKeyPath: _ObservedField]? {
  let id = ObjectIdentifier(type)
  // Creating and comparing key paths takes a microsecond or more each, so the fields are created once per type.
  if let fields = knownFields.withLock({ $0[id] }) { return fields }
  guard let type = type as? any ObservableState.Type else { return nil }
  let fields = erasedFields(type)
  knownFields.withLock { $0[id] = fields }
  return fields
}

private let knownFields = Locked<[ObjectIdentifier: [AnyKeyPath: _ObservedField]]>([:])

private func erasedFields<Observed: ObservableState>(_: Observed.Type) -> [AnyKeyPath: _ObservedField] {
  // A hand-written field may belong to another state or type. A read at its offset would then read other data.
  let fields = Observed._$fields.filter { path, field in
    type(of: field.storedPath).rootType == Observed.self && field.index >= 0
      && type(of: field.storedPath).valueType == type(of: path).valueType
  }
  return Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.value) })
}
