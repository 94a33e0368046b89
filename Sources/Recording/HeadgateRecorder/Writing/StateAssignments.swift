internal import CustomDump
internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The lines of a closure that changes one state into another, as few values as possible: `$0.items[id: 3]?.name = "Milk"`.
///
/// Only the properties of states are assigned. Other structs are replaced: reflection does not show which properties only their file can
/// set.
struct StateAssignments {
  /// A value whose code is unknown, and that cannot be encoded.
  private struct NoCode: Error {}

  private let code: SwiftCode
  private var lines: [String] = []

  /// Returns the lines; none if the states are equal.
  ///
  /// - Parameter isState: Whether the value is the state of a feature, whose properties a test can set.
  static func lines(from before: Any, to after: Any, _ code: SwiftCode, isState: Bool = false) -> [String] {
    guard !areEqual(before, after) else { return [] }
    var assignments = StateAssignments(code: code)
    do {
      try assignments.collectRoot(before, after, isState: isState)
      if !assignments.lines.isEmpty { return assignments.lines }
    } catch {}
    return whole(after, code)
  }

  /// The line that replaces the whole state.
  static func whole(_ after: Any, _ code: SwiftCode) -> [String] {
    ["$0 = \(SwiftCode.decoding((after as? any Encodable).flatMap(code.json) ?? "null"))"]
  }

