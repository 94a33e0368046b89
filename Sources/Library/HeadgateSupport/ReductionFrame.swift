public import HeadgateSupportC

/// The context of the reduction that the calling thread performs.
///
/// A store owns the memory of its frame and stores the frame's address in the thread-local slot while it reduces. So code inside a
/// reducer finds its dependencies without a task-local value, whose binding allocates outside a task.
@usableFromInline
package struct ReductionFrame {
  /// The storage of the `DependencyValues` in force, retained by the code that set it; nil means the dependencies of the task.
  @usableFromInline
  package var dependencies: Unmanaged<AnyObject>?

  /// The value of `dependencies` without overrides: the storage of the store itself.
  @usableFromInline
  package var ownDependencies: Unmanaged<AnyObject>?

  /// The declaration of the dependency that is being read: points to a `CallSite` for the duration of the read.
  @usableFromInline
  package var readingCallSite: UnsafeRawPointer?

  /// The list of the observed fields that changed, a `PendingObservations`; nil means that observers are notified immediately.
  @usableFromInline
  package var pendingObservations: Unmanaged<AnyObject>?

  /// Whether a child state, or the structure of a collection of child states, may have been replaced.
  @usableFromInline
  package var structuralChange = false

  /// The list of reducers that the user's own reducer calls directly.
  @usableFromInline
  package var directCalls: Unmanaged<AnyObject>?

  /// Whether a reducer has ever called a reducer directly in this store.
  @usableFromInline
  package var hasDirectReductions = false

  /// Whether the feature that is reducing is presented by another feature.
  @usableFromInline
  package var isPresented = false

  /// Whether the old and the new value of an observed property are being compared, to check whether to notify observers.
  @usableFromInline
  package var isComparing = false

  /// The bindings that wait to be written, a `BindingWatch`; nil if no binding was ever set.
  @usableFromInline
  package var bindingWatch: Unmanaged<AnyObject>?

  /// Whether the reports of the chain of actions are limited, because the chain is long.
  @usableFromInline
  package var limitsReports = false

  /// The limit of the chain, a retained `ReportLimit`; nil until the first report.
  @usableFromInline
  var ownReportLimit: Unmanaged<AnyObject>?

  /// The step of the test that the action comes from; nil outside of a test store.
  @usableFromInline
  package var testStep: CallSite?

  /// The `AnswerSlot` of the store, which retains it; nil while nobody records the store.
  @usableFromInline
  package var answers: Unmanaged<AnyObject>?

  @inlinable
  package init(dependencies: Unmanaged<AnyObject>? = nil) {
    self.dependencies = dependencies
    ownDependencies = dependencies
  }

  /// Marks the current reduction as presented. Returns the previous value, for ``leavePresentation(_:)``.
  @inlinable
  package static func enterPresentation() -> Bool {
    guard let frame = current, !frame.pointee.isPresented else { return true }
    frame.pointee.isPresented = true
    return false
  }

  /// Restores the value before ``enterPresentation()``.
  @inlinable
  package static func leavePresentation(_ outer: Bool) {
    // In a nested presentation, the outer call resets the flag.
    if !outer { current?.pointee.isPresented = false }
  }

  /// The frame of the calling thread; nil when the thread is not reducing.
  @inlinable
  package static var current: UnsafeMutablePointer<ReductionFrame>? {
    get { headgate_slot_get()?.assumingMemoryBound(to: ReductionFrame.self) }
    set { headgate_slot_set(newValue) }
  }
}
