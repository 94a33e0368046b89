internal import HeadgateCasePathsRuntime

/// The labels of the actions of one store, for logs, metrics and traces: `.rows(.element(.tapped))`.
///
/// A label has the names of cases only. It descends into the actions of children: payloads with case paths, gates, and the
/// `action` of an element. Other payloads are `…`, and none of their code runs. The name of a case is a constant of the program, so
/// the text of each case is made once: a label of a known action without a child is one look-up in a dictionary.
package final class ActionLabels {
  /// The deepest nesting that a label shows. An action that contains itself would have labels without end.
  private static let depth = 16

  /// A case of a type. The name is a constant, so its address identifies it.
  private struct CaseKey: Hashable {
    let type: ObjectIdentifier
    let name: UnsafePointer<CChar>
  }

  /// A known case, inside the cases around it.
  private final class Node {
    let opening: String
    let depth: Int
    /// The label, if the payload of this case adds nothing to it.
    let text: String?
    var cases: [CaseKey: Node] = [:]

    init(_ opening: String, depth: Int, text: String?) {
      self.opening = opening
      self.depth = depth
      self.text = text
    }

    var closing: String { String(repeating: ")", count: depth) }
  }

  private let root = Node("", depth: 0, text: nil)
  private var types: [ObjectIdentifier: String] = [:]
  private let limit: Int
  private var count = 0

  /// - Parameter limit: How many cases are kept. The labels of others are made for each action.
  package init(limit: Int = 4096) {
    self.limit = limit
  }

  /// Returns the label of an action: the names of its cases, or the name of its type if it is no enum.
  package func label<Action>(of action: Action) -> String {
    let action: Any = action
    return label(of: (action as? any ActionWithHiddenLabel)?.labeled ?? action, in: root) ?? typeLabel(of: action)
  }

  private func label(of value: Any, in parent: Node) -> String? {
    guard let key = key(of: value) else { return nil }
    let node = parent.cases[key] ?? add(value, key, to: parent)
    if let text = node.text { return text }
    return ActionPayload(of: value).action.flatMap { label(of: $0, in: node) } ?? node.opening + "…" + node.closing
  }

  private func key(of value: Any) -> CaseKey? {
    func key<Value>(_ value: Value) -> CaseKey? {
      constantCaseName(of: value).map { CaseKey(type: ObjectIdentifier(Value.self), name: $0) }
    }
    return _openExistential(value, do: key)
  }

  private func add(_ value: Any, _ key: CaseKey, to parent: Node) -> Node {
    let name = parent.opening + "." + String(cString: key.name)
    let closing = parent.closing
    let node =
      switch ActionPayload(of: value) {
      case .none: Node(name, depth: parent.depth, text: name + closing)
      case .action where parent.depth < Self.depth: Node(name + "(", depth: parent.depth + 1, text: nil)
      case .action, .hidden: Node(name, depth: parent.depth, text: name + "(…)" + closing)
      }
    if count < limit {
      count += 1
      parent.cases[key] = node
    }
    return node
  }

  private func typeLabel(of action: Any) -> String {
    let type = type(of: action)
    if let text = types[ObjectIdentifier(type)] { return text }
    let text = String(describing: type)
    if types.count < limit { types[ObjectIdentifier(type)] = text }
    return text
  }
}

/// What the payload of an action adds to its label.
private enum ActionPayload {
  case none
  /// A payload that a label does not show.
  case hidden
  /// The action of a child.
  case action(Any)

  init(of value: Any) {
    // The mirror of a type with a mirror of its own is code of the user, and shows what that code wants.
    guard !(value is any CustomReflectable), let child = Mirror(reflecting: value).children.first else {
      self = .none
      return
    }
    switch Self.candidate(in: child.value) {
    case let wrapper as any ActionWithHiddenLabel: self = .action(wrapper.labeled)
    case let sealed as any _SealedAction: self = .action(sealed._shown.event)
    case let action as any CasePathable: self = .action(action)
    default: self = .hidden
    }
  }

  /// The part of a payload that can be an action: of several values, the one with the label `action`.
  private static func candidate(in payload: Any) -> Any? {
    if payload is any CasePathable || payload is any CustomReflectable { return payload }
    let parts = Mirror(reflecting: payload)
    return parts.displayStyle == .tuple ? parts.children.first { $0.label == "action" }?.value : nil
  }

  var action: Any? { if case .action(let action) = self { action } else { nil } }
}

/// A wrapper that hides an action from other code, whose label is that of the action.
package protocol ActionWithHiddenLabel {
  /// The action with the names for the label.
  var labeled: Any { get }
}
