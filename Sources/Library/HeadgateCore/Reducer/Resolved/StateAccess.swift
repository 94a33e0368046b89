public import HeadgateSupport

/// The access of an operator to a child's state inside the parent's state: in place, and with notification of observers.
///
/// `@ObservableState` makes every property computed, and a key path to a computed property copies the value. The public key
/// path is therefore replaced by the key path of the stored property, once, when the reducer is resolved.
@usableFromInline
struct StateAccess<State, Child> {
  @usableFromInline let path: WritableKeyPath<State, Child>
  /// The offset of the child from the start of the state; -1 if the child is not a stored property.
  @usableFromInline let offset: Int
  /// Set for a field of an observable parent.
  @usableFromInline let parent: _ObservableStateAccess?
  /// The offset of the parent from the start of the state; 0 if the state is the parent.
  @usableFromInline let parentOffset: Int
  @usableFromInline let field: Int
  /// All states along a path of several properties, with the parent last. Nil for a single property, which then costs only
  /// one comparison.
  @usableFromInline let enclosing: [EnclosingState]?
  /// Returns whether there is no child. Nil for a stored property, and for a child that is always present.
  @usableFromInline let isAbsent: ((inout Child) -> Bool)?

  @usableFromInline
  init(_ path: WritableKeyPath<State, Child>) {
    guard let outermost = _ObservableStateAccess.of(State.self), let stored = StoredPath(path),
      let storedPath = stored.path as? WritableKeyPath<State, Child>
    else {
      self.init(path: path, offset: MemoryLayout<State>.offset(of: path) ?? -1)
      return
    }
    let parent = stored.enclosing?.last
    self.init(
      path: storedPath,
      offset: stored.offset,
      parent: parent?.access ?? outermost,
      parentOffset: parent?.offset ?? 0,
      field: stored.field.index,
      enclosing: stored.enclosing
    )
  }

  private init(
    path: WritableKeyPath<State, Child>,
    offset: Int,
    parent: _ObservableStateAccess? = nil,
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
    isAbsent = offset < 0 ? (Child.self as? any OptionalChild.Type).map { Self.absence(in: $0) } : nil
  }

  private static func absence<Holder: OptionalChild>(in _: Holder.Type) -> (inout Child) -> Bool {
    // The holder is the child's own type, so the memory of a child is bound to it.
    { child in
      withUnsafeMutableBytes(of: &child) { $0.assumingMemoryBound(to: Holder.self)[0]._lookAtChild { _ in } == nil }
    }
  }

  // Two calls around the change and not one call with a closure: operators nest a hundred deep, so each stack frame counts.

  /// Prepares an observable parent for a change that bypasses its accessor.
  @inlinable
  @inline(__always)
  func willModify(_ state: UnsafeMutablePointer<State>) {
    guard let enclosing else {
      parent?.willModify(state)
      return
    }
    EnclosingState.willModify(enclosing, below: state)
  }

  /// Notifies the observers of the parent's property that the child was replaced.
  @inlinable
  func didReplace(_ state: UnsafeMutablePointer<State>) {
    parent?.fieldObservers(UnsafeRawPointer(state) + parentOffset)?.notify(field)
  }

  /// Runs `body` with the child's state in place.
  ///
  /// A stored property is part of its state's memory. Exclusive access to the state therefore includes the property at the
  /// offset and with the type of the key path.
  @inlinable
  @inline(__always)
  func withChild<Result>(
    of state: UnsafeMutablePointer<State>,
    _ body: (UnsafeMutablePointer<Child>) -> Result
  ) -> Result {
    if offset >= 0 { return body((UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: Child.self)) }
    if let isAbsent { return withComputedChild(of: state, isAbsent, body) }
    return withUnsafeMutablePointer(to: &state.pointee[keyPath: path], body)
  }

  /// Runs `body` with the child's state, and writes the state back unless the child was and is absent.
  ///
  /// A setter may have effects for nil too. For a path through `[case:]`, nil in another case is reported.
  // Not inlined: a read through a key path copies the whole state to the stack, and operators nest a hundred deep.
  @inlinable
  @inline(never)
  func withComputedChild<Result>(
    of state: UnsafeMutablePointer<State>,
    _ isAbsent: (inout Child) -> Bool,
    _ body: (UnsafeMutablePointer<Child>) -> Result
  ) -> Result {
    var child = state.pointee[keyPath: path]
    let wasAbsent = isAbsent(&child)
    let result = withUnsafeMutablePointer(to: &child, body)
    if !wasAbsent || !isAbsent(&child) { state.pointee[keyPath: path] = child }
    return result
  }

  /// Runs `body` with the child's state for reading. The state is a copy if it cannot be accessed in place.
  ///
  /// A change through the key path would run setters and property observers, and notify observers.
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

/// Detects whether a reducer replaced its state with another state.
@usableFromInline
struct ReplacementWatch<Child> {
  @usableFromInline let child: _ObservableStateAccess?

  @usableFromInline
  init() {
    child = _ObservableStateAccess.of(Child.self)
  }

  /// Returns the identity of a state; nil if the type has none.
  @inlinable
  func identity(of state: inout Child) -> _ObservableStateID? {
    guard let child else { return nil }
    return withUnsafePointer(to: &state) { child.id($0) }
  }

  /// Returns whether the state has another identity than before.
  @inlinable
  func isReplaced(_ state: inout Child, since before: _ObservableStateID?) -> Bool {
    // Without observation, a replacement cannot be detected, so every run counts as one.
    guard child != nil else { return true }
    guard !_ObservableStateID.isSame(before, identity(of: &state)) else { return false }
    ReductionFrame.noteStructuralChange()
    return true
  }
}
