// Names of TCA for effects, deprecated there or part of Combine. Their messages name the replacement.

/// Unavailable: renamed to `Effect`.
@available(*, unavailable, renamed: "Effect")
public typealias EffectTask<Action> = Effect<Action>

/// Unavailable: use `Effect`.
@available(
  *,
  unavailable,
  message: "Write 'Effect<Action>': an effect has no failure type. An error is caught where it is thrown."
)
public typealias EffectPublisher<Action, Failure> = Effect<Action>

/// Unavailable: use `Result`.
@available(
  *,
  unavailable,
  message: "Write 'Result<Success, any Error>'; 'await Result { try await … }' makes one of work that throws."
)
public typealias TaskResult<Success> = Result<Success, any Error>

extension Effect {
  /// Unavailable: use `run`.
  @available(*, unavailable, message: "Write '.run { send in await send(.name(try await …)) }'.")
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (any Error) async -> Action)? = nil
  ) -> Self { fatalError() }

  /// Unavailable: use `run`.
  @available(*, unavailable, message: "Write '.run { _ in try await … }'.")
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self { fatalError() }

  /// Unavailable: use `run`.
  @available(
    *,
    unavailable,
    message: "Write '.run { send in … }', and 'withCheckedContinuation' around what calls back."
  )
  public static func future(_ attempt: @escaping (@escaping (Action) -> Void) -> Void) -> Self { fatalError() }

  /// Unavailable: use `merge`.
  @available(*, unavailable, message: "Write '.merge(ids.map { .cancel(id: $0) })'.")
  public static func cancel<ID: Hashable & Sendable>(ids: [ID]) -> Self { fatalError() }

  /// Unavailable: use `run`.
  @available(
    *,
    unavailable,
    message: """
      Write '.run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.name) } }', where 'clock' is the \
      dependency '\\.continuousClock'.
      """
  )
  public static func timer<Scheduler>(id: some Hashable, every interval: Duration, on scheduler: Scheduler) -> Self {
    fatalError()
  }

  /// Unavailable: use `send`.
  @available(*, unavailable, message: "Write '.send(action)'.")
  public init(value: Action) { fatalError() }

  /// Unavailable: remove it.
  @available(*, unavailable, message: "Leave it out: what returns an effect returns an 'Effect' already.")
  public func eraseToEffect() -> Self { fatalError() }

  /// Unavailable: use `run`.
  @available(*, unavailable, message: "Write '.run { send in … } catch: { error, send in … }'.")
  public func catchToEffect() -> Self { fatalError() }

  /// Unavailable: remove it.
  @available(*, unavailable, message: "Leave it out: what an effect sends is reduced on the actor of its store.")
  public func receive<Scheduler>(on scheduler: Scheduler) -> Self { fatalError() }

  /// Unavailable: remove the scheduler.
  @available(
    *,
    unavailable,
    message: "Leave out 'scheduler:' and write a 'Duration': time is that of the dependency '\\.continuousClock'."
  )
  public func debounce<Scheduler>(
    id: some Hashable & Sendable,
    for interval: Duration,
    scheduler: Scheduler,
    options: Never? = nil
  ) -> Self { fatalError() }

  /// Unavailable: remove the scheduler.
  @available(
    *,
    unavailable,
    message: "Leave out 'scheduler:' and write a 'Duration': time is that of the dependency '\\.continuousClock'."
  )
  public func throttle<Scheduler>(
    id: some Hashable & Sendable,
    for interval: Duration,
    scheduler: Scheduler,
    latest: Bool
  ) -> Self { fatalError() }

  /// Unavailable: sleep in a `run`.
  @available(
    *,
    unavailable,
    message: "Write '.run { send in try await clock.sleep(for: …); … }', with a clock of the dependencies."
  )
  public func deferred<Scheduler>(for interval: Duration, scheduler: Scheduler) -> Self { fatalError() }

  /// Unavailable: remove the clock.
  @available(*, unavailable, message: "Leave out 'clock:', and give '\\.continuousClock' as a dependency.")
  public func debounce<Time: Clock>(id: some Hashable & Sendable, for duration: Time.Duration, clock: Time) -> Self {
    fatalError()
  }

  /// Unavailable: remove the clock.
  @available(*, unavailable, message: "Leave out 'clock:', and give '\\.continuousClock' as a dependency.")
  public func throttle<Time: Clock>(
    id: some Hashable & Sendable,
    for duration: Time.Duration,
    clock: Time,
    latest: Bool
  ) -> Self { fatalError() }
}
