// Tests of: NAV-40, NAV-44, NAV-49, NAV-53

import Headgate
import HeadgateTesting
import OrderedCollections
import Testing

@testable import HeadgateCore

@MainActor
struct StackStateIDsTests {
  // holds: NAV-53
  @Test func `elements that stay keep their ids, whatever goes`() {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      let full: StackState<String> = ["a", "b", "c", "d"]
      var stack = full
      stack.removeAll { $0 == "b" }
      #expect(Array(stack.ids) == [0, 2, 3])
      #expect(stack._$structure != full._$structure)
      let before = stack._$structure
      stack.removeAll { $0 == "b" }
      #expect(stack._$structure == before)
      let filtered: StackState<String> = full.filter { $0 > "b" }
      #expect(Array(filtered.ids) == [2, 3])
      #expect(Array(filtered) == ["c", "d"])
      #expect(StackState(full) == full)
      #expect(Array(StackState(full.prefix(2)).ids) == [0, 1])
      #expect(Array(StackState(full.dropFirst()).ids) == [1, 2, 3])
      #expect(Array(full.ids) == [0, 1, 2, 3])
    }
  }

  // holds: NAV-49
  @Test(arguments: [1_000, 10_000])
  func `removals at both ends by turns hash a few ids`(count: Int) {
    let hashes = Hashes()
    var boxes = OrderedDictionary(
      uniqueKeysWithValues: (0..<count).map { (CountedID(number: $0, hashes: hashes), $0) }
    )
    hashes.count = 0
    for _ in 0..<100 {
      boxes.replace(0..<1, with: [])
      boxes.replace((boxes.count - 1)..<boxes.count, with: [])
    }
    #expect(Array(boxes.values) == Array(100..<(count - 100)))
    // A gap in the table is filled with the ids behind it.
    #expect(hashes.count < 200 * 40)
  }

  // holds: NAV-49, NAV-53
  @Test(arguments: 0..<40) func `any replacements leave the elements of an array, and the ids of what stays`(
    seed: UInt64
  ) {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      var random = seed
      func next(_ count: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % count
      }
      var array = Array(0..<next(40))
      var stack = StackState(array)
      var ids = Array(stack.ids)
      for number in 0..<30 {
        let start = next(array.count + 1)
        let range = start..<(start + next(array.count - start + 1))
        let new = Array(repeating: number, count: next(3))
        array.replaceSubrange(range, with: new)
        stack.replaceSubrange(range, with: new)
        #expect(Array(stack) == array)
        #expect(Set(stack.ids).isDisjoint(with: ids[range]))
        ids.replaceSubrange(range, with: stack.ids[start..<(start + new.count)])
        #expect(Array(stack.ids) == ids)
        #expect(ids.enumerated().allSatisfy { stack.ids.firstIndex(of: $1) == $0 })
      }
    }
  }

  // holds: NAV-53
  @Test func `a condition that throws changes nothing`() {
    struct Refusal: Error {}
    var stack: StackState<String> = ["a", "b"]
    let before = stack
    #expect(throws: Refusal.self) {
      try stack.removeAll { if $0 == "b" { throw Refusal() } else { true } }
    }
    #expect(stack == before)
    #expect(stack._$structure == before._$structure)
  }

  // holds: NAV-40, NAV-44
  @Test func `what is pushed in a test store gets no id of the state that was made before the store`() async throws {
    let initial = Trail.State(path: [Stop.State(name: "Hut"), Stop.State(name: "Lake")])
    let ids = Array(initial.path.ids)
    let last = try #require(ids.last)
    let store = TestStore(initialState: initial) { Trail() }
    await store.send(.path(.popFrom(id: last))) {
      $0.log = ["pop Lake of 2"]
      $0.path.pop(from: last)
    }
    await store.send(.addButtonTapped("Top")) { $0.path.append(Stop.State(name: "Top")) }
    await store.send(.backToRootButtonTapped) { $0.path = StackState() }
    await store.send(.addButtonTapped("Sea")) { $0.path.append(Stop.State(name: "Sea")) }
    #expect(!ids.contains { store.state.path.ids.contains($0) })
    #expect(store.state.path.count == 1)

    let other = TestStore(initialState: Trail.State()) { Trail() }
    await other.send(.addButtonTapped("Hut")) { $0.path.append(Stop.State(name: "Hut")) }
    #expect(Array(other.state.path.ids) == [0])
  }

  // holds: NAV-40
  @Test func `other dependencies in a test store make no id twice`() async {
    let store = TestStore(initialState: Trail.State()) { Trail() }
    await store.send(.addButtonTapped("Hut")) { $0.path.append(Stop.State(name: "Hut")) }
    await store.send(.backToRootButtonTapped) { $0.path = StackState() }
    await store.withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      await store.send(.addButtonTapped("Lake")) { $0.path[id: 1] = Stop.State(name: "Lake") }
    }
    await store.send(.addButtonTapped("Top")) { $0.path[id: 2] = Stop.State(name: "Top") }
  }

  // holds: NAV-40
  @Test func `an id that a test has written is not made again`() async {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      var stack = StackState<String>()
      stack[id: 5] = "a"
      stack = StackState()
      stack.append("b")
      #expect(Array(stack.ids) == [6])
    }
    let store = TestStore(initialState: Trail.State()) { Trail() }
    store.exhaustivity = .off
    let issues = await recordingIssues { await store.send(.path(.push(id: 7, state: Stop.State(name: "Lake")))) }
    #expect(issues.count == 1)
    await store.send(.addButtonTapped("Top"))
    #expect(Array(store.state.path.ids) == [7, 8])
  }
}

private final class Hashes {
  var count = 0
}

/// An id that counts how often it is hashed.
private struct CountedID: Hashable {
  let number: Int
  let hashes: Hashes

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    hashes.count += 1
    hasher.combine(number)
  }
}
