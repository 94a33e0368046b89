package import HeadgateRecordings

/// Actions below what caused them: an action has its effects and the actions that it sent, and an effect the actions that it sent.
package struct SessionTree {
  private enum Node {
    case action(RecordedAction)
    case effect(RecordedEffect)
  }

  private let roots: [Node]
  private let childrenOfActions: [UInt64: [Node]]
  private let childrenOfEffects: [UInt64: [Node]]

  /// Deeper lines have no more indentation: a chain of a million actions would have lines of a million spaces.
  private static var deepest: Int { 40 }

  /// - Parameters:
  ///   - actions: The actions to show, in order.
  ///   - effects: All effects. Those of other actions are shown only if an action that is shown came from them.
  package init(_ actions: [RecordedAction], _ effects: [RecordedEffect]) {
    let shown = Set(actions.map(\.number))
    let sending = Set(actions.compactMap { if case .effect(let number) = $0.cause { number } else { nil } })
    var roots: [(Int64, Node)] = []
    var ofActions: [UInt64: [Node]] = [:]
    var ofEffects: [UInt64: [Node]] = [:]
    var known: Set<UInt64> = []
    for effect in effects {
      let hasParent = effect.action.map(shown.contains) ?? false
      guard hasParent || sending.contains(effect.number) else { continue }
      known.insert(effect.number)
      if hasParent, let action = effect.action {
        ofActions[action, default: []].append(.effect(effect))
      } else {
        roots.append((effect.start, .effect(effect)))
      }
    }
    for action in actions {
      switch action.cause {
      // A cause is an earlier action. A damaged file could have a circle, which would never be shown.
      case .action(let number) where shown.contains(number) && number < action.number:
        ofActions[number, default: []].append(.action(action))
      case .effect(let number) where known.contains(number): ofEffects[number, default: []].append(.action(action))
      default: roots.append((action.time, .action(action)))
      }
    }
    self.roots = roots.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    childrenOfActions = ofActions
    childrenOfEffects = ofEffects
  }

  /// Writes lines. The tree may be as deep as the session is long, so this has a stack of its own.
  package func write(_ write: (String) throws -> Void) throws {
    var stack = roots.reversed().map { (node: $0, depth: 0) }
    var text = ""
    while let (node, depth) = stack.popLast() {
      text += String(repeating: "  ", count: min(depth, Self.deepest))
      let children: [Node]
      switch node {
      case .action(let action):
        text +=
          "\(action.number) \(SessionText.name(action))  \(SessionText.time(action.time)), \(SessionText.duration(action.duration))\n"
        children = childrenOfActions[action.number] ?? []
      case .effect(let effect):
        text += "▸ \(SessionText.name(effect)) \(SessionText.end(effect))\n"
        children = childrenOfEffects[effect.number] ?? []
      }
      stack.append(contentsOf: children.reversed().map { ($0, depth + 1) })
      if text.utf8.count > 1 << 16 {
        try write(text)
        text = ""
      }
    }
    try write(text)
  }
}
