public import HeadgateSupport

/// How an operator reaches a child's state inside a parent's: in place, and with observers told when the child was replaced.
///
/// `@ObservableState` makes every property computed, and a key path to a computed property copies what it reads. So the public
/// path is exchanged once, when the tree is resolved, for the path of the stored property behind it.
@usableFromInline
struct StateAccess<State, Child> {
  @usableFromInline let path: WritableKeyPath<State, Child>
  /// The distance of the child from the start of the state; -1 for one that is not a stored property.
  @usableFromInline let offset: Int
  /// Set for a field of an observable parent.
  @usableFromInline let parent: ObservableStateAccess?
  @usableFromInline let field: Int

  @usableFromInline
  init(_ path: WritableKeyPath<State, Child>) {
    guard let parent = ObservableStateAccess.of(State.self), let field = observedField(path),
      let stored = field.storedPath as? WritableKeyPath<State, Child>
    else {
      self.path = path
      offset = MemoryLayout<State>.offset(of: path) ?? -1
      parent = nil
      field = -1
      return
    }
    self.path = stored
    offset = field.offset
    self.parent = parent
    self.field = field.index
  }

  // Two calls around the change and not one with a closure: operators nest a hundred deep, and each frame counts.

  /// Prepares an observable parent for a change behind its accessor.
  @inlinable
  func willModify(_ state: UnsafeMutablePointer<State>) {
    parent?.willModify(state)
  }

  /// Tells the readers of an observable parent's property that another child stands there.
  @inlinable
  func didReplace(_ state: UnsafeMutablePointer<State>) {
    parent?.extent(state)?.notify(field)
  }

  /// The child's state, in place.
  ///
  /// A stored property is part of the memory of its state: whoever has exclusive access to the whole may touch the part, at
  /// its distance and with its type, which are those of the key path.
  @inlinable
  func withChild<Result>(
    of state: UnsafeMutablePointer<State>,
    _ body: (UnsafeMutablePointer<Child>) -> Result
  ) -> Result {
    if offset >= 0 { return body((UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Child.self)) }
    return withUnsafeMutablePointer(to: &state.pointee[keyPath: path], body)
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
    guard !ObservableStateID.isSame(before, identity(of: &state)) else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }
}
