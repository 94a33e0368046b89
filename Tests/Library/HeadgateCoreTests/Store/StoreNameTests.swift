import Testing

@testable import HeadgateCore

struct StoreNameTests {
  // holds: STORE-5
  @Test func `a feature is named where state and action are those of one`() {
    #expect(storeName(Family.Child.State.self, Family.Child.Action.self) == "StoreOf<Family.Child>")
    #expect(storeName(Family.Child.State?.self, Family.Child.Action.self) == "StoreOf<Family.Child?>")
    #expect(
      storeName(Family.Child.State.self, Family.Parent.Action.self)
        == "Store<Family.Child.State, Family.Parent.Action>"
    )
    #expect(storeName(Int.self, String.self) == "Store<Int, String>")
  }
}
