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
  /// The distance of the parent from the start of the state: 0 where the state is the parent.
  @usableFromInline let parentOffset: Int
  @usableFromInline let field: Int
  /// All states that a path of several properties goes through, the parent last; nil for a path of one, so that it costs
  /// one comparison more and no look at an array.
  @usableFromInline let enclosing: [EnclosingState]?

  @usableFromInline
  init(_ path: WritableKeyPath<State, Child>) {
    if let parent = ObservableStateAccess.of(State.self), let field = observedField(path),
      let stored = field.storedPath as? WritableKeyPath<State, Child>
    {
      self.init(path: stored, offset: field.offset, parent: parent, field: field.index)
    } else if let offset = MemoryLayout<State>.offset(of: path) {
      self.init(path: path, offset: offset)
    } else if let observed = ObservedPath(path), let parent = observed.states.last,
      let stored = observed.storedPath as? WritableKeyPath<State, Child>
    {
      self.init(
        path: stored,
        offset: observed.offset,
        parent: parent.access,
        parentOffset: parent.offset,
        field: parent.field,
        enclosing: observed.states
      )
    } else {
      self.init(path: path, offset: -1)
    }
  }

  private init(
    path: WritableKeyPath<State, Child>,
    offset: Int,
    parent: ObservableStateAccess? = nil,
    parentOffset: Int = 0,
    field: Int = -1,
    enclosing: [EnclosingState]? = nil
  ) {
    self.path = path
    self.offset = offset
    self.parent = parent
    self.parentOffset = parentOffset
    self.field = field
    self.enclosing = enclosing
  }

  // Two calls around the change and not one with a closure: operators nest a hundred deep, and each frame counts.

  /// Prepares an observable parent for a change behind its accessor.
  @inlinable
  @inline(__always)
  func willModify(_ state: UnsafeMutablePointer<State>) {
    guard let enclosing else {
      parent?.willModify(state)
      return
    }
    EnclosingState.willModify(enclosing, below: state)
  }

  /// Tells the readers of an observable parent's property that another child stands there.
  @inlinable
  func didReplace(_ state: UnsafeMutablePointer<State>) {
    parent?.fieldObservers(UnsafeRawPointer(state) + parentOffset)?.notify(field)
  }

  /// The child's state, in place.
  ///
  /// A stored property is part of the memory of its state: whoever has exclusive access to the whole may touch the part, at
  /// its distance and with its type, which are those of the key path.
  @inlinable
  @inline(__always)
  func withChild<Result>(
    of state: UnsafeMutablePointer<State>,
    _ body: (UnsafeMutablePointer<Child>) -> Result
  ) -> Result {
    if offset >= 0 { return body((UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Child.self)) }
    return withUnsafeMutablePointer(to: &state.pointee[keyPath: path], body)
  }

  /// The child's state, to be looked at: a copy where it cannot be reached in place.
  ///
  /// A change through the path would run the setters and the property observers that stand behind it, and tell readers.
  @inlinable
  func lookAtChild(of state: inout State, _ body: (inout Child) -> Void) {
    guard offset < 0 else {
      return withUnsafeMutablePointer(to: &state) { state in
        body(&(UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Child.self).pointee)
      }
    }
    var copy = ReductionFrame.untracked { state[keyPath: path] }
    body(&copy)
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
