internal import HeadgateRecordings

/// The recorded values that cannot be decoded, by their reasons.
struct UndecodedValues: Sendable {
  /// Values that are not JSON.
  private(set) var damaged: [String] = []
  /// Values that do not fit the types of today.
  private(set) var unfitting: [String] = []
  private var stateAsText: UInt64?
  private var actionAsText: (number: UInt64, name: String)?
  private var actionsAsTexts = 0
  private var names: Set<String> = []

  /// Values that were recorded as texts: one line for the states, and one for the actions.
  var notEncoded: [String] {
    [
      stateAsText.map { "The state after action \($0) was recorded as a text. \(Self.advice("export FILE"))" },
      actionAsText.map { action in
        let others = actionsAsTexts - 1
        let rest =
          others == 0 ? "" : others == 1 ? ", and so was 1 other action" : ", and so were \(others) other actions"
        return
          "Action \(action.number), '\(action.name)', was recorded as a text\(rest). \(Self.advice("show FILE \(action.number)"))"
      },
    ].compactMap(\.self)
  }

  /// One line for each kind of value, without a full stop.
  var all: [String] { notEncoded + damaged + unfitting }

  /// Whether an action with this name was added that has JSON, or should have it.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Adds the error of a value. Of the actions with one name, the first one is kept.
  ///
  /// - Parameter text: The recorded value. If it is JSON, its type is the reason.
  mutating func add(_ error: ReplayError, of text: String) {
    switch error {
    case .stateRecordedAsText(let action, _): stateAsText = stateAsText ?? action
    case .actionRecordedAsText(let number, let name, _):
      actionAsText = actionAsText ?? (number, name)
      actionsAsTexts += 1
    case .unreadableState(let action, let problem): add("The state after action \(action): \(problem)", text)
    case .unreadableAction(let number, let name, let problem):
      guard names.insert(name).inserted else { return }
      add("Action \(number), '\(name)': \(problem)", text)
    case .noState, .noAction, .recording: add(withoutFullStop("\(error)"), text)
    }
  }

  private mutating func add(_ line: String, _ text: String) {
    if (try? JSONTree(parsing: text)) == nil { damaged.append(line) } else { unfitting.append(line) }
  }

  /// The command that shows a text. Only the text of a codable type has a reason.
  static func advice(_ command: String) -> String {
    "'headgate session \(command)' shows the text, which ends with the reason if the type is 'Codable'"
  }
}
