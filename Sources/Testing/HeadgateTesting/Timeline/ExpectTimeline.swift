public import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Asserts the output of an effect for a sequence of events, both drawn as text.
///
/// Each character is a tick: `-` is a tick without an event, `|` is the end, `(ab)` is several events at one tick. Spaces
/// are ignored. The closure receives each character of the input. The effect that it returns runs in a store whose clocks
/// advance tick by tick. Work that is due at a tick runs before the input of that tick. The output ends at the first tick
/// without an event after the input has ended and no effect is left.
///
/// Reports a difference, or a drawing that cannot be read, at the call site.
///
/// ```swift
/// await expectTimeline("a--b-|", becomes: "--A--B|") { symbol in
///   .send(Character(symbol.uppercased())).debounce(id: ID.search, for: .seconds(2))
/// }
/// ```
///
/// - Parameters:
///   - input: The input events.
///   - output: The expected output.
///   - tick: The duration of a tick.
///   - prepareDependencies: Changes the dependencies of the effect. The clocks are already test clocks.
///   - isolation: The actor of the test.
///   - fileID: The call site, for reports.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
///   - effect: Returns the effect for a character of the input. The effect sends the characters of the output.
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

/// Asserts the output of a feature for a sequence of actions, both drawn as text.
///
/// As ``expectTimeline(_:becomes:tick:withDependencies:isolation:fileID:filePath:line:column:_:)``, for a whole feature. The
/// drawing contains the actions for which the closure `symbol` returns a character.
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
///   - input: The input actions.
///   - output: The expected output.
///   - tick: The duration of a tick.
///   - reducer: The feature.
///   - initialState: The initial state.
///   - action: Returns the action for a character of the input.
///   - symbol: Returns the character for an action; nil leaves the action out of the drawing.
///   - prepareDependencies: Changes the dependencies of the feature. The clocks are already test clocks.
///   - isolation: The actor of the test.
///   - fileID: The call site, for reports.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
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

extension TestStore {
  /// Sends the drawn input tick by tick and draws the output. Ends ten ticks after the longer drawing at the latest.
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

/// A feature whose effects a closure returns.
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
