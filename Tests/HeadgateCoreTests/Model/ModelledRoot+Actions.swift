import Headgate

extension ModelledRoot.Action {
  init(_ action: ModelAction) {
    let rest = action.dropFirst(1)
    self =
      switch action.steps.first {
      case .panel: .panel(.act(action.number))
      case .child: .child(ModelledChild.Action(rest))
      case .row(let id): .rows(.element(id: id, action: ModelledChild.Action(rest)))
      default: .act(action.number)
      }
  }

  var modelAction: ModelAction {
    switch self {
    case .act(let number): ModelAction(number: number)
    case .panel(let action): action.modelAction.below([.panel])
    case .child(let action): action.modelAction.below([.child])
    case .rows(.element(let id, let action)): action.modelAction.below([.row(id)])
    }
  }
}

extension ModelledPanel.Action {
  init(_ action: ModelAction) { self = .act(action.number) }

  var modelAction: ModelAction {
    switch self {
    case .act(let number): ModelAction(number: number)
    }
  }
}

extension ModelledChild.Action {
  init(_ action: ModelAction) {
    self = action.steps.isEmpty ? .act(action.number) : .leaf(.act(action.number))
  }

  var modelAction: ModelAction {
    switch self {
    case .act(let number): ModelAction(number: number)
    case .leaf(let action): action.modelAction.below([.leaf])
    }
  }
}

extension ModelledLeaf.Action {
  init(_ action: ModelAction) { self = .act(action.number) }

  var modelAction: ModelAction {
    switch self {
    case .act(let number): ModelAction(number: number)
    }
  }
}
