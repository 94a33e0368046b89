import Headgate

@testable import HeadgateCore

extension ModelledRoot.Action {
  init(_ action: ModelAction) {
    let rest = action.dropFirst(1)
    self =
      switch action.steps.first {
      case .panel: .panel(.act(action.number))
      case .child: .child(ModelledChild.Action(rest))
      case .row(let id): .rows(.element(id: id, action: ModelledChild.Action(rest)))
      case .sheet: .sheet(PresentationAction(rest, ModelledChild.Action.init))
      case .page(let id): .path(StackAction(id, rest))
      case .destination(let name): .destination(PresentationAction(rest) { ModelledDestination.Action(name, $0) })
      case .note, .leaf, nil: .act(action.number)
      }
  }

  var modelAction: ModelAction {
    switch self {
    case .act(let number): ModelAction(number: number)
    case .panel(let action): action.modelAction.below([.panel])
    case .child(let action): action.modelAction.below([.child])
    case .rows(.element(let id, let action)): action.modelAction.below([.row(id)])
    case .sheet(let action): action.modelAction(\.modelAction).below([.sheet])
    case .path(.element(let id, let action)): action.modelAction.below([.page(Int(id.number))])
    case .path(.popFrom(let id)): ModelAction.dismiss.below([.page(Int(id.number))])
    case .path(.push(let id, _)): ModelAction.push.below([.page(Int(id.number))])
    case .destination(.dismiss): ModelAction.dismiss.below([.destination(nil)])
    case .destination(.presented(let action)): action.modelAction
    }
  }
}

extension PresentationAction {
  /// An action, seen from what is presented.
  fileprivate init(_ action: ModelAction, _ presented: (ModelAction) -> Action) {
    self = action.kind == .dismiss && action.steps.isEmpty ? .dismiss : .presented(presented(action))
  }

  fileprivate func modelAction(_ presented: (Action) -> ModelAction) -> ModelAction {
    switch self {
    case .dismiss: .dismiss
    case .presented(let action): presented(action)
    }
  }
}

extension StackAction<ModelledPage.State, ModelledPage.Action> {
  /// An action, seen from a page.
  fileprivate init(_ page: Int, _ action: ModelAction) {
    let id = StackElementID(number: UInt64(page))
    self =
      switch action.kind {
      case .dismiss where action.steps.isEmpty: .popFrom(id: id)
      case .push: .push(id: id, state: ModelledPage.State())
      default: .element(id: id, action: ModelledPage.Action(action))
      }
  }
}

extension ModelledDestination.Action {
  /// An action, seen from what is in a case.
  fileprivate init(_ name: ModelCase?, _ action: ModelAction) {
    self =
      switch name {
      case .edit: .edit(ModelledChild.Action(action))
      case .note: .note(ModelledLeaf.Action(action))
      case .alert, nil: .alert(action.number)
      }
  }

  var modelAction: ModelAction {
    switch self {
    case .edit(let action): action.modelAction.below([.destination(.edit)])
    case .note(let action): action.modelAction.below([.destination(.note)])
    case .alert(let number): ModelAction(number: number).below([.destination(.alert)])
    }
  }
}

extension ModelledPage.Action {
  init(_ action: ModelAction) {
    self =
      action.steps.isEmpty
      ? .act(action.number) : .note(PresentationAction(action.dropFirst(1), ModelledLeaf.Action.init))
  }

  var modelAction: ModelAction {
    switch self {
    case .act(let number): ModelAction(number: number)
    case .note(let action): action.modelAction(\.modelAction).below([.note])
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
