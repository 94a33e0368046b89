internal import Foundation
internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateRecordings
internal import HeadgateSupport

/// What a recorder writes about the session as a whole.
enum RecordingInfo {
  static let state = "state"
  static let action = "action"
  static let states = "states"
  static let encoding = "encoding"
  /// The value of `encoding` for values that were encoded on the actor of the store.
  static let onActor = "onActor"
  static let firstAction = "firstAction"
  static let locale = "locale"
  static let timeZone = "timeZone"
  static let calendar = "calendar"

  static func rows<State, Action>(
    of core: StoreCore<State, Action>,
    _ options: RecordingOptions,
    encodesHere: Bool
  ) -> [RecordingRow] {
    let values = core.dependencies
    let process = ProcessInfo.processInfo
    var rows = [
      (state, typeName(State.self)),
      (action, typeName(Action.self)),
      (firstAction, "\(core.actionNumber + 1)"),
      (states, "\(options.states)"),
      ("started", Date().formatted(.iso8601)),
      ("program", process.processName),
      ("system", process.operatingSystemVersionString),
    ]
    if encodesHere { rows.append((encoding, onActor)) }
    // A test reports the use of values that it did not set.
    if values.context != .test {
      rows += [
        (locale, values.locale.identifier),
        (timeZone, values.timeZone.identifier),
        (calendar, "\(values.calendar.identifier)"),
      ]
    }
    return rows.map { .info(key: $0, value: $1) }
  }

  // MARK: Objects

  static func row(of object: SameObject, after action: UInt64) -> RecordingRow {
    let places = JSONTree.array([.string(object.first), .string(object.second)])
    return .info(key: RecordingFormat.sameObjectKey(after: action), value: places.text)
  }

  /// The recorded states that have one object in two places, with the two places.
  static func sameObjects(in info: [String: String]) -> [UInt64: SameObject] {
    var objects: [UInt64: SameObject] = [:]
    for (key, value) in info {
      guard let action = RecordingFormat.action(ofSameObjectKey: key), let places = try? JSONTree(parsing: value),
        let texts = places.elements?.compactMap(\.string), texts.count == 2
      else { continue }
      objects[action] = SameObject(first: texts[0], second: texts[1])
    }
    return objects
  }
}
