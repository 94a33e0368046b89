/// A function that runs work without waiting for it; see ``DependencyValues/fireAndForget``.
public struct FireAndForget: Sendable {
  private let run: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Creates an effect that passes the work to a closure.
  ///
  /// ```swift
  /// let fireAndForget = FireAndForget { _, operation in try? await operation() }
  /// ```
  public init(
    _ run: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.run = run
  }

  /// Runs work without waiting for it; a test waits for it. Errors of the work are ignored.
  ///
  /// ```swift
  /// func track(_ event: String) async {
  ///   @Dependency(\.fireAndForget) var fireAndForget
  ///   await fireAndForget { print(event) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; nil for the current priority.
  ///   - operation: The work. Cancelling the caller does not cancel it.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await run(priority, operation)
  }
}

extension DependencyValues {
  /// A function that runs work without waiting for it, such as tracking an event. A test waits for the work.
  ///
  /// ```swift
  /// struct Tracker {
  ///   @Dependency(\.fireAndForget) var fireAndForget
  /// }
  /// ```
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }

  static let testValue = FireAndForget { priority, operation in
    _ = await Task(priority: priority) { try await operation() }.result
  }
}
