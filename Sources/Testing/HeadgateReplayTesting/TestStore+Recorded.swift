internal import Foundation
public import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateShared
internal import HeadgateSupport
public import HeadgateTesting

extension TestStore where State: Decodable {
  /// Creates a test store for a test that was written from a recording.
  ///
  /// The effects of the feature do not run: the test sends the actions that they sent, with
  /// ``receive(recorded:assert:isolation:fileID:filePath:line:column:)``. So the test proves what the reducers do with each action, and
  /// not that the effects send these actions.
  ///
  /// ```swift
  /// let store = try TestStore(recordedState: #"{"count":2}"#) { Counter() }
  /// store.recordedAnswer(#""8D4C3AE0-0000-4C00-9C00-0123456789AB""#, to: "uuid")
  /// await store.send(.addTapped) { $0.count = 3 }
  /// await store.receive(recorded: .loaded(4)) { $0.count = 4 }
  /// ```
  ///
  /// - Parameters:
  ///   - json: The state before the first action, as JSON.
  ///   - locale: The identifier of the locale during the recording.
  ///   - timeZone: The identifier of the time zone during the recording.
  ///   - calendar: The identifier of the calendar during the recording, such as `gregorian`.
  ///   - hasObjects: Whether the state may contain objects that reducers change in place. Then the store compares copies of the states, made
  ///     by encoding and decoding.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Throws: The error of the state's `init(from:)`.
  public convenience init<R: Reducer>(
    recordedState json: String,
    locale: String? = nil,
    timeZone: String? = nil,
    calendar: String? = nil,
    hasObjects: Bool = false,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws where R.State == State, R.Action == Action {
    // The shared values of the running test: its store uses the same.
    let registry = SharedRegistry.ofReplay(in: DependencyValues.current.shared)
    let coding = RecordedJSONDecoder(shared: registry)
    let answers = RecordedAnswers(
      coding,
      registry,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    let state = try coding.value(State.self, from: json)
    self.init(
      initialState: state,
      reducer: { RecordedFeature(feature: Reduce(BesideReductions.run { reducer() }), answers: answers) },
      withDependencies: { values in
        values.setRecorded(locale: locale, timeZone: timeZone, calendar: calendar)
        prepareDependencies?(&values)
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    exchange = answers
    if hasObjects { keepCopies { answers.copy($0) } }
  }
}

extension TestStore {
  /// Sends an action that an effect or another action sent in the recording, and asserts how it changes the state.
  ///
  /// In a test whose effects run, write `receive` without the label.
  ///
  /// ```swift
  /// await store.receive(recorded: .loaded(4)) { $0.count = 4 }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - expectation: Changes the state as the action is expected to change it.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func receive(
    recorded action: Action,
    assert expectation: ((inout State) throws -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await send(action, assert: expectation, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Gives an answer of the recording to the reducers of the next action, instead of the dependency.
  ///
  /// Several answers are given in the order of the calls. An answer that no reducer asks for is reported at its line.
  ///
  /// ```swift
  /// store.recordedAnswer("0.25", to: "date")
  /// await store.send(.addTapped) { $0.date = Date(timeIntervalSinceReferenceDate: 0.25) }
  /// ```
  ///
  /// - Parameters:
  ///   - json: The answer, as JSON; the description of an error for a dependency that threw.
  ///   - name: The name of the dependency in the recording, such as `uuid`.
  ///   - isError: Whether the dependency threw an error.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func recordedAnswer(
    _ json: String,
    to name: String,
    isError: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    recordedAnswers(at: callSite)?.add(json, to: name, isError: isError, at: callSite)
  }

  /// Changes a shared value, as an effect or other code did in the recording.
  ///
  /// In the closure of a step, it is an assertion: the reducer gives the value that no property of the state can change.
  ///
  /// ```swift
  /// store.recordedChange(#"{"theme":"dark"}"#, of: "settings", number: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - json: The new value, as JSON.
  ///   - name: The key of the shared value, or its type, for reports.
  ///   - number: The number of the shared value in the recording. Another number is reported.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func recordedChange(
    _ json: String,
    of name: String,
    number: UInt64,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    recordedAnswers(at: callSite)?.change(number, to: json, name: name, at: callSite)
  }

  /// Decodes a recorded value that contains shared values: they are those of the store, and keep their values.
  ///
  /// ```swift
  /// $0.form = try store.recorded(#"{"settings":{"$shared":1,"value":{"theme":"dark"}}}"#)
  /// ```
  ///
  /// - Throws: The error of the type's `init(from:)`.
  public func recorded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
    guard let answers = exchange as? RecordedAnswers else { return try RecordedJSONDecoder().value(type, from: json) }
    return try answers.value(type, from: json)
  }

  /// The recorded answers of the store; nil, with a report, for a store of another test.
  private func recordedAnswers(at callSite: CallSite) -> RecordedAnswers? {
    guard let answers = exchange as? RecordedAnswers else {
      callSite.report(ReplayTestingMessages.noRecording())
      return nil
    }
    return answers
  }
}
