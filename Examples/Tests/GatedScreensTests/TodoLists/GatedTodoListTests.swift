import Foundation
import Headgate
import HeadgateTesting
import Testing

@testable import GatedScreens

extension TodoItem {
  static let milk = TodoItem(id: UUID(11), title: "Milk")
  static let bread = TodoItem(id: UUID(12), title: "Bread")
  static let salt = TodoItem(id: UUID(13), title: "Salt", isDone: true)
}

extension TodoListRecord {
  static let groceries = TodoListRecord(id: UUID(1), name: "Groceries", items: [.milk, .bread, .salt])
}

/// One list: adding, editing, moving, deleting, undoing.
@MainActor
struct GatedTodoListTests {
  let milk = TodoItem.milk.id
  let bread = TodoItem.bread.id
  let salt = TodoItem.salt.id

  @Test func addingTrimsTheTitleAndIgnoresAnEmptyOne() async {
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(\.view.binding.newTitle, "   ") { $0.newTitle = "   " }
    await store.send(\.view.addButtonTapped)
    await store.send(\.view.binding.newTitle, " Eggs ") { $0.newTitle = " Eggs " }
    await store.send(\.view.addButtonTapped) {
      $0.newTitle = ""
      $0.rows.append(TodoRow.State(item: TodoItem(id: UUID(0), title: "Eggs")))
    }
    await store.receive(\.delegate.changed)
  }

  @Test func aRowIsEditedInPlace() async {
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    }

    await store.send(\.rows[id: milk].view.titleTapped) {
      $0.rows[id: milk]?.isEditing = true
      $0.rows[id: milk]?.draft = "Milk"
    }
    await store.send(\.rows[id: milk].view.binding.draft, "Oat milk") {
      $0.rows[id: milk]?.draft = "Oat milk"
    }
    await store.send(\.rows[id: milk].view.titleSubmitted) {
      $0.rows[id: milk]?.isEditing = false
      $0.rows[id: milk]?.draft = ""
      $0.rows[id: milk]?.item.title = "Oat milk"
    }
    var changed = TodoListRecord.groceries
    changed.items[id: milk]?.title = "Oat milk"
    await store.receive(\.delegate.changed, changed)