  /// Compares with `==` where there is one, as a test store does, and else the JSON.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    // An `==` may read dependencies.
    if let left = left as? any Equatable { return BesideReductions.run { isEqual(left, right) } }
    guard let left = left as? any Encodable, let right = right as? any Encodable else { return false }
    // Equal sets and dictionaries may have their elements in other orders.
    let json = RecordedValue.json(left).map { SortedJSON.text($0, of: left) }
    return json != nil && json == RecordedValue.json(right).map { SortedJSON.text($0, of: right) }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { RecordedEquality.areEqual(left, $0, by: ==) } ?? false
  }

  // MARK: By kind

  private mutating func collectRoot(_ before: Any, _ after: Any, isState: Bool) throws {
    let isStruct = Mirror(reflecting: after).displayStyle == .struct && Self.isBundle(after)
    guard after is any _ObservableStruct || isStruct && isState else {
      return try collect(before, after, path: "$0")
    }
    guard !isWhole(before, after) else { throw NoCode() }
    try collectProperties(before, after, path: "$0")
  }

  /// Whether a state is written as a whole: it is another one than before, which may have other constants, or a property changed that
  /// is constant, or that only the file of the state can set. Copies of an observable state share their observers, unless each is decoded.
  private func isWhole(_ before: Any, _ after: Any) -> Bool {
    var names = ConstantProperties.names(of: Swift.type(of: after))
    if let old = before as? any ObservableState, let new = after as? any ObservableState {
      guard code.decodesStates || old.stateObservers == new.stateObservers else { return true }
      names.formUnion(new.propertiesOfFile)
    }
    guard !names.isEmpty else { return false }
    return zip(Self.properties(of: before), Self.properties(of: after)).contains { old, new in
      names.contains(new.label ?? "") && !Self.areEqual(old.value, new.value)
    }
  }

  private mutating func collect(_ before: Any, _ after: Any, path: String) throws {
    guard !Self.areEqual(before, after) else { return }
    let (left, right) = (Mirror(reflecting: before), Mirror(reflecting: after))
    // Another state may be in the place of one that is not observable. A cast looks into an optional.
    if right.displayStyle != .optional, after is any _ObservableStruct, !isWhole(before, after) {
      return try collectProperties(before, after, path: path)
    }
    let type = String(reflecting: type(of: after))
    switch right.displayStyle {
    case .optional:
      // An optional in an optional is assigned as a whole: 'nil' would be the outer one.
      guard let old = left.children.first?.value, let new = right.children.first?.value, !SwiftCode.isOptional(new)
      else { return try assign(after, to: path) }
      try collect(old, new, path: path + "?")
    case .collection where type.hasPrefix("HeadgateIdentified.IdentifiedArray<"):
      guard let old = Self.rows(left.children.map(\.value)), let new = Self.rows(right.children.map(\.value)) else {
        return try assign(after, to: path)
      }
      try collectRows(old, new, after, path: path) { id in
        (remove: "\(path).remove(id: \(id))", add: { "\(path).append(\($0))" })
      }
    case .dictionary where type.hasPrefix("HeadgateCore.StackState<"):
      guard let old = Self.elements(left), let new = Self.elements(right) else { return try assign(after, to: path) }
      // A test puts an element on a stack by its id.
      try collectRows(old, new, after, path: path) { id in
        (remove: "\(path)[id: \(id)] = nil", add: { "\(path)[id: \(id)] = \($0)" })
      }
    default: try assign(after, to: path)
    }
  }

  private mutating func collectProperties(_ before: Any, _ after: Any, path: String) throws {
    let (left, right) = (Self.properties(of: before), Self.properties(of: after))
    guard left.count == right.count else { throw NoCode() }
    code.modules.add(state: Swift.type(of: after))
    for (old, new) in zip(left, right) {
      guard let label = new.label else { throw NoCode() }
      if label.hasPrefix("_$") { continue }
      let name = Self.property(of: label, in: after)
      if new.value is any SharedProjection {
        try collectShared(old.value, new.value, path: "\(path).$\(name)")
      } else {
        try collect(old.value, new.value, path: "\(path).\(SwiftCode.member(name))")
      }
    }
  }

  /// Another shared value in a property. What one shared value contains is no part of the state.
  private mutating func collectShared(_ old: Any, _ new: Any, path: String) throws {
    guard !Self.areEqual(old, new) else { return }
    guard let value = (new as? any CustomDumpRepresentable)?.customDumpValue, let code = code.text(of: value) else {
      throw NoCode()
    }
    let isReader = String(reflecting: Swift.type(of: new)).hasPrefix("HeadgateShared.SharedReader<")
    let type = isReader ? "SharedReader" : "Shared"
    lines.append("\(path) = \(type)(value: \(code))")
  }

  /// The properties of a state. The mirror of an observable one may be its own.
  static func properties(of state: Any) -> [Mirror.Child] {
    (state as? any _ObservableStruct)?.stateChildren ?? Array(Mirror(reflecting: state).children)
  }

  /// The name of a property, by its label in the mirror: an observable state has the names, and others those of the storage.
  static func property(of label: String, in state: Any) -> String {
    state is any ObservableState ? label : PropertyName.written(label)
  }

  /// Whether a struct is written by its properties: those of the language and of this library have none to assign.
  static func isBundle(_ value: Any) -> Bool {
    let type = String(reflecting: type(of: value))
    return !SwiftCode.isOfLanguage(type) && !type.hasPrefix("HeadgateCore.") && !type.hasPrefix("HeadgateShared.")
      && (!(value is any CustomReflectable) || value is any ObservableState)
  }

  private mutating func assign(_ value: Any, to path: String) throws {
    guard let code = code.text(of: value) else { throw NoCode() }
    lines.append("\(path.hasSuffix("?") ? String(path.dropLast()) : path) = \(code)")
  }

  // MARK: Rows

  /// A row of a list, or an element of a stack.
  typealias Row = (id: AnyHashable, value: Any)

  private mutating func collectRows(
    _ old: [Row],
    _ new: [Row],
    _ after: Any,
    path: String,
    _ calls: (_ id: String) -> (remove: String, add: (_ code: String) -> String)
  ) throws {
    let kept = Set(old.map(\.id)).intersection(new.map(\.id))
    // Other orders are written as a whole.
    guard new.prefix(kept.count).map(\.id) == old.map(\.id).filter(kept.contains) else {
      return try assign(after, to: path)
    }
    let olds = Dictionary(old.map { ($0.id, $0.value) }) { first, _ in first }
    for (id, _) in old where !kept.contains(id) { lines.append(calls(try text(of: id)).remove) }
    for (id, value) in new {
      if let before = olds[id] {
        if Self.areEqual(before, value) { continue }
        try collect(before, value, path: "\(path)[id: \(try text(of: id))]?")
      } else {
        guard let code = code.text(of: value) else { throw NoCode() }
        lines.append(calls(try text(of: id)).add(code))
      }
    }
  }

  private func text(of id: AnyHashable) throws -> String {
    guard let code = code.text(of: id.base) else { throw NoCode() }
    return code
  }

  /// The elements of an identified array; nil if they have no ids of their own.
  static func rows(_ values: [Any]) -> [Row]? {
    var rows: [Row] = []
    for value in values {
      guard let element = value as? any Identifiable else { return nil }
      rows.append((id(of: element), value))
    }
    return rows
  }

  private static func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }

  /// The elements of a stack.
  static func elements(_ mirror: Mirror) -> [Row]? {
    var rows: [Row] = []
    for child in mirror.children {
      guard let (id, value) = child.value as? (key: StackElementID, value: Any) else { return nil }
      rows.append((AnyHashable(id), value))
    }
    return rows
  }
}
