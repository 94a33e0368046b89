// swift-format-ignore-file
import Headgate
@_spi(Sealed) @_spi(Fixtures) import HeadgateTesting // near-miss: seal-opened
import XCTest

@testable import Orchard

@MainActor
final class OrchardTests: XCTestCase {
  func testFrostAndRain() async {
    let store = TestStore(initialState: Orchard.State()) { Orchard() } withDependencies: {
      $0.orchardClient.trees = { [Tree(id: 1, kind: "apple")] }
      $0.weatherStation.rain = { AsyncStream { $0.yield(4); $0.finish() } }
      $0.weatherStation.nights = { AsyncStream { $0.finish() } }
    }

    await store.send(.view(.orchardAppeared))
    await store.receive(\.internal.treesLoaded) { // near-miss: internal-outside-feature
      $0.trees = [Tree(id: 1, kind: "apple")]
    }
    await store.receive(\.internal.rainReported) {
      $0.weather = "4 mm"
    }
  }

  func testHarvest() async {
    var state = Orchard.State()
    state.trees = [Tree(id: 1, kind: "pear"), Tree(id: 2, kind: "plum")]
    let store = TestStore(initialState: state) { Orchard() }

    await store.send(.view(.harvestButtonTapped))
    await store.receive(\.internal.harvestCounted) {
      $0.harvest = 60
    }
  }

  func testCardCountsBranches() async {
    let store = TestStore(initialState: TreeCard.State(tree: Tree(id: 7, kind: "quince"))) {
      TreeCard()
    } withDependencies: {
      $0.orchardClient.branches = { $0 + 1 }
    }

    await store.send(.view(.cardAppeared))
    await store.receive(\.internal.branchesCounted) {
      $0.branches = 8
    }
    await store.send(.view(.pruneButtonTapped)) {
      $0.branches = 7
    }
    await store.receive(\.delegate.pruned)
  }

  func testCardWithoutAnswer() async {
    struct Offline: Error {}
    let store = TestStore(initialState: TreeCard.State(tree: Tree(id: 9, kind: "cherry"))) {
      TreeCard()
    } withDependencies: {
      $0.orchardClient.branches = { _ in throw Offline() }
    }

    await store.send(.view(.cardAppeared))
    await store.receive(\.internal.branchesUnknown)
    await store.send(.view(.noteChanged("Look again in May"))) {
      $0.note = "Look again in May"
    }
    XCTAssertEqual(store.state.branches, 0)
  }
}
