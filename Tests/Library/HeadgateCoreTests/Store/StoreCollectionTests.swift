import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct StoreCollectionTests {
  // holds: STORE-31
  @Test func `a row that is gone and was never asked for traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = Store(initialState: Family.Parent.State(rows: [.init(id: 41)])) { Family.Parent() }
        let rows = store.scope(state: \.rows, action: \.rows)
        store.send(
          .perform {
            $0.rows.removeAll(); return .none
          }
        )
        _ = rows[0]
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #if DEBUG
      #expect(text.contains("A collection of stores was asked for the element \"41\""))
      #expect(text.contains("[CORE-9]"))
    #endif
  }

  // holds: STORE-31
  @Test func `a collection shows the ids of the moment when it was scoped`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Parent.State(rows: [.init(id: 1)])) { Family.Parent() })
      let rows = store.scope(state: \.rows, action: \.rows)
      let first = rows[0]
      store.send(
        .perform {
          $0.rows = [.init(id: 2)]; return .none
        }
      )
      #expect(rows.count == 1)
      #expect(rows[0] === first)
      #expect(store.scope(state: \.rows, action: \.rows).map(\.id) == [2])
    }
  }
}
