internal import HeadgateCore
internal import HeadgateSupport

/// The lines of a closure that change shared values as reducers did: `$0.$settings.withLock { $0.sizes = true }`.
struct SharedAssignments {
  let code: SwiftCode
  /// The number of a shared value in the recording.
  let number: (UInt64) -> UInt64
  /// Whether each value is written as a whole, and not by its properties.
  var writesWholeValues = false
  /// The names of the shared values whose property was not found, because the state has too many values.
  private(set) var unfound: [String] = []

  init(code: SwiftCode, number: @escaping (UInt64) -> UInt64, writesWholeValues: Bool) {
    (self.code, self.number, self.writesWholeValues) = (code, number, writesWholeValues)
  }

  /// - Parameter state: The state after the action, in which the shared values are found.
  mutating func lines(_ changes: [SharedChange], in state: Any) -> [String] {
    changes.flatMap { change -> [String] in
      guard !StateAssignments.areEqual(change.old, change.new) else { return [] }
      if !writesWholeValues, let path = path(of: change, in: state) {
        return StateAssignments.lines(from: change.old, to: change.new, code).map { line in
          "\(SwiftCode.decodes(line) ? "try " : "")\(path).withLock { \(line) }"
        }
      }
      guard let value = change.new as? any Encodable, let json = code.json(value) else { return [] }
      return [Self.call(json, of: change.name, number: number(change.reference))]
    }
  }

  /// The call that changes a shared value which no property of the state can change.
  static func call(_ json: String, of name: String, number: UInt64) -> String {
    "store.recordedChange(\(SwiftCode.raw(json)), of: \(name.debugDescription), number: \(number))"
  }

  /// The path of a property with a shared value; nil if there is none.
  private mutating func path(of change: SharedChange, in state: Any) -> String? {
    switch SharedPath.find(change.reference, in: state, parts) {
    case .nothing: return nil
    case .tooManyValues:
      unfound.append(change.name)
      return nil
    case .path(let path):
      for value in path.values where StateAssignments.isBundle(value) { code.modules.add(state: Swift.type(of: value)) }
      return path.code
    }
  }

  /// What a test can reach in a value.
  private func parts(of value: Any) -> [SharedPath.Part] {
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: type(of: value))
    switch mirror.displayStyle {
    case .struct where StateAssignments.isBundle(value):
      let hidden = (value as? any ObservableState)?.propertiesOfFile ?? []
      return StateAssignments.properties(of: value).compactMap { child in
        guard let label = child.label, !label.hasPrefix("_$"), !hidden.contains(label) else { return nil }
        let name = StateAssignments.property(of: label, in: value)
        return SharedPath.Part(property: name, code: SwiftCode.member(name), child.value)
      }
    case .optional: return mirror.children.map { SharedPath.Part(code: "?", $0.value) }
    case .collection where type.hasPrefix("HeadgateIdentified.IdentifiedArray<"):
      return rows(StateAssignments.rows(mirror.children.map(\.value)))
    case .dictionary where type.hasPrefix("HeadgateCore.StackState<"): return rows(StateAssignments.elements(mirror))
    default: return []
    }
  }

  private func rows(_ rows: [StateAssignments.Row]?) -> [SharedPath.Part] {
    (rows ?? []).compactMap { row in
      code.text(of: row.id.base).map { SharedPath.Part(code: "[id: \($0)]?", row.value) }
    }
  }
}
