import Foundation
import Headgate

/// The sheet that asks for the name of a new list.
@Reducer
struct TodoListForm {
  /// The new list.
  @ObservableState
  struct State: Equatable {
    let id: TodoListRecord.ID
    var name = ""

    var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// The actions of the sheet.
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case createButtonTapped
    case delegate(Delegate)

    /// The result for the overview.
    @CasePathable
    enum Delegate {
      case created(TodoListRecord)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .createButtonTapped:
        guard !state.trimmedName.isEmpty else { return .none }
        let record = TodoListRecord(id: state.id, name: state.trimmedName)
        return .concatenate(
          .send(.delegate(.created(record))),
          .run { _ in await dismiss() }
        )
      }
    }
  }
}

/// The overview of all to-do lists. It loads and saves them.
@Reducer
struct TodoLists {
  /// The children that the overview presents.
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case form(TodoListForm)
    case list(TodoList)

    /// The choices of the alerts.
    @CasePathable
    enum Alert: Equatable {
      case deleteList(TodoListRecord.ID)
      case loadAgain
    }
  }

  /// Whether the lists on the screen are saved on the disk.
  enum Saving: Equatable {
    case saved
    case pending
    case failed
  }

  /// The lists and the presented child.
  @ObservableState
  struct State: Equatable {
    var isLoading = false
    var lists: IdentifiedArrayOf<TodoListRecord> = []
    var saving = Saving.saved
    @Presents var destination: Destination.State?
  }

  /// The actions of the overview.
  enum Action {
    case addListButtonTapped
    case deleteListButtonTapped(TodoListRecord.ID)
    case destination(PresentationAction<Destination.Action>)
    case listTapped(TodoListRecord.ID)
    case loaded(Result<IdentifiedArrayOf<TodoListRecord>, any Error>)
    case saveAgainButtonTapped
    case saveFailed
    case saveSucceeded
    case task
  }

  private enum CancelID { case load, save }

  @Dependency(\.todoStorage) var storage
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addListButtonTapped:
        state.destination = .form(TodoListForm.State(id: uuid()))
        return .none

      case .deleteListButtonTapped(let id):
        guard let list = state.lists[id: id] else { return .none }
        state.destination = .alert(.deleteList(list))
        return .none

      case .destination(.presented(.alert(.deleteList(let id)))):
        state.lists.remove(id: id)
        return save(&state)

      case .destination(.presented(.alert(.loadAgain))):
        return load(&state)

      case .destination(.presented(.form(.delegate(.created(let record))))):
        state.lists.append(record)
        return save(&state)

      case .destination(.presented(.list(.delegate(.changed(let record))))):
        state.lists[id: record.id] = record
        return save(&state)

      case .destination:
        return .none

      case .listTapped(let id):
        guard let record = state.lists[id: id] else { return .none }
        state.destination = .list(TodoList.State(record: record))
        return .none

      case .loaded(.failure):
        state.isLoading = false
        state.destination = .alert(.loadingFailed)
        return .none

      case .loaded(.success(let lists)):
        state.isLoading = false
        state.lists = lists
        return .none

      case .saveAgainButtonTapped:
        return save(&state)

      case .saveFailed:
        state.saving = .failed
        return .none

      case .saveSucceeded:
        state.saving = .saved
        return .none

      case .task:
        return load(&state)
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.isLoading = true
    return .run { [storage] send in
      await send(.loaded(Result { try await storage.load() }))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }

  private func save(_ state: inout State) -> Effect<Action> {
    state.saving = .pending
    // Typing changes the list with every key, so the file is not written for every change.
    return .run { [storage, lists = state.lists] send in
      try await storage.save(lists: lists)
      await send(.saveSucceeded)
    } catch: { _, send in
      await send(.saveFailed)
    }
    .debounce(id: CancelID.save, for: .milliseconds(500))
  }
}

extension TodoLists.Destination.State: Equatable {}

extension AlertState where Action == TodoLists.Destination.Alert {
  static func deleteList(_ list: TodoListRecord) -> Self {
    AlertState {
      TextState("Delete “\(list.name)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteList(list.id)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    } message: {
      TextState("Its \(list.items.count) entries are deleted with it.")
    }
  }

  static var loadingFailed: Self {
    AlertState {
      TextState("The lists could not be loaded.")
    } actions: {
      ButtonState(action: .loadAgain) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}
