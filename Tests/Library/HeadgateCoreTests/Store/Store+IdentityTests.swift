import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct StoreIdentityTests {
  // holds: STORE-5
  @Test func `stores are equal by identity`() async {
    await expectGone { watch in
      let first = watch(Store(initialState: 0) { Adding() })
      let second = watch(Store(initialState: 0) { Adding() })
      #expect(first == first)
      #expect(first != second)
      #expect(Set([first, first, second]).count == 2)
      #expect(first.id == ObjectIdentifier(first))
    }
  }

  // holds: STORE-5
  @Test func `the debug description names the feature`() async {
    await expectGone { watch in
      let parent = Family.Parent.State(child: .init(id: 1), rows: [.init(id: 2)])
      let store = watch(Store(initialState: parent) { Family.Parent() })
      #expect(store.debugDescription == "StoreOf<Family.Parent>")
      #expect(store.scope(state: \.inner, action: \.inner).debugDescription == "StoreOf<Family.Grandchild>")
      #expect(store.scope(state: \.child, action: \.child)?.debugDescription == "StoreOf<Family.Child>")
      #expect(store.scope(state: \.rows, action: \.rows)[0].debugDescription == "StoreOf<Family.Child>")
      let plain = watch(Store(initialState: 0) { Adding() })
      #expect(plain.debugDescription == "Store<Int, Int>")
    }
  }
}
