public import HeadgateSupport

extension DependencyValues {
  /// The values in force: those of the thread's reduction, else the task's, else the process-wide ones.
  ///
  /// Cost: a few nanoseconds inside a reduction; a look at the task locals elsewhere.
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

  /// A frame's `dependencies` are set by `withFrameDependencies` or from ``frameDependencies``, both of which put a
  /// storage there, so that the unchecked cast is right.
  @inlinable
  package init(inFrame dependencies: Unmanaged<AnyObject>) {
    self.init(storage: unsafeDowncast(dependencies.takeUnretainedValue(), to: DependencyStorage.self))
  }

  /// What a store puts into the `dependencies` of its frame. The store must keep these values alive meanwhile, and they
  /// must be in one storage, as `current` and `withoutFallback` are.
  @inlinable
  package var frameDependencies: Unmanaged<AnyObject> {
    Unmanaged.passUnretained(storage)
  }

  /// The values that are in force in the thread's reduction; nil where it does not reduce.
  package static var inReduction: DependencyValues? {
    ReductionFrame.current?.pointee.dependencies.map { DependencyValues(inFrame: $0) }
  }

  /// Runs `operation` with these values in force on this thread: in its reduction if it reduces, else in the task.
  package func whileInForce<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let values = withoutFallback
    if let frame = ReductionFrame.current, frame.pointee.dependencies != nil {
      return try values.withFrameDependencies(frame, operation)
    }
    return try values.bindToTask(operation)
  }

  /// Runs `operation` with these values in force in a reduction, and puts back what was in force before.
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

  /// `TaskLocal.withValue` throws anything; the error is carried past it, so that the typed `throws` stays.
  private func bindToTask<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = TaskContext.$current.withValue(taskContext) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try operation())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The same values in one storage.
  package var withoutFallback: DependencyValues {
    guard let fallback else { return self }
    return DependencyValues(storage: storage.over(fallback))
  }

  /// Lays the overrides of `other` over these.
  package mutating func merge(_ other: DependencyValues) {
    let other = other.withoutFallback
    self = DependencyValues(storage: other.storage.over(withoutFallback.storage))
  }
}
