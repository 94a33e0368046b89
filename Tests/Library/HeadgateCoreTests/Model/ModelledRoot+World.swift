import Headgate
import HeadgateIdentified

@testable import HeadgateCore

extension ModelledRoot.State {
  init(_ world: ModelWorld) {
    self.init(
      value: world.value,
      panel: ModelledPanel.State(value: world.panel),
      child: world.child.map(ModelledChild.State.init),
      rows: IdentifiedArray(uniqueElements: world.rows.map(ModelledChild.State.init)),
      sheet: world.sheet.map(ModelledChild.State.init),
      path: StackState(world.path.map { ModelledPage.State($0) }),
      destination: world.destination.map(ModelledDestination.State.init)
    )
  }

  var world: ModelWorld {
    ModelWorld(
      value: value,
      panel: panel.value,
      child: child.map(\.world),
      rows: rows.map(\.world),
      sheet: sheet.map(\.world),
      path: zip(path.ids, path).map { id, page in
        ModelWorld.Page(id: Int(id.number), value: page.value, note: page.note?.value)
      },
      destination: destination.map(\.world)
    )
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
      dropPresentedLeaves()
    case .leaf, .note: break
    default: applyNavigation(change)
    }
  }

  private mutating func applyNavigation(_ change: ModelChange) {
    func id(_ index: Int) -> StackElementID { path.ids.dropFirst(index).first ?? StackElementID(number: .max) }
    switch change {
    case .sheet(let id): sheet = id.map { ModelledChild.State(id: $0) }
    case .destination(let name, let id): destination = name.map { ModelledDestination.State($0, id: id) }
    case .switchCase(let id):
      if case .note = destination {
        destination = .edit(ModelledChild.State(id: id))
      } else {
        destination = .note(ModelledLeaf.State())
      }
    case .pushPage: path.append(ModelledPage.State())
    case .popFrom(let index): path.pop(from: id(index))
    case .popTo(let index): path.pop(to: id(index))
    case .removePage(let index): path[id: id(index)] = nil
    case .replacePage(let index): if index < path.count { path[id: id(index)] = ModelledPage.State() }
    case .replacePath(let count): path = StackState((0..<count).map { _ in ModelledPage.State() })
    case .putBack:
      let (oldSheet, oldPath, oldDestination) = (sheet, path, destination)
      (sheet, path, destination) = (nil, StackState(), nil)
      (sheet, path, destination) = (oldSheet, oldPath, oldDestination)
    default: break
    }
  }

  private mutating func dropPresentedLeaves() {
    sheet?.leaf = nil
    for id in path.ids { path[id: id]?.note = nil }
    if case .edit(var child) = destination {
      child.leaf = nil
      destination = .edit(child)
    }
  }

  /// How much is presented.
  var presents: Int { path.count + (sheet == nil ? 0 : 1) + (destination == nil ? 0 : 1) }
}

extension ModelledPage.State {
  init(_ page: ModelWorld.Page) {
    self.init(value: page.value, note: page.note.map { ModelledLeaf.State(value: $0) })
  }
}

extension ModelledDestination.State {
  init(_ name: ModelCase, id: Int) {
    self =
      switch name {
      case .edit: .edit(ModelledChild.State(id: id))
      case .note: .note(ModelledLeaf.State())
      case .alert: .alert(ModelledAlert(id: id))
      }
  }

  init(_ destination: ModelWorld.Destination) {
    self =
      switch destination {
      case .edit(let child): .edit(ModelledChild.State(child))
      case .note(let value): .note(ModelledLeaf.State(value: value))
      case .alert(let id): .alert(ModelledAlert(id: id))
      }
  }

  var world: ModelWorld.Destination {
    switch self {
    case .edit(let child): .edit(child.world)
    case .note(let note): .note(note.value)
    case .alert(let alert): .alert(alert.id)
    }
  }
}

extension ModelledChild.State {
  init(_ child: ModelWorld.Child) {
    self.init(id: child.id, value: child.value, leaf: child.leaf.map { ModelledLeaf.State(value: $0) })
  }

  var world: ModelWorld.Child { ModelWorld.Child(id: id, value: value, leaf: leaf?.value) }
}
