// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'pantry'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct PantrySessionTests {
  @Test func `the feature repeats the actions 1 to 14`() async throws {
    let store = try TestStore(
      recordedState: #"{"filter":{"all":{}},"items":[],"log":{"lines":[]},"prices":{"known":{}},"total":0}"#
    ) {
      Pantry()
    }
    // 1
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")
    store.recordedAnswer(#"-977307199.75"#, to: "date")
    await store.send(.addTapped("Milk"))
    // 2, sent by action 1
    await store.receive(recorded: .itemAdded(try recorded(#"{"added":-977307199.75,"id":"00000000-0000-0000-0000-000000000000","name":"Milk"}"#))) {
      $0.items.append(try recorded(#"{"added":-977307199.75,"id":"00000000-0000-0000-0000-000000000000","name":"Milk"}"#))
      $0.total = 1
    }
    // 3
    store.recordedAnswer(#""00000000-0000-0000-0000-000000000001""#, to: "uuid")
    store.recordedAnswer(#"-977307199.75"#, to: "date")
    await store.send(.addTapped("Tea \"Earl\""))
    // 4, sent by action 3
    await store.receive(recorded: .itemAdded(try recorded(#"{"added":-977307199.75,"id":"00000000-0000-0000-0000-000000000001","name":"Tea \"Earl\""}"#))) {
      $0.items.append(try recorded(#"{"added":-977307199.75,"id":"00000000-0000-0000-0000-000000000001","name":"Tea \"Earl\""}"#))
      $0.total = 2
    }
    // 5
    await store.send(.pricesTapped)
    // 6, sent by effect 'prices' of action 5
    await store.receive(recorded: .priced("Milk", price: 4)) { $0.prices = try recorded(#"{"known":{"Milk":4},"latest":1}"#) }
    // 7, sent by effect 'prices' of action 5
    await store.receive(recorded: .priced("Tea \"Earl\"", price: 10)) {
      $0.prices = try recorded(#"{"known":{"Milk":4,"Tea \"Earl\"":10},"latest":2.5}"#)
    }
    // 8
    await store.send(.editTapped(UUID(uuidString: "00000000-0000-0000-0000-000000000000")!)) {
      $0.editor = try recorded(#"{"id":"00000000-0000-0000-0000-000000000000","name":"Milk"}"#)
    }
    // 9
    await store.send(.editor(.presented(.nameChanged("Oat milk")))) { $0.editor?.name = "Oat milk" }
    // 10
    await store.send(.editor(.presented(.saveTapped))) {
      $0.items[id: UUID(uuidString: "00000000-0000-0000-0000-000000000000")!] = try recorded(#"{"added":-977307199.75,"id":"00000000-0000-0000-0000-000000000000","name":"Oat milk"}"#)
      $0.editor = nil
    }
    // 11
    await store.send(.removeTapped(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)) {
      $0.items.remove(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)
      $0.total = 1
    }
    // 12
    await store.send(.filterChanged(.named("Oat", isExact: false))) { $0.filter = .named("Oat", isExact: false) }
    // 13
    await store.send(.log(try recorded(#"{"view":{"_0":{"writeTapped":{"_0":"done"}}}}"#)))
    // 14, sent by an effect of action 13
    await store.receive(recorded: .log(try recorded(#"{"internal":{"_0":{"written":{"_0":"done"}}}}"#))) {
      $0.log.lines = ["done"]
    }
  }
}
