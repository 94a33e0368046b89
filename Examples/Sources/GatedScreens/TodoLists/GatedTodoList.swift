import Foundation
import Headgate

/// The filter for the entries of a list.
enum TodoFilter: String, CaseIterable, Equatable, Sendable {
  case all
  case open
  case done

  func includes(_ item: TodoItem) -> Bool {
    switch self {
    case .all: true
    case .open: !item.isDone
    case .done: item.isDone
    }
  }
}

/// One to-do list: adding, editing, moving, filtering and deleting. A deletion can be undone for a while.
@Reducer
struct TodoList {
  /// The children that the list presents.
  @Reducer
  enum Destination {
    case deleteDialog(ConfirmationDialogState<DeleteDialog>)
    case editor(Gate<TodoEditor>)

    /// The choices of the dialog before a deletion.
    @CasePathable
    enum DeleteDialog: Equatable {
      case deleteCompleted
      case deleteRow(TodoItem.ID)
    }
  }

  /// The rows of one deletion with their positions.
  struct RecentlyDeleted: Equatable {
    /// One row and its position.
    struct Entry: Equatable {
      var index: Int
      var row: TodoRow.State
    }

    var entries: [Entry]
  }

  /// The list and its rows.
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: TodoListRecord.ID
    var filter = TodoFilter.all
    var name: String
    var newTitle = ""
    var recentlyDeleted: RecentlyDeleted?
    var rows: IdentifiedArrayOf<TodoRow.State>
    @Presents var destination: Destination.State?

    init(record: TodoListRecord) {
      self.id = record.id
      self.name = record.name
      self.rows = IdentifiedArray(uniqueElements: record.items.map { TodoRow.State(item: $0) })
    }

    var record: TodoListRecord {
      TodoListRecord(id: id, name: name, items: IdentifiedArray(uniqueElements: rows.map(\.item)))
    }

    var visibleRows: [TodoRow.State] {
      rows.filter { filter.includes($0.item) }
    }
  }

  /// The actions of the list's view, rows, sheets and timer.
  enum Action: GatedAction {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case `internal`(Internal)
    case rows(IdentifiedGatesOf<TodoRow>)
    case view(View)

    /// The result for the overview.
    enum Delegate {
      case changed(TodoListRecord)
    }

    /// The event of the timer.
    @Sealed fileprivate enum InternalEvent {
      case undoExpired
    }

    /// The actions of the user on the screen.
    enum View: BindableAction {
      case addButtonTapped
      case binding(BindingAction<State>)
      case deleteCompletedButtonTapped
      case rowsDeleted(IndexSet)
      case rowsMoved(from: IndexSet, to: Int)
      case undoButtonTapped
    }
  }

  private enum CancelID { case undo }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    // Observes the record, so that each change of the list is saved.
    core.onChange(of: \.record) { _, state in
      .send(.delegate(.changed(state.record)))
    }
  }

  @ReducerBuilder<State, Action>
  private var core: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .delegate:
        return .none

      case .destination(.presented(.deleteDialog(.deleteCompleted))):
        return delete(Set(state.rows.filter(\.item.isDone).map(\.id)), from: &state)

      case .destination(.presented(.deleteDialog(.deleteRow(let id)))):
        return delete([id], from: &state)

      case .destination(.presented(.editor(.delegate(.saved(let item))))):
        state.rows[id: item.id]?.item = item
        return .none

      case .destination(.dismiss), .destination(.presented(.editor(.inside))):
        return .none

      case .rows(.element(id: let id, action: .delegate(.deleteRequested))):
        guard let row = state.rows[id: id] else { return .none }
        state.destination = .deleteDialog(.deleteRow(row.item))
        return .none

      case .rows(.element(id: let id, action: .delegate(.detailsRequested))):
        guard let row = state.rows[id: id] else { return .none }
        state.destination = .editor(TodoEditor.State(item: row.item))
        return .none

      case .rows(.element(id: _, action: .inside)):
        return .none

      case .internal(.undoExpired):
        state.recentlyDeleted = nil
        return .none

      case .view(let viewAction):
        return handle(viewAction, in: &state)
      }
    }
    .forEach(\.rows, action: \.rows) {
      TodoRow()
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func handle(_ action: Action.View, in state: inout State) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      let title = state.newTitle.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !title.isEmpty else { return .none }
      state.newTitle = ""
      state.rows.append(TodoRow.State(item: TodoItem(id: uuid(), title: title)))
      return .none

    case .binding:
      return .none

    case .deleteCompletedButtonTapped:
      let count = state.rows.filter(\.item.isDone).count
      guard count > 0 else { return .none }
      state.destination = .deleteDialog(.deleteCompleted(count: count))
      return .none

    case .rowsDeleted(let offsets):
      // The offsets count visible rows, which are fewer than all rows when a filter is set.
      let visible = state.visibleRows
      return delete(Set(offsets.map { visible[$0].id }), from: &state)

    case .rowsMoved(from: let source, to: let destination):
      // There may be hidden rows between filtered rows, so a position among them is ambiguous.
      guard state.filter == .all else { return .none }
      state.rows.move(fromOffsets: source, toOffset: destination)
      return .none

    case .undoButtonTapped:
      guard let recentlyDeleted = state.recentlyDeleted else { return .none }
      state.recentlyDeleted = nil
      for entry in recentlyDeleted.entries {
        state.rows.insert(entry.row, at: min(entry.index, state.rows.count))
      }
      return .cancel(id: CancelID.undo)
    }
  }

  private func delete(_ ids: Set<TodoItem.ID>, from state: inout State) -> Effect<Action> {
    let entries = state.rows.enumerated()
      .filter { ids.contains($0.element.id) }
      .map { RecentlyDeleted.Entry(index: $0.offset, row: $0.element) }
    guard !entries.isEmpty else { return .none }
    state.rows.removeAll { ids.contains($0.id) }
    state.recentlyDeleted = RecentlyDeleted(entries: entries)
    return .run { [clock] send in
      try await clock.sleep(for: .seconds(5))
      await send(.internal(.undoExpired))
    }
    .cancellable(id: CancelID.undo, cancelInFlight: true)
  }
}

extension TodoList.Destination.State: Equatable {}

extension ConfirmationDialogState where Action == TodoList.Destination.DeleteDialog {
  static func deleteRow(_ item: TodoItem) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Delete “\(item.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteRow(item.id)) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    }
  }

  static func deleteCompleted(count: Int) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Delete \(count) completed entries?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteCompleted) {
        TextState("Delete")
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    } message: {
      TextState("You can undo this for five seconds.")
    }
  }
}
