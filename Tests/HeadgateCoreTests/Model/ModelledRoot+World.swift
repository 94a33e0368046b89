import Headgate

extension ModelledRoot.State {
  init(_ world: ModelWorld) {
    self.init(
      value: world.value,
      panel: ModelledPanel.State(value: world.panel),
      child: world.child.map(ModelledChild.State.init),
      rows: IdentifiedArray(uniqueElements: world.rows.map(ModelledChild.State.init))
    )
  }

  var world: ModelWorld {
    ModelWorld(value: value, panel: panel.value, child: child.map(\.world), rows: rows.map(\.world))
  }

  mutating func apply(_ change: ModelChange) {
    switch change {
    case .child(let id): child = id.map { ModelledChild.State(id: $0) }
    case .addRow(let id): rows.append(ModelledChild.State(id: id))
    case .removeRow(let id): rows.remove(id: id)
    case .clearRows: rows = []
    case .replaceRow(let id): if rows[id: id] != nil { rows[id: id] = ModelledChild.State(id: id) }
    case .dropLeaves:
      child?.leaf = nil
      for id in rows.ids { rows[id: id]?.leaf = nil }
    case .leaf: break
    }
  }
}

extension ModelledChild.State {
  init(_ child: ModelWorld.Child) {
    self.init(id: child.id, value: child.value, leaf: child.leaf.map { ModelledLeaf.State(value: $0) })
  }

  var world: ModelWorld.Child { ModelWorld.Child(id: id, value: value, leaf: leaf?.value) }
}
