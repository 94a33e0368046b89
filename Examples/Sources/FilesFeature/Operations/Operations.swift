package import Headgate

/// Changes files after questions, and undoes the last change.
@Reducer
package struct Operations {
  @CasePathable
  package enum Alert: Equatable, Sendable {
    case trashConfirmed(Path)
  }

  @ObservableState
  package struct State: Equatable, Sendable {
    package var field: NameField.State?
    @Presents package var alert: AlertState<Alert>?
    package var last: FileChange?
    package var isBusy = false

    package init() {}
  }

  package enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case field(Gate<NameField>)
    case alert(PresentationAction<Alert>)

    package enum View { case questionDismissed }

    package enum Delegate: Equatable {
      /// The files changed; a name is to be selected.
      case changed(notice: String, selecting: FileName?)
      case failed(String)
    }

    package enum Interface {
      case rename(Path)
      case makeDirectory(in: Path)
      case trash(Path)
      case undo
    }

    @Sealed fileprivate enum InternalEvent {
      case done(FileChange)
      case undone(FileChange)
      case failed(FileProblem)
    }
  }

  @Dependency(\.fileOperations) private var operations

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.questionDismissed):
        state.alert = nil
        return .none
      case .interface(let action):
        return reduce(&state, interface: action)
      case .field(.delegate(.closed)):
        state.field = nil
        return .none
      case .field(.delegate(.entered(let target, let purpose))):
        state.field = nil
        return enter(&state, target, purpose)
      case .alert(.presented(.trashConfirmed(let path))):
        return run(&state) { [operations] in
          .trashed(try await operations.trash(path))
        } at: {
          path
        }
      case .internal(.done(let change)):
        state.isBusy = false
        state.last = change
        return .send(.delegate(.changed(notice: change.doneText, selecting: change.doneName)))
      case .internal(.undone(let change)):
        state.isBusy = false
        state.last = nil
        return .send(.delegate(.changed(notice: change.undoneText, selecting: change.undoneName)))
      case .internal(.failed(let problem)):
        state.isBusy = false
        return .send(.delegate(.failed(problem.changeText)))
      case .field(.inside), .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.field, action: \.field) { NameField() }
    .ifLet(\.$alert, action: \.alert)
  }

  private func reduce(_ state: inout State, interface action: Action.Interface) -> EffectOf<Self> {
    guard !state.isBusy else { return .send(.delegate(.failed("The last change is not finished"))) }
    switch action {
    case .rename(let path):
      state.field = NameField.State(.rename(path))
    case .makeDirectory(let path):
      state.field = NameField.State(.makeDirectory(in: path))
    case .trash(let path):
      state.alert = .trash(path)
    case .undo:
      guard let last = state.last else { return .send(.delegate(.failed("There is nothing to undo"))) }
      state.isBusy = true
      return .run(name: "undo") { [operations] send in
        try await operations.undo(last)
        await send(.internal(.undone(last)))
      } catch: { error, send in
        await send(.internal(.failed(FileProblem(error, at: last.path))))
      }
    }
    return .none
  }

  private func enter(_ state: inout State, _ target: Path, _ purpose: NameField.Purpose) -> EffectOf<Self> {
    switch purpose {
    case .rename(let path):
      guard path != target else { return .none }
      return run(&state) { [operations] in
        try await operations.move(path, target)
        return .moved(from: path, to: target)
      } at: {
        path
      }
    case .makeDirectory:
      return run(&state) { [operations] in
        try await operations.makeDirectory(target)
        return .created(target)
      } at: {
        target
      }
    }
  }

  private func run(
    _ state: inout State,
    _ change: @escaping @Sendable () async throws -> FileChange,
    at path: @escaping @Sendable () -> Path
  ) -> EffectOf<Self> {
    state.isBusy = true
    return .run(name: "change files") { send in
      await send(.internal(.done(try await change())))
    } catch: { error, send in
      await send(.internal(.failed(FileProblem(error, at: path()))))
    }
  }
}

extension AlertState where Action == Operations.Alert {
  package static func trash(_ path: Path) -> Self {
    AlertState {
      TextState("Move \(path.name) to the trash?")
    } actions: {
      ButtonState(role: .destructive, action: .trashConfirmed(path)) { TextState("yes") }
      ButtonState(role: .cancel) { TextState("no") }
    }
  }
}
