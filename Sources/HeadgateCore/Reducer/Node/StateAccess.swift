public import HeadgateSupport

/// How an operator reaches a child's state inside a parent's: in place, and with observers told when the child was replaced.
///
/// `@ObservableState` makes every property computed, and a key path to a computed property copies what it reads. So the public
/// path is exchanged once, when the tree is resolved, for the path of the stored property behind it.
@usableFromInline
struct StateAccess<State, Child> {
  @usableFromInline let path: WritableKeyPath<State, Child>
  /// Set for a field of an observable parent.
  @usableFromInline let parent: ObservableStateAccess?
  @usableFromInline let field: Int

  @usableFromInline
  init(_ path: WritableKeyPath<State, Child>) {
    guard let parent = ObservableStateAccess.of(State.self), let field = observedField(path),
      let stored = field.storedPath as? WritableKeyPath<State, Child>
    else {
      self.path = path
      parent = nil
      field = -1
      return
    }
    self.path = stored
    self.parent = parent
    self.field = field.index
  }

  // Two calls around the change and not one with a closure: operators nest a hundred deep, and each frame counts.

  /// Prepares an observable parent for a change behind its accessor.
  @inlinable
  func willModify(_ state: inout State) {
    guard let parent else { return }
    // The address is good for the time of the call, and the functions are those of the type of `state`.
    withUnsafeMutablePointer(to: &state) { parent.willModify($0) }
  }

  /// Tells the readers of an observable parent's property that another child stands there.
  @inlinable
  func didReplace(_ state: inout State) {
    guard let parent else { return }
    withUnsafePointer(to: &state) { parent.extent($0)?.notify(field) }
  }
}

/// Tells whether a reducer put another state in place of the one that it was given.
@usableFromInline
struct ReplacementWatch<Child> {
  @usableFromInline let child: ObservableStateAccess?

  @usableFromInline
  init() {
    child = ObservableStateAccess.of(Child.self)
  }

  /// What tells a state from another one; nil where nothing does.
  @inlinable
  func identity(of state: inout Child) -> ObservableStateID? {
    guard let child else { return nil }
    return withUnsafePointer(to: &state) { child.id($0) }
  }

  /// Whether this is another state than the one that had the identity.
  @inlinable
  func isReplaced(_ state: inout Child, since before: ObservableStateID?) -> Bool {
    // A state that is not observable cannot say whether it changed.
    guard child != nil else { return true }
    guard identity(of: &state) != before else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }
}

/// The field behind a path of an observable state; nil for other states and other paths.
func observedField<State, Value>(_ path: KeyPath<State, Value>) -> ObservedField? {
  func open<Observed: ObservableState>(_: Observed.Type) -> ObservedField? {
    (path as? PartialKeyPath<Observed>).flatMap(Observed._$field)
  }
  guard let type = State.self as? any ObservableState.Type else { return nil }
  return open(type)
}
