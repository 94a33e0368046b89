/// What runs work that nobody waits for; see ``DependencyValues/fireAndForget``.
///
/// ```swift
/// let fireAndForget = FireAndForget { _, operation in try? await operation() }
/// ```
public struct FireAndForget: Sendable {
  private let run: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Work is handed to a closure.
  ///
  /// ```swift
  /// let fireAndForget = FireAndForget { _, operation in try? await operation() }
  /// ```
  public init(
    _ run: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.run = run
  }

  /// Runs work without waiting for it (in a test: and waits for it). Its errors are dropped.
  ///
  /// ```swift
  /// func track(_ event: String) async {
  ///   @Dependency(\.fireAndForget) var fireAndForget
  ///   await fireAndForget { print(event) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; nil: the current one.
  ///   - operation: The work. The cancellation of the caller does not reach it.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await run(priority, operation)
  }
}

extension DependencyValues {
  /// What runs work that nobody waits for, such as tracking an event. A test waits for it.
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
