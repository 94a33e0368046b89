/// An observable state on the way to a child, and the property of it that the way goes on through.
@usableFromInline
struct EnclosingState {
  let access: ObservableStateAccess
  /// The distance from the start of the outermost state.
  let offset: Int
  let field: Int

  /// Prepares states, each inside the one before it, for a change behind their accessors.
  @usableFromInline
  static func willModify(_ states: [EnclosingState], below outermost: UnsafeMutableRawPointer) {
    var outer: EnclosingState?
    for state in states {
      let address = outermost + state.offset
      let id = state.access.id(address)
      state.access.willModify(address)
      // A copy that was left behind and is changed counts as another state from now on.
      if let outer, state.access.id(address) != id {
        outer.access.fieldObservers(outermost + outer.offset)?.notify(outer.field)
      }
      outer = state
    }
  }
}

/// A path through several observed properties, each in the state that the one before it holds.
///
/// A key path cannot be taken apart. So the paths that the fields of a state and of the states inside it make are put together
/// and compared, at a microsecond and more each: only those that end with the right type, and once for an operator.
struct ObservedPath {
  /// A writable key path from the state to the stored property.
  let storedPath: AnyKeyPath
  /// The distance of the stored property from the start of the state; -1 when it has none.
  let offset: Int
  /// The states that the path goes through, outermost first; the last one holds the property.
  let states: [EnclosingState]

  /// Nil for a path that goes through anything else.
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
      // What stands at no constant distance cannot be gone through: its properties have no place. It also ends the search in
      // a state that holds its own kind, which cannot be stored in itself.
      let mayGoOn = field.offset >= 0 && value is any ObservableState.Type
      guard mayEnd || mayGoOn, let next = prefix.appending(fieldPath, field, of: observable) else { continue }
      if mayEnd, next.path == path { return ObservedPath(next) }
      if mayGoOn, let found = find(path, in: value, behind: next) { return found }
    }
    return nil
  }
}

extension ObservedPath {
  /// What was gone through so far.
  private struct Prefix {
    let path: AnyKeyPath
    let storedPath: AnyKeyPath
    let offset: Int
    let states: [EnclosingState]

    func appending(_ path: AnyKeyPath, _ field: ObservedField, of state: any ObservableState.Type) -> Prefix? {
      guard let path = self.path.appending(path: path),
        let storedPath = storedPath.appending(path: field.storedPath)
      else { return nil }
      let enclosing = EnclosingState(access: ObservableStateAccess.checked(state), offset: offset, field: field.index)
      return Prefix(
        path: path,
        storedPath: storedPath,
        offset: field.offset < 0 ? -1 : offset + field.offset,
        states: states + [enclosing]
      )
    }
  }
}
