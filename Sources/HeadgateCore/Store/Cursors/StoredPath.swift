/// The stored property behind a path of one observed property, or of several in each other.
struct StoredPath {
  let path: AnyKeyPath
  /// The distance from the start of the state; -1 when it has none.
  let offset: Int

  /// Nil for a path that goes through anything else.
  init?<State, Value>(_ path: KeyPath<State, Value>) {
    if let field = observedField(path) {
      self.path = field.storedPath
      offset = field.offset
    } else if let observed = ObservedPath(path) {
      self.path = observed.storedPath
      offset = observed.offset
    } else {
      return nil
    }
  }
}
