@testable import E2023Inventory
import Foundation
import Headgate
import HeadgateTesting
import Testing

struct E2023InventoryTests {
  @Test func anItemIsAddedEditedAndDeleted() async {
    let store = TestStore(initialState: Inventory.State()) {
      Inventory()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var item = Item(id: UUID(0))
    await store.send(.addButtonTapped) { $0.destination = .add(ItemForm.State(item: Item(id: UUID(0)))) }
    await store.send(.destination(.presented(.add(.binding(.set(\.item.name, "Cup")))))) {
      $0.destination = .add(ItemForm.State(item: Item(id: UUID(0), name: "Cup")))
    }
    item.name = "Cup"
    await store.send(.destination(.presented(.add(.saveButtonTapped)))) { [item] in
      $0.items = [item]
      $0.destination = nil
    }
    await store.send(.deleteButtonTapped(UUID(0))) {
      $0.destination = .alert(
        AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion(UUID(0))) { TextState("Delete") }
        }
      )
    }
    await store.send(.destination(.presented(.alert(.confirmDeletion(UUID(0)))))) {
      $0.items = []
      $0.destination = nil
    }
  }
}
