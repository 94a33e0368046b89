/// The names of TCA that no step replaces, and what to write.
enum RemainingName {
  static let environment = """
    Write a struct with '@Reducer' and a 'body'. The values of the environment become '@Dependency' properties.
    """
  static let failure = "Write 'Effect<Action>': an error is caught where it is thrown."
  static let animationOfScheduler = "Omit it, and write '.animation()' behind the effect: time comes from a clock."

  /// The names of views, and of the types that only views use.
  static let views = [
    "BindingViewState": "Omit it: a view reads and binds the store.",
    "BindingViewStore": "Omit it: a view reads and binds the store.",
    "CaseLet": "Write 'switch store.case { case .name(let child): … }'.",
    "ForEachStore": "Write 'ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in … }'.",
    "IfLetStore": "Write 'if let child = store.scope(state: \\.child, action: \\.child) { … }'.",
    "NavigationStackStore":
      "Write 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { … } destination: { store in … }'.",
    "Perception": "Omit it: every supported system has Observation.",
    "SwitchStore": "Write 'switch store.case { case .name(let child): … }'.",
    "ViewStore": "Read the store: its states are observed by field.",
    "ViewStoreOf": "Read the store: its states are observed by field.",
    "WithPerceptionTracking": "Omit it: every supported system has Observation.",
    "WithViewStore": "Read the store: its states are observed by field.",
  ]

  /// The styles of a text, which need SwiftUI.
  static let textStyles: Set<String> = [
    "baselineOffset", "bold", "font", "fontWeight", "foregroundColor", "foregroundStyle", "italic", "kerning",
    "strikethrough",
    "tracking", "underline",
  ]

  static let types = [
    "ActorIsolated": "Write 'LockIsolated': its members are synchronous.",
    "ReducerBuilderOf": "Write '@ReducerBuilder<Feature.State, Feature.Action>'.",
    "AnyReducer": environment,
    "AnyScheduler": "Write 'any Clock<Duration>': time comes from a clock.",
    "AnySchedulerOf": "Write 'any Clock<Duration>': time comes from a clock.",
    "EffectPublisher": failure,
    "ReducerReader": "Write 'Reduce { state, action in … }', and call the other reducer in it.",
    "TestScheduler": "Write 'TestClock<Duration>': time comes from a clock.",
    "TestSchedulerOf": "Write 'TestClock<Duration>': time comes from a clock.",
    "withMainSerialExecutor": "Omit it: the test store runs the effects itself.",
  ]

  /// The names of functions that are called as members, outside of views.
  static let members = [
    "catchToEffect": "Write '.run { send in … }': an effect of a client is an asynchronous function.",
    "deferred": "Write '.run { send in try await clock.sleep(for: …); … }'.",
    "eraseToAnyScheduler": "Write a clock: 'TestClock()', 'ImmediateClock()'.",
    "eraseToEffect": "Write an asynchronous function, and '.run { send in … }' where it is called.",
    "future": "Write '.run { send in … }', with 'withCheckedContinuation' around the callback.",
    "pullback": "Write 'Scope(state: \\.child, action: \\.child) { Child() }' in the body of the parent.",
  ]
}
