public import HeadgateSupport

extension DependencyValues {
  /// The current values: the values of the thread's reduction, else of the task, else of the process.
  ///
  /// Cost: a few nanoseconds inside a reduction; a lookup of a task-local value elsewhere.
  @inlinable
  package static var current: DependencyValues {
    if let dependencies = ReductionFrame.current?.pointee.dependencies {
      return DependencyValues(inFrame: dependencies)
    }
    return currentOutsideReduction
  }

  @usableFromInline
  static var currentOutsideReduction: DependencyValues {
    bound ?? DependencyValues()
  }

  /// `withFrameDependencies` and ``frameDependencies`` set a frame's `dependencies`. Both store a storage there, so the
  /// unchecked cast is valid.
  @inlinable
  package init(inFrame dependencies: Unmanaged<AnyObject>) {
    self.init(storage: unsafeDowncast(dependencies.takeUnretainedValue(), to: DependencyStorage.self))
  }

  /// The value that a store puts into the `dependencies` of its frame.
  ///
  /// The store must keep these values alive for the life of the frame. The values must be in one storage, as `current`
  /// and `withoutFallback` are.
  @inlinable
  package var frameDependencies: Unmanaged<AnyObject> {
    Unmanaged.passUnretained(storage)
  }

  /// The current values of the thread's reduction; nil when the thread runs no reduction.
  package static var inReduction: DependencyValues? {
    ReductionFrame.current?.pointee.dependencies.map { DependencyValues(inFrame: $0) }
  }

  /// Runs `operation` with these values as the current values: of the thread's reduction if there is one, else of the
  /// task.
  @usableFromInline
  package func whileInForce<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let values = withoutFallback
    if let frame = ReductionFrame.current, frame.pointee.dependencies != nil {
      return try values.withFrameDependencies(frame, operation)
    }
    return try values.bindToTask(operation)
  }

  /// Runs `operation` with these values as the current values of a reduction, and then restores the previous values.
  @inlinable
  package func withFrameDependencies<Result, Failure: Error>(
    _ frame: UnsafeMutablePointer<ReductionFrame>,
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = frame.pointee.dependencies
    frame.pointee.dependencies = frameDependencies
    defer {
      frame.pointee.dependencies = previous
      withExtendedLifetime(storage) {}
    }
    return try operation()
  }

  /// `TaskLocal.withValue` throws untyped errors. The error is passed around it to keep the typed `throws`.
  private func bindToTask<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try TaskContext.$current.withValue(taskContext) { Swift.Result(catching: operation) }.get()
  }

  /// The same values in one storage.
  package var withoutFallback: DependencyValues {
    guard let fallback else { return self }
    return DependencyValues(storage: storage.over(fallback))
  }

  /// Adds the overrides of `other`, which take precedence over the overrides of these values.
  package mutating func merge(_ other: DependencyValues) {
    let other = other.withoutFallback
    self = DependencyValues(storage: other.storage.over(withoutFallback.storage))
  }

  /// The shared values of the process, or of the running test.
  package var shared: SharedContext { defaults.shared }

  /// Values without overrides and with default values of their own: what they contain is neither that of the process nor of a test.
  package static func apart(in context: DependencyContext) -> DependencyValues {
    DependencyValues(storage: DependencyStorage(boxes: [:], context: context, defaults: DefaultValues()))
  }
}
