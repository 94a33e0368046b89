internal import HeadgateCore
internal import HeadgateSupport

/// The lines of a closure that change shared values as reducers did: `$0.$settings.withLock { $0.sizes = true }`.
struct SharedAssignments {
  let code: SwiftCode
  /// The number of a shared value in the recording.
  let number: (UInt64) -> UInt64
  /// Whether each value is written as a whole, and not by its properties.
  var writesWholeValues = false

  /// - Parameter state: The state after the action, in which the shared values are found.
  func lines(_ changes: [SharedChange], in state: Any) -> [String] {
    changes.flatMap { change -> [String] in
      guard !StateAssignments.areEqual(change.old, change.new) else { return [] }
      if !writesWholeValues, let path = path(of: change.reference, in: state, at: "$0", depth: 0) {
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
  private func path(of reference: UInt64, in value: Any, at path: String, depth: Int) -> String? {
    // A state is a tree of values, and not endless. Some types have endless mirrors.
    guard depth < 32 else { return nil }
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: type(of: value))
    switch mirror.displayStyle {
    case .struct where StateAssignments.isBundle(value):
      let hidden = (value as? any ObservableState)?.propertiesOfFile ?? []
      for child in mirror.children {
        guard let label = child.label, !label.hasPrefix("_$"), !hidden.contains(label) else { continue }
        let name = StateAssignments.property(of: label, in: value)
        if let shared = child.value as? any SharedProjection {
          guard shared.isWholeAndMutable, shared.referenceNumber == reference else { continue }
          code.modules.add(state: Swift.type(of: value))
          return "\(path).$\(name)"
        } else if let found = self.path(
          of: reference,
          in: child.value,
          at: "\(path).\(SwiftCode.member(name))",
          depth: depth + 1
        ) {
          code.modules.add(state: Swift.type(of: value))
          return found
        }
      }
      return nil
    case .optional:
      return mirror.children.first.flatMap { self.path(of: reference, in: $0.value, at: "\(path)?", depth: depth + 1) }
    case .collection where type.hasPrefix("HeadgateIdentified.IdentifiedArray<"):
      guard let rows = StateAssignments.rows(mirror.children.map(\.value)) else { return nil }
      for (id, element) in rows {
        guard let id = code.text(of: id.base) else { continue }
        if let found = self.path(of: reference, in: element, at: "\(path)[id: \(id)]?", depth: depth + 1) {
          return found
        }
      }
      return nil
    default: return nil
    }
  }
}
