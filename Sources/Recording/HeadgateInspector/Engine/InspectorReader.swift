internal import HeadgateRecordings

/// Answers the requests that need the recording only.
struct InspectorReader {
  let recording: Recording
  /// The largest number of elements in an answer.
  static let limit = 1000

  func answer(_ request: InspectorRequest) throws(InspectorProblem) -> JSONTree {
    switch request.method {
    case "actions": return try actions(request.number("from"), request.number("to"))
    case "action": return try action(request.number("number"))
    case "effects": return try effects(request.number("from"), request.number("to"))
    case "search": return try search(request.text("text"))
    case "map": return try map()
    default: throw InspectorProblem("This program does not know the request '\(request.method)'.")
    }
  }

  private func actions(_ from: UInt64, _ to: UInt64) throws(InspectorProblem) -> JSONTree {
    guard from <= to, to - from < UInt64(Self.limit) else {
      throw InspectorProblem("Ask for 1 to \(Self.limit) actions, not from \(from) to \(to).")
    }
    let (actions, effects, origins) = try problem { () throws(RecordingError) in
      (
        try recording.actions(in: from...to), try recording.effectsByAction(from...to),
        try recording.origins(in: from...to)
      )
    }
    return .array(
      actions.map { action in
        var members = action.json
        members["payload"] = nil
        members["effects"] = .numbers(effects[action.number] ?? [])
        members.merge(origins[action.number]?.json ?? [:]) { own, _ in own }
        return .object(members)
      }
    )
  }

  private func action(_ number: UInt64) throws(InspectorProblem) -> JSONTree {
    let found = try problem { () throws(RecordingError) -> JSONTree? in
      guard let action = try recording.action(number) else { return nil }
      return .object([
        "action": .object(
          action.json.merging(try recording.origins(in: number...number)[number]?.json ?? [:]) { own, _ in own }
        ),
        "answers": .array(try recording.answers(to: number).map { JSONTree(encoding: $0) }),
        "sharedChanges": .array(try recording.sharedChanges(at: number).map { JSONTree(encoding: $0) }),
        "effects": .array(try recording.effects(startedBy: number).map { JSONTree(encoding: $0) }),
        "followers": .numbers(try recording.followers(of: number, limit: Self.limit).map(\.number)),
      ])
    }
    if let found { return found }
    let numbers = try problem { () throws(RecordingError) in try recording.actionNumbers() }
    let range = numbers.map { "The session has actions \($0.lowerBound) to \($0.upperBound)." }
    throw InspectorProblem("There is no action \(number). \(range ?? "The session has no actions.")")
  }

  private func effects(_ from: UInt64, _ to: UInt64) throws(InspectorProblem) -> JSONTree {
    let effects = try problem { () throws(RecordingError) in
      try recording.effects(from: Int64(clamping: from), to: Int64(clamping: to), limit: Self.limit)
    }
    return .array(
      effects.map { effect, emissions, actions in
        guard case .object(var members) = JSONTree(encoding: effect) else { return .null }
        members["emissions"] = .array(emissions.map { .integer($0) })
        members["sent"] = .numbers(actions)
        return .object(members)
      }
    )
  }

  private func search(_ text: String) throws(InspectorProblem) -> JSONTree {
    let numbers = try problem { () throws(RecordingError) in
      try recording.numbersOfActions(containing: text, in: [.name, .payload], limit: Self.limit + 1)
    }
    return .object([
      "numbers": .numbers(numbers.prefix(Self.limit)), "isComplete": .bool(numbers.count <= Self.limit),
    ])
  }

  /// The cases of the actions as a tree: `.login(.view(.tapped))` is a case in a case.
  private func map() throws(InspectorProblem) -> JSONTree {
    final class Node {
      var count: UInt64 = 0
      var last: UInt64 = 0
      var children: [String: Node] = [:]
      func json(_ name: String) -> JSONTree {
        .object([
          "name": .string(name), "count": .whole(count), "last": .whole(last),
          "children": .array(children.sorted { $0.key < $1.key }.map { $1.json($0) }),
        ])
      }
    }
    let root = Node()
    for name in try problem({ () throws(RecordingError) in try recording.actionNames() }) {
      var node = root
      node.count += name.count
      node.last = max(node.last, name.last)
      for step in name.name.split(whereSeparator: { "().".contains($0) }) where step != "…" {
        let child = node.children[String(step)] ?? Node()
        node.children[String(step)] = child
        child.count += name.count
        child.last = max(child.last, name.last)
        node = child
      }
    }
    return root.json("")
  }

  /// The answer to `diff`.
  static func difference(_ old: JSONTree, _ new: JSONTree) -> JSONTree {
    let (differences, isComplete) = JSONDifference.between(old, new, limit: limit)
    return .object([
      "changes": .array(
        differences.map { difference in
          var members: [String: JSONTree] = ["path": .array(difference.path.map(\.json))]
          members["old"] = difference.old
          members["new"] = difference.new
          return .object(members)
        }
      ),
      "isComplete": .bool(isComplete),
    ])
  }
}

extension ActionOrigin {
  fileprivate var json: [String: JSONTree] {
    var members: [String: JSONTree] = ["depth": .integer(Int64(depth))]
    members["origin"] = action.map { .whole($0) }
    members["effectName"] = effectName.map { .string($0) }
    return members
  }
}

extension RecordedAction {
  fileprivate var json: [String: JSONTree] {
    guard case .object(var members) = JSONTree(encoding: self) else { return [:] }
    if coding == .json, let payload = try? JSONTree(parsing: payload) { members["payload"] = payload }
    return members
  }
}