    await store.send(\.rows[id: bread].view.titleTapped) {
      $0.rows[id: bread]?.isEditing = true
      $0.rows[id: bread]?.draft = "Bread"
    }
    await store.send(\.rows[id: bread].view.editingCancelled) {
      $0.rows[id: bread]?.isEditing = false
      $0.rows[id: bread]?.draft = ""
    }
  }

  @Test func anEmptiedTitleAsksForDeletion() async {
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    }

    await store.send(\.rows[id: milk].view.titleTapped) {
      $0.rows[id: milk]?.isEditing = true
      $0.rows[id: milk]?.draft = "Milk"
    }
    await store.send(\.rows[id: milk].view.binding.draft, "") {
      $0.rows[id: milk]?.draft = ""
    }
    await store.send(\.rows[id: milk].view.titleSubmitted) {
      $0.rows[id: milk]?.isEditing = false
    }
    await store.receive(\.rows[id: milk].delegate.deleteRequested) {
      $0.destination = .deleteDialog(.deleteRow(.milk))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func aDeletedRowIsGoneForGoodAfterFiveSeconds() async {
    let clock = TestClock()
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.rows[id: bread].view.deleteButtonTapped)
    await store.receive(\.rows[id: bread].delegate.deleteRequested) {
      $0.destination = .deleteDialog(.deleteRow(.bread))
    }
    await store.send(\.destination.deleteDialog.deleteRow, bread) {
      $0.destination = nil
      $0.rows.remove(id: bread)
      $0.recentlyDeleted = TodoList.RecentlyDeleted(
        entries: [TodoList.RecentlyDeleted.Entry(index: 1, row: TodoRow.State(item: .bread))]
      )
    }
    await store.receive(\.delegate.changed)
    await clock.advance(by: .seconds(4))
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.undoExpired) { $0.recentlyDeleted = nil }
  }

  @Test func undoPutsTheRowsBackWhereTheyWere() async {
    let clock = TestClock()
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.view(.rowsDeleted([0, 2]))) {
      $0.rows = [TodoRow.State(item: .bread)]
      $0.recentlyDeleted = TodoList.RecentlyDeleted(
        entries: [
          TodoList.RecentlyDeleted.Entry(index: 0, row: TodoRow.State(item: .milk)),
          TodoList.RecentlyDeleted.Entry(index: 2, row: TodoRow.State(item: .salt)),
        ]
      )
    }
    await store.receive(\.delegate.changed)
    await clock.advance(by: .seconds(2))
    await store.send(\.view.undoButtonTapped) {
      $0.recentlyDeleted = nil
      $0.rows = [
        TodoRow.State(item: .milk),
        TodoRow.State(item: .bread),
        TodoRow.State(item: .salt),
      ]
    }
    await store.receive(\.delegate.changed, .groceries)
    await clock.advance(by: .seconds(10))
  }

  @Test func aSecondDeletionStartsTheTimeAgain() async {
    let clock = TestClock()
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.view.rowsDeleted, [0]) {
      $0.rows.remove(id: milk)
      $0.recentlyDeleted = TodoList.RecentlyDeleted(
        entries: [TodoList.RecentlyDeleted.Entry(index: 0, row: TodoRow.State(item: .milk))]
      )
    }
    await store.receive(\.delegate.changed)
    await clock.advance(by: .seconds(4))
    await store.send(\.view.rowsDeleted, [0]) {
      $0.rows.remove(id: bread)
      $0.recentlyDeleted = TodoList.RecentlyDeleted(
        entries: [TodoList.RecentlyDeleted.Entry(index: 0, row: TodoRow.State(item: .bread))]
      )
    }
    await store.receive(\.delegate.changed)
    await clock.advance(by: .seconds(4))
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.undoExpired) { $0.recentlyDeleted = nil }
  }

  @Test func completedRowsAreDeletedAfterConfirmation() async {
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }

    await store.send(\.view.deleteCompletedButtonTapped) {
      $0.destination = .deleteDialog(.deleteCompleted(count: 1))
    }
    await store.send(\.destination.deleteDialog.deleteCompleted) {
      $0.destination = nil
      $0.rows.remove(id: salt)
      $0.recentlyDeleted = TodoList.RecentlyDeleted(
        entries: [TodoList.RecentlyDeleted.Entry(index: 2, row: TodoRow.State(item: .salt))]
      )
    }
    await store.receive(\.delegate.changed)
    await store.receive(\.internal.undoExpired) { $0.recentlyDeleted = nil }
    await store.send(\.view.deleteCompletedButtonTapped)
  }

  @Test func theEditorSavesAndDismissesItself() async {
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    }

    await store.send(\.rows[id: milk].view.detailsButtonTapped)
    await store.receive(\.rows[id: milk].delegate.detailsRequested) {
      $0.destination = .editor(TodoEditor.State(item: .milk))
    }
    await store.send(\.destination.editor.view.binding.item, TodoItem(id: milk, title: "Milk", note: "Two bottles")) {
      $0.destination?.modify(\.editor) { $0.item.note = "Two bottles" }
    }
    await store.send(\.destination.editor.view.saveButtonTapped)
    await store.receive(\.destination.editor.delegate.saved) {
      $0.rows[id: milk]?.item.note = "Two bottles"
    }
    await store.receive(\.delegate.changed)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func theEditorCanBeLeftWithoutSaving() async {
    var state = TodoList.State(record: .groceries)
    state.destination = .editor(TodoEditor.State(item: .milk))
    let store = TestStore(initialState: state) {
      TodoList()
    }

    await store.send(\.destination.editor.view.binding.item, TodoItem(id: milk)) {
      $0.$destination[case: \.editor]?.item.title = ""
    }
    await store.send(\.destination.editor.view.saveButtonTapped)
    await store.send(\.destination.editor.view.cancelButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func movingWaitsForTheWholeListToBeShown() async {
    let store = TestStore(initialState: TodoList.State(record: .groceries)) {
      TodoList()
    }

    await store.send(\.view.binding.filter, .open) { $0.filter = .open }
    #expect(store.state.visibleRows.map(\.item) == [.milk, .bread])
    await store.send(.view(.rowsMoved(from: [1], to: 0)))
    await store.send(.view(.binding(.set(\.filter, .all)))) { $0.filter = .all }
    await store.send(.view(.rowsMoved(from: [2], to: 0))) {
      $0.rows = [
        TodoRow.State(item: .salt),
        TodoRow.State(item: .milk),
        TodoRow.State(item: .bread),
      ]
    }
    await store.receive(\.delegate.changed)
  }
}
