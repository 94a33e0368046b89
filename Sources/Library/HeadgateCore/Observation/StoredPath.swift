/// The stored property behind the key path of one observed property, or of nested observed properties.
///
/// A key path cannot be decomposed. For several properties, the search therefore builds the paths of all nested fields and compares them.
/// Each comparison takes a microsecond or more. It happens only for paths with the right value type, once per operator or child store.
struct StoredPath {
  /// A writable key path from the state to the stored property.
  let path: AnyKeyPath
  /// The offset of the stored property from the start of the state; -1 if the property has no offset.
  let offset: Int
  /// The last property of the path.
  let field: _ObservedField
  /// The states along a path of several properties, outermost first. The last state contains the last property. Nil for a single property,
  /// which needs no list.
  let enclosing: [EnclosingState]?
}

extension StoredPath {
  /// Fails for a key path that contains anything except observed properties.
  init?<State, Value>(_ path: KeyPath<State, Value>) {
    if let field = observedField(path) {
      self.init(path: field.storedPath, offset: field.offset, field: field, enclosing: nil)
    } else {
      let start = Prefix(path: \State.self, storedPath: \State.self, offset: 0, states: [])
      guard let found = Self.find(path, in: State.self, behind: start) else { return nil }
      self = found
    }
  }

  /// The states on the path whose setters may not detect that a state below them is replaced.
  var undetected: [EnclosingState] {
    if let enclosing { return enclosing.filter { !$0.detectsReplacement } }
    guard !field.detectsReplacement, let state = type(of: path).rootType as? any ObservableState.Type else { return [] }
    return [EnclosingState(state, offset: 0, field: field)]
  }

  private static func find(_ path: AnyKeyPath, in state: Any.Type, behind prefix: Prefix) -> StoredPath? {
    guard let observable = state as? any ObservableState.Type, let fields = observedFields(state) else { return nil }
    for (fieldPath, field) in fields {
      let value = type(of: fieldPath).valueType
      let mayEnd = value == type(of: path).valueType
      // The path cannot continue through a property without a constant offset, because nested properties would have no
      // offset. This check also ends the search in a state that contains its own type.
      let mayContinue = field.offset >= 0 && value is any ObservableState.Type
      guard mayEnd || mayContinue, let next = prefix.appending(fieldPath, field, of: observable) else { continue }
      if mayEnd, next.path == path {
        return StoredPath(path: next.storedPath, offset: next.offset, field: field, enclosing: next.states)
      }
      if mayContinue, let found = find(path, in: value, behind: next) { return found }
    }
    return nil
  }

  /// The path up to the current state.
  private struct Prefix {
    let path: AnyKeyPath
    let storedPath: AnyKeyPath
    let offset: Int
    let states: [EnclosingState]

    func appending(_ path: AnyKeyPath, _ field: _ObservedField, of state: any ObservableState.Type) -> Prefix? {
      guard let path = self.path.appending(path: path),
        let storedPath = storedPath.appending(path: field.storedPath)
      else { return nil }
      let enclosing = EnclosingState(state, offset: offset, field: field)
      return Prefix(
        path: path,
        storedPath: storedPath,
        offset: field.offset < 0 ? -1 : offset + field.offset,
        states: states + [enclosing]
      )
    }
  }
}

/// An observable state on the path to a child, and the property through which the path continues.
@usableFromInline
struct EnclosingState {
  let access: _ObservableStateAccess
  /// The offset from the start of the outermost state.
  let offset: Int
  let field: Int
  /// See ``_ObservedField/detectsReplacement``.
  let detectsReplacement: Bool

  init(_ state: any ObservableState.Type, offset: Int, field: _ObservedField) {
    access = _ObservableStateAccess.checked(state)
    self.offset = offset
    self.field = field.index
    detectsReplacement = field.detectsReplacement
  }

  /// Prepares nested states, outermost first, for a change that bypasses their accessors.
  @usableFromInline
  static func willModify(_ states: [EnclosingState], below outermost: UnsafeMutableRawPointer) {
    var outer: EnclosingState?
    for state in states {
      let address = outermost + state.offset
      let id = state.access.id(address)
      state.access.willModify(address)
      // `willModify` gives a changed copy a new identity, so the copy is a replacement for the observers of the outer
      // property.
      if let outer, state.access.id(address) != id {
        outer.access.fieldObservers(outermost + outer.offset)?.notify(outer.field)
      }
      outer = state
    }
  }
}
