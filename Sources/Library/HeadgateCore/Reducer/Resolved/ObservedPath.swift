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

/// A path through several observed properties, each in the state of the previous property.
///
/// A key path cannot be decomposed. The search therefore builds the paths of all nested fields and compares them. Each
/// comparison takes a microsecond or more. It happens only for paths with the right value type, once per operator.
struct ObservedPath {
  /// A writable key path from the state to the stored property.
  let storedPath: AnyKeyPath
  /// The offset of the stored property from the start of the state; -1 if the property has no offset.
  let offset: Int
  /// The states along the path, outermost first. The last state contains the property.
  let states: [EnclosingState]

  /// Returns nil for a path through anything else.
  init?<State, Value>(_ path: KeyPath<State, Value>) {
    let start = Prefix(path: \State.self, storedPath: \State.self, offset: 0, states: [])
    guard let found = Self.find(path, in: State.self, behind: start) else { return nil }
    self = found
  }

  private init(_ prefix: Prefix) {
    storedPath = prefix.storedPath
    offset = prefix.offset
    states = prefix.states
  }

  private static func find(_ path: AnyKeyPath, in state: Any.Type, behind prefix: Prefix) -> ObservedPath? {
    guard let observable = state as? any ObservableState.Type, let fields = observedFields(state) else { return nil }
    for (fieldPath, field) in fields {
      let value = type(of: fieldPath).valueType
      let mayEnd = value == type(of: path).valueType
      // The path cannot continue through a property without a constant offset, because nested properties would have no
      // offset. This check also ends the search in a state that contains its own type.
      let mayContinue = field.offset >= 0 && value is any ObservableState.Type
      guard mayEnd || mayContinue, let next = prefix.appending(fieldPath, field, of: observable) else { continue }
      if mayEnd, next.path == path { return ObservedPath(next) }
      if mayContinue, let found = find(path, in: value, behind: next) { return found }
    }
    return nil
  }
}

extension ObservedPath {
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
