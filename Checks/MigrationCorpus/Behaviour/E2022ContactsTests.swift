@testable import E2022Contacts
import Foundation
import Headgate
import HeadgateTesting
import Testing

struct E2022ContactsTests {
  @Test func aContactIsAddedAndStarred() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    for name in ["A", "B"] {
      await store.send(.addButtonTapped) { $0.editor = ContactEditor.State() }
      await store.send(.editor(.nameChanged(name))) { $0.editor?.name = name }
      await store.send(.editor(.saveButtonTapped)) {
        $0.contacts.append(ContactRow.State(id: UUID(name == "A" ? 0 : 1), name: name))
        $0.editor = nil
      }
    }
    // The child is reduced first, so the parent sees the star and moves the contact to the beginning.
    await store.send(.contact(.element(id: UUID(1), action: .starButtonTapped))) {
      $0.contacts = [
        ContactRow.State(id: UUID(1), name: "B", isStarred: true), ContactRow.State(id: UUID(0), name: "A"),
      ]
    }
  }
}
