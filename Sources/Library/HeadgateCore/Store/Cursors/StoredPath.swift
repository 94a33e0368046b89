/// The stored property behind the key path of one observed property, or of nested observed properties.
struct StoredPath {
  let path: AnyKeyPath
  /// The offset from the start of the state, or -1 when there is none.
  let offset: Int
  /// The states on the path whose setters may not detect that a state below them is replaced.
  let undetected: [EnclosingState]

  /// Fails for a key path that contains anything except observed properties.
  init?<State, Value>(_ path: KeyPath<State, Value>) {
    if let field = observedField(path) {
      self.path = field.storedPath
      offset = field.offset
      undetected = field.detectsReplacement ? [] : Self.enclosing(State.self, field)
    } else if let observed = ObservedPath(path) {
      self.path = observed.storedPath
      offset = observed.offset
      undetected = observed.states.filter { !$0.detectsReplacement }
    } else {
      return nil
    }
  }

  private static func enclosing(_ state: Any.Type, _ field: _ObservedField) -> [EnclosingState] {
    (state as? any ObservableState.Type).map { [EnclosingState($0, offset: 0, field: field)] } ?? []
  }
}
