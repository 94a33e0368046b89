public import HeadgateSupportC

/// What the calling thread is reducing right now.
///
/// A store owns the memory of its frame and puts the frame's address into the thread's slot while it reduces. So what
/// runs inside a reducer finds its dependencies without a task local, whose binding allocates outside of a task.
@usableFromInline
package struct ReductionFrame {
  /// The storage of the `DependencyValues` in force, kept alive by whoever put it here; nil means: ask the task.
  @usableFromInline
  package var dependencies: Unmanaged<AnyObject>?

  /// What `dependencies` is while nobody overrides it: the storage of the store itself.
  @usableFromInline
  package var ownDependencies: Unmanaged<AnyObject>?

  /// Where the dependency that is being read was declared: points to a `CallSite` for the time of the read.
  @usableFromInline
  package var readingCallSite: UnsafeRawPointer?

  /// The list of the observed fields that changed, a `PendingObservations`; nil means: notify at once.
  @usableFromInline
  package var pendingObservations: Unmanaged<AnyObject>?

  /// A child state, or the structure of a collection of them, may have been replaced: observers look at another one
  /// now.
  @usableFromInline
  package var structuralChange: Bool

  /// Where reducers that are called directly, by a reducer of the user's own, are noted.
  @usableFromInline
  package var directCalls: Unmanaged<AnyObject>?

  /// The feature that reduces is presented by another.
  @usableFromInline
  package var isPresented: Bool

  /// The old and the new value of an observed property are compared, to know whether anybody has to be told.
  @usableFromInline
  package var isComparing: Bool

  /// The bindings that wait to be written, a `BindingWatch`; nil when none was ever set.
  @usableFromInline
  package var bindingWatch: Unmanaged<AnyObject>?

  @inlinable
  package init(dependencies: Unmanaged<AnyObject>? = nil) {
    self.dependencies = dependencies
    self.ownDependencies = dependencies
    self.readingCallSite = nil
    self.pendingObservations = nil
    self.structuralChange = false
    self.directCalls = nil
    self.isPresented = false
    self.isComparing = false
    self.bindingWatch = nil
  }

  /// Notes that what reduces from now on is presented; gives what it was before.
  @inlinable
  package static func enterPresentation() -> Bool {
    guard let frame = current, !frame.pointee.isPresented else { return true }
    frame.pointee.isPresented = true
    return false
  }

  /// Goes back to what it was before.
  @inlinable
  package static func leavePresentation(_ outer: Bool) {
    // Inside of what is presented nothing was set.
    if !outer { current?.pointee.isPresented = false }
  }

  /// The frame of the calling thread; nil when it is not reducing.
  @inlinable
  package static var current: UnsafeMutablePointer<ReductionFrame>? {
    get { headgate_slot_get()?.assumingMemoryBound(to: ReductionFrame.self) }
    set { headgate_slot_set(newValue) }
  }
}
