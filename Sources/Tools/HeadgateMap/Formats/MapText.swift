/// A map for a terminal: a tree of the features, and the actions of each.
struct MapText {
  private let map: ActionMap
  private let width: Int
  private let names: ActionNames
  private let titles: [String: String]
  private let labels: [String: String]
  private var lines: [String] = []

  init(_ map: ActionMap, width: Int) {
    self.map = map
    self.width = max(width, 40)
    names = ActionNames(map)
    labels = Dictionary(map.features.flatMap(\.effects).map { ($0.id, $0.label) }) { first, _ in first }
    titles = Dictionary(map.features.flatMap(\.effects).map { ($0.id, $0.title) }) { first, _ in first }
    if map.features.isEmpty { lines.append("There are no features in these files.") }
    var seen: Set<String> = []
    for root in map.roots { addTree(root, label: root, details: "", prefix: "", next: "", &seen) }
    for id in order { if let feature = map.feature(id) { add(feature) } }
    addList("Delegate actions that no parent handles", map.unheardDelegates.map(withPlace))
    addList("Actions that no code sends", map.unsentActions.map(withPlace))
    addList("Not resolved", map.unresolved.map { "\($0.location.text): \($0.text)" })
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  // MARK: - Tree

  private mutating func addTree(
    _ id: String,
    label: String,
    details: String,
    prefix: String,
    next: String,
    _ seen: inout Set<String>
  ) {
    let isNew = seen.insert(id).inserted
    let children = map.children(of: id)
    let above = isNew || children.isEmpty ? "" : "  (see above)"
    lines.append(prefix + label + details + above)
    guard isNew else { return }
    let longest = children.map(\.name.count).max() ?? 0
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let name =
        child.name == child.child ? "" : child.name + String(repeating: " ", count: longest - child.name.count + 2)
      addTree(
        child.child,
        label: "\(name)\(child.child)",
        details: "  [\(child.relation.rawValue)\(child.isGated ? ", gated" : "")]",
        prefix: next + (isLast ? "└─ " : "├─ "),
        next: next + (isLast ? "   " : "│  "),
        &seen
      )
    }
  }

  /// The ids of the features in the order of the tree.
  private var order: [String] {
    var order: [String] = []
    var seen: Set<String> = []
    func visit(_ id: String) {
      guard seen.insert(id).inserted else { return }
      order.append(id)
      for child in map.children(of: id) { visit(child.child) }
    }
    map.roots.forEach(visit)
    return order
  }

  // MARK: - Features

  private mutating func add(_ feature: MapFeature) {
    let groups = MapAction.Kind.allCases.map { kind in (kind, feature.actions.filter { $0.kind == kind }) }
    let shown = groups.filter { $0.0 != .child && !$0.1.isEmpty }
    guard !shown.isEmpty || !feature.effects.isEmpty else { return }
    lines.append("")
    wrap("", feature.id, "  \(feature.location.text)")
    for (kind, actions) in shown {
      lines.append("  \(kind.rawValue)")
      for action in actions { add(action, of: feature) }
    }
    guard !feature.effects.isEmpty else { return }
    lines.append("  effects")
    for effect in feature.effects { add(effect, of: feature) }
  }

  private mutating func add(_ action: MapAction, of feature: MapFeature) {
    wrap("    ", action.shortText, "  ← \(senders(of: action, feature))")
    for reaction in action.reactions where reaction.feature != feature.id || !reaction.isEmpty {
      let parts = [
        ("starts", reaction.effects.map { titles[$0] ?? $0 }),
        ("sends", names.short(reaction.sends, in: feature.id)),
        ("cancels", reaction.cancels),
      ].filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
      let text = parts.isEmpty ? "handles it" : parts.joined(separator: "; ")
      let who = reaction.feature == feature.id ? "" : "\(reaction.feature) "
      wrap("      ", "→ \(who)", text)
    }
  }

  private mutating func add(_ effect: MapEffect, of feature: MapFeature) {
    let causes = names.short(effect.causes, in: feature.id).joined(separator: ", ")
    let id = effect.cancelID.map { $0 == effect.title ? "" : "  (id \($0))" } ?? ""
    wrap("    ", "\(effect.title)\(id)", "  ← \(causes.isEmpty ? "not known" : causes)")
    guard !effect.returns.isEmpty else { return }
    let returns = names.short(effect.returns.map(\.action).uniqued, in: feature.id).joined(separator: ", ")
    wrap("      ", "→ ", "sends \(returns)\(effect.isEndless ? ", without an end" : "")")
  }

  private func senders(of action: MapAction, _ feature: MapFeature) -> String {
    let texts = action.senders.map { sender -> String in
      switch sender.role {
      case .view: return "view"
      case .other: return sender.location.shortText
      case .effect: return sender.effect.flatMap { labels[$0] } ?? "effect"
      case .reducer:
        let causes = names.short(sender.causes, in: feature.id).joined(separator: ", ")
        let who = sender.feature == feature.id ? "" : "\(sender.feature ?? "") "
        return who + (causes.isEmpty ? "reducer" : "in \(causes)")
      }
    }.uniqued
    if !texts.isEmpty { return texts.joined(separator: "; ") }
    switch action.kind {
    case .binding, .presentation: return "view"
    case _ where map.unsentActions.contains(action.id): return "nobody"
    default: return "not known"
    }
  }

  // MARK: - Lines

  private func withPlace(_ id: String) -> String {
    let action = map.features.lazy.flatMap(\.actions).first { $0.id == id }
    return action.map { "\(id)  \($0.location.shortText)" } ?? id
  }

  private mutating func addList(_ title: String, _ entries: [String]) {
    guard !entries.isEmpty else { return }
    lines += ["", "\(title) (\(entries.count))"]
    for entry in entries { wrap("  ", "", entry) }
  }

  /// Adds a text in lines of the width. The lines after the first one are indented.
  private mutating func wrap(_ indent: String, _ start: String, _ rest: String) {
    var line = indent + start
    let hanging = indent + "    "
    var separator = rest.hasPrefix("  ") ? "  " : ""
    for word in rest.split(separator: " ", omittingEmptySubsequences: true) {
      if line.count + separator.count + word.count > width, line.count > hanging.count {
        lines.append(line)
        line = hanging + word
      } else {
        line += separator + word
      }
      separator = " "
    }
    lines.append(line)
  }
}
