internal import Foundation
public import HeadgateCore
public import HeadgateDependenciesRuntime
internal import HeadgateSupport
public import HeadgateTesting

extension TestStore where State: Decodable {
  /// Creates a test store for a test that was written from a recording.
  ///
  /// The effects of the feature do not run: the test sends the actions that they sent, with ``receive(recorded:assert:)``. So the test
  /// proves what the reducers do with each action, and not that the effects send these actions.
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
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws where R.State == State, R.Action == Action {
    let coding = RecordedCoding()
    let answers = RecordedAnswers(
      coding,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    let state = try coding.value(State.self, from: json)
    self.init(
      initialState: state,
      reducer: { answers.reducing(Reduce(reducer())) },
      withDependencies: { values in
        if let locale { values.locale = Locale(identifier: locale) }
        if let timeZone = timeZone.flatMap({ TimeZone(identifier: $0) }) { values.timeZone = timeZone }
        prepareDependencies?(&values)
      },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    exchange = answers
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
    guard let answers = exchange as? RecordedAnswers else {
      callSite.report(ReplayTestingMessages.noRecording())
      return
    }
    answers.add(json, to: name, isError: isError, at: callSite)
  }
}
