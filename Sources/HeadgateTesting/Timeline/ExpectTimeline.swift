public import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Asserts what an effect makes of a sequence of events, with both drawn as text.
///
/// Each character is a tick, `-` one at which nothing happens, `|` the end, and `(ab)` are several events at one tick; spaces are
/// left out. Each character of the input is given to the closure, and the effect that it returns runs in a store whose clock
/// dependencies advance tick by tick. What is due at a tick comes before what is put in at that tick. The output has its end
/// where the input has ended and no effect is left, at the first tick without an event.
///
/// Reports a difference, and a drawing that cannot be read, at this line.
///
/// ```swift
/// await expectTimeline("a--b-|", becomes: "--A--B|") { symbol in
///   .send(Character(symbol.uppercased())).debounce(id: ID.search, for: .seconds(2))
/// }
/// ```
///
/// - Parameters:
///   - input: What is put in.
///   - output: What is expected.
///   - tick: How long a tick is.
///   - prepareDependencies: Changes the dependencies of the effect; the clocks are already those of the test.
///   - isolation: The actor of the test, which is where everything runs.
///   - fileID: The line at fault.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
///   - effect: The effect for a character of the input; it sends the characters of the output.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public func expectTimeline(
  _ input: String,
  becomes output: String,
  tick: Duration = .seconds(1),
  withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ effect: @escaping (_ symbol: Character) -> Effect<Character>
) async {
  await expectTimeline(
    input,
    becomes: output,
    tick: tick,
    in: ElementEffects(effect: effect),
    from: ElementEffects.State(),
    send: { .put($0) },
    receive: { if case .got(let symbol) = $0 { symbol } else { nil } },
    withDependencies: prepareDependencies,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Asserts what a feature makes of a sequence of actions, with both drawn as text.
///
/// As ``expectTimeline(_:becomes:tick:withDependencies:isolation:fileID:filePath:line:column:_:)``, for a whole feature: what its
/// effects send, and how its reducer answers, is drawn as far as the closure names it.
///
/// ```swift
/// await expectTimeline(
///   "a-b---|",
///   becomes: "----B-|",
///   in: Search(),
///   from: Search.State(),
///   send: { .queryChanged(String($0)) },
///   receive: { if case .results(let query) = $0 { query.uppercased().first } else { nil } }
/// )
/// ```
///
/// - Parameters:
///   - input: What is sent.
///   - output: What is expected.
///   - tick: How long a tick is.
///   - reducer: The feature.
///   - initialState: The state to begin with.
///   - action: The action for a character of the input.
///   - symbol: The character for an action that comes; nil leaves it out of the drawing.
///   - prepareDependencies: Changes the dependencies of the feature; the clocks are already those of the test.
///   - isolation: The actor of the test, which is where everything runs.
///   - fileID: The line at fault.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public func expectTimeline<R: Reducer>(
  _ input: String,
  becomes output: String,
  tick: Duration = .seconds(1),
  in reducer: @autoclosure () -> R,
  from initialState: @autoclosure () -> R.State,
  send action: (_ symbol: Character) -> R.Action,
  receive symbol: (_ action: R.Action) -> Character?,
  withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let drawings: (input: TimeDrawing, output: TimeDrawing)
  do throws(TimeDrawing.Mistake) {
    drawings = (try TimeDrawing(input), try TimeDrawing(output))
  } catch {
    return callSite.report(TestingMessages.unreadableDrawing(input: input, output: output, error.text))
  }
  let clock = TestClock()
  let store = TestStore(
    initialState: initialState(),
    reducer: reducer,
    withDependencies: {
      $0.continuousClock = clock
      $0.suspendingClock = clock
      prepareDependencies?(&$0)
    },
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  store.exhaustivity = .off
  let actual = await store.draw(drawings, clock: clock, tick: tick, send: action, receive: symbol)
  guard actual != drawings.output else { return }
  callSite.report(
    TestingMessages.otherTimeline(input: drawings.input.text, expected: drawings.output.text, actual: actual.text)
  )
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestStore {
  /// Sends what is drawn, tick by tick, and draws what comes, until all has ended or the expected drawing is long over.
  fileprivate func draw(
    _ drawings: (input: TimeDrawing, output: TimeDrawing),
    clock: TestClock<Duration>,
    tick duration: Duration,
    send action: (Character) -> Action,
    receive symbol: (Action) -> Character?,
    isolation: isolated (any Actor)? = #isolation
  ) async -> TimeDrawing {
    var actual = TimeDrawing()
    let lastInput = drawings.input.end ?? max(drawings.input.length - 1, 0)
    let limit = max(drawings.input.length, drawings.output.length) + 10
    for tick in 0..<limit {
      if tick > 0 { await clock.advance(by: duration) }
      actual.note(takeReceived().compactMap(symbol), at: tick)
      for input in drawings.input.symbols(at: tick) {
        await send(action(input))
        actual.note(takeReceived().compactMap(symbol), at: tick)
      }
      if drawings.input.end != nil, tick >= lastInput, unfinished.isEmpty {
        actual.finish()
        return actual
      }
    }
    actual.trim(to: drawings.output.length)
    return actual
  }

  private func takeReceived() -> [Action] {
    var actions: [Action] = []
    while let next = observer.ledger.reveal() { actions.append(next.action) }
    return actions
  }
}

/// A feature whose effects are those of a closure.
private struct ElementEffects: Reducer {
  struct State {}

  enum Action {
    case put(Character)
    case got(Character)
  }

  let effect: (Character) -> Effect<Character>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .put(let symbol): effect(symbol).map { .got($0) }
    case .got: .none
    }
  }
}
