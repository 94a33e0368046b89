import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

/// The overview of the lists: loading, saving and what opens from it.
@MainActor
struct GatedTodoListsTests {
  /// An error of the disk.
  struct DiskError: Error {}

  let groceries = TodoListRecord.groceries.id
  let milk = TodoItem.milk.id

  @Test func theListsAreLoaded() async {
    let store = TestStore(initialState: TodoLists.State()) {
      TodoLists()
    } withDependencies: {
      $0.todoStorage.load = { [.groceries] }
    }

    await store.send(\.view.task) { $0.isLoading = true }
    await store.receive(\.internal.loaded.success, [.groceries] as IdentifiedArrayOf<TodoListRecord>) {
      $0.isLoading = false
      $0.lists = [.groceries]
    }
  }

  @Test func loadingIsTriedAgainFromTheAlert() async {
    let store = TestStore(initialState: TodoLists.State()) {
      TodoLists()
    } withDependencies: {
      $0.todoStorage.load = { throw DiskError() }
    }

    await store.send(\.view.task) { $0.isLoading = true }
    await store.receive(\.internal.loaded.failure) {
      $0.isLoading = false
      $0.destination = .alert(.loadingFailed)
    }
    store.dependencies.todoStorage.load = { [] }
    await store.send(\.destination.alert.loadAgain) {
      $0.destination = nil
      $0.isLoading = true
    }
    await store.receive(\.internal.loaded.success) { $0.isLoading = false }
  }

  @Test func aNewListIsNamedAndSaved() async {
    let clock = TestClock()
    let saved = LockIsolated<[IdentifiedArrayOf<TodoListRecord>]>([])
    let store = TestStore(initialState: TodoLists.State()) {
      TodoLists()
    } withDependencies: {
      $0.continuousClock = clock
      $0.todoStorage.save = { lists in saved.withValue { $0.append(lists) } }
      $0.uuid = .incrementing
    }

    await store.send(\.view.addListButtonTapped) {
      $0.destination = .form(TodoListForm.State(id: UUID(0)))
    }
    await store.send(\.destination.form.view.binding.name, "Holidays ") {
      $0.destination?.modify(\.form) { $0.name = "Holidays " }
    }
    await store.send(\.destination.form.view.createButtonTapped)
    await store.receive(\.destination.form.delegate.created) {
      $0.lists = [TodoListRecord(id: UUID(0), name: "Holidays")]
      $0.saving = .pending
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveSucceeded) { $0.saving = .saved }
    #expect(saved.value == [[TodoListRecord(id: UUID(0), name: "Holidays")]])
  }

  @Test func theFormIsCancelled() async {
    let store = TestStore(initialState: TodoLists.State()) {
      TodoLists()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(\.view.addListButtonTapped) {
      $0.destination = .form(TodoListForm.State(id: UUID(0)))
    }
    await store.send(\.destination.form.view.createButtonTapped)
    await store.send(\.destination.form.view.cancelButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func changesOfAListAreSavedOnceTheyStop() async {
    let clock = TestClock()
    let saves = LockIsolated(0)
    let store = TestStore(initialState: TodoLists.State(lists: [.groceries])) {
      TodoLists()
    } withDependencies: {
      $0.continuousClock = clock
      $0.todoStorage.save = { _ in saves.withValue { $0 += 1 } }
    }

    await store.send(\.view.listTapped, groceries) {
      $0.destination = .list(TodoList.State(record: .groceries))
    }
    await store.send(\.destination.list.inside.rows[id: milk].view.checkboxTapped) {
      $0.destination?.modify(\.list) { $0.rows[id: milk]?.item.isDone = true }
    }
    await store.receive(\.destination.list.delegate.changed) {
      $0.lists[id: groceries]?.items[id: milk]?.isDone = true
      $0.saving = .pending
    }
    await clock.advance(by: .milliseconds(300))
    await store.send(\.destination.list.view.binding.name, "Food") {
      $0.destination?.modify(\.list) { $0.name = "Food" }
    }
    await store.receive(\.destination.list.delegate.changed) {
      $0.lists[id: groceries]?.name = "Food"
    }
    await clock.advance(by: .milliseconds(300))
    #expect(saves.value == 0)
    await clock.advance(by: .milliseconds(200))
    await store.receive(\.internal.saveSucceeded) { $0.saving = .saved }
    #expect(saves.value == 1)
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func leavingAListEndsItsUndo() async {
    let clock = TestClock()
    let store = TestStore(initialState: TodoLists.State(lists: [.groceries])) {
      TodoLists()
    } withDependencies: {
      $0.continuousClock = clock
      $0.todoStorage.save = { _ in }
    }

    await store.send(\.view.listTapped, groceries) {
      $0.destination = .list(TodoList.State(record: .groceries))
    }
    await store.send(\.destination.list.view.rowsDeleted, [0]) {
      $0.destination?.modify(\.list) {
        $0.rows.remove(id: milk)
        $0.recentlyDeleted = TodoList.RecentlyDeleted(
          entries: [TodoList.RecentlyDeleted.Entry(index: 0, row: TodoRow.State(item: .milk))]
        )
      }
    }
    await store.receive(\.destination.list.delegate.changed) {
      $0.lists[id: groceries]?.items.remove(id: milk)
      $0.saving = .pending
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .seconds(10))
    await store.receive(\.internal.saveSucceeded) { $0.saving = .saved }
  }

  @Test func aListIsDeletedAndAFailedSaveIsRepeated() async {
    let clock = TestClock()
    let store = TestStore(initialState: TodoLists.State(lists: [.groceries])) {
      TodoLists()
    } withDependencies: {
      $0.continuousClock = clock
      $0.todoStorage.save = { _ in throw DiskError() }
    }

    await store.send(\.view.deleteListButtonTapped, groceries) {
      $0.destination = .alert(.deleteList(.groceries))
    }
    await store.send(\.destination.alert.deleteList, groceries) {
      $0.destination = nil
      $0.lists = []
      $0.saving = .pending
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveFailed) { $0.saving = .failed }
    store.dependencies.todoStorage.save = { _ in }
    await store.send(\.view.saveAgainButtonTapped) { $0.saving = .pending }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveSucceeded) { $0.saving = .saved }
  }

  @Test func dismissingTheDeletionKeepsTheList() async {
    let store = TestStore(initialState: TodoLists.State(lists: [.groceries])) {
      TodoLists()
    }

    await store.send(\.view.deleteListButtonTapped, groceries) {
      $0.destination = .alert(.deleteList(.groceries))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}
