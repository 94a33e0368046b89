internal import HeadgateDependenciesRuntime
public import HeadgateRecordings
internal import HeadgateShared
internal import HeadgateSupport

extension Replay {
  /// Compares a recording with the types of today: decodes each state and each action, and compares the members of their types.
  ///
  /// A recording whose first state cannot be decoded opens no replay, so this function needs none.
  ///
  /// ```swift
  /// let compatibility = try Replay<AppFeature.State, AppFeature.Action>.compatibility(of: recording)
  /// if compatibility.grade == .unreadable { print(compatibility) }
  /// ```
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - migrations: What changes recorded values before they are decoded.
  /// - Returns: The grade, with the members that changed and the values that cannot be decoded. Takes the time of decoding all actions.
  /// - Throws: A `RecordingError` if the file cannot be read.
  public static func compatibility(
    of recording: Recording,
    migrations: [RecordingMigration] = []
  ) throws(RecordingError) -> RecordingCompatibility {
    let context = DependencyValues.apart(in: .test)
    let decoder = RecordingDecoder(shared: SharedRegistry.ofReplay(in: context.shared), dependencies: context)
    defer { withExtendedLifetime(context) {} }
    let info = try recording.info()
    var values = UndecodedValues()
    var shapes = TypeShapes()
    for number in try recording.snapshotNumbers() {
      guard let snapshot = try recording.snapshot(atOrBefore: number) else { continue }
      do throws(ReplayError) {
        let state = try Self.state(snapshot, decoder, migrations)
        // Those of the first state were recorded.
        if shapes.types.isEmpty { _ = shapes.add(typesOf: state) }
      } catch {
        values.add(error, of: snapshot.state)
        // The others have the same reason.
        break
      }
    }
    var known: Set<String> = []
    try recording.forEachAction { action in
      do throws(ReplayError) {
        // The text of a problem takes time, and the first one is enough.
        let value = try Self.action(action, decoder, migrations, isDescribed: !values.contains(action.name))
        if known.insert(action.name).inserted { _ = shapes.add(typesOf: value) }
      } catch {
        values.add(error, of: action.payload)
      }
    }
    let recorded = TypeShapes(info: info)
    let names = [(RecordingInfo.state, typeName(State.self)), (RecordingInfo.action, typeName(Action.self))]
      .compactMap { key, name in
        info[key].flatMap { $0 == name ? nil : "'\($0)' is '\(name)' now" }
      }
    return RecordingCompatibility(
      changes: names + shapes.differences(from: recorded),
      values: values,
      hasShapes: !recorded.types.isEmpty
    )
  }

  /// Decodes a recorded action, after the migrations. The error may be without the cases that an enum has.
  static func action(
    _ recorded: RecordedAction,
    _ decoder: RecordingDecoder,
    _ migrations: [RecordingMigration],
    isDescribed: Bool = true
  ) throws(ReplayError) -> Action {
    guard recorded.coding == .json else {
      throw .actionRecordedAsText(recorded.number, name: recorded.name, type: typeName(Action.self))
    }
    do {
      let payload = try RecordingMigration.migrated(action: recorded.payload, with: migrations)
      guard isDescribed else { return try decoder.plainValue(Action.self, from: payload) }
      return try decoder.value(Action.self, from: payload)
    } catch {
      throw .unreadableAction(recorded.number, name: recorded.name, problem: withoutFullStop(decodingProblem(error)))
    }
  }

  /// Decodes a recorded state, after the migrations.
  static func state(
    _ snapshot: RecordedSnapshot,
    _ decoder: RecordingDecoder,
    _ migrations: [RecordingMigration] = []
  ) throws(ReplayError) -> State {
    guard snapshot.coding == .json else {
      throw .stateRecordedAsText(after: snapshot.action, type: typeName(State.self))
    }
    do {
      return try decoder.value(State.self, from: RecordingMigration.migrated(state: snapshot.state, with: migrations))
    } catch {
      throw .unreadableState(after: snapshot.action, problem: withoutFullStop(decodingProblem(error)))
    }
  }
}
