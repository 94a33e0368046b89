/// The stored property behind the key path of one observed property, or of nested observed properties.
struct StoredPath {
  let path: AnyKeyPath
  /// The offset from the start of the state, or -1 when there is none.
  let offset: Int

  /// Fails for a key path that contains anything except observed properties.
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
