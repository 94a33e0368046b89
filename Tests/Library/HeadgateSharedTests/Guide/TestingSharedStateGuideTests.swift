import Headgate
import HeadgateTesting
import Testing

@Suite struct TestingSharedStateGuideTests {
  // snippet: shared-cases
  @Test(.dependencies, arguments: 1...3)
  func counting(times: Int) async {
    let store = TestStore(initialState: Visits.State()) { Visits() }
    for visit in 1...times {
      await store.send(.appeared) { $0.$count.withLock { $0 = visit } }
    }
  }
  // snippet end

  @Test func effects() async {
    // snippet: shared-effect
    @Shared(.inMemory("visits")) var count = 3
    let store = TestStore(initialState: Visits.State()) { Visits() }
    await store.send(.resetTapped).finish()
    store.assert { $0.$count.withLock { $0 = 0 } }
    // snippet end
  }

  @Test func stored() {
    // snippet: shared-prepared
    let file = URL(filePath: "/visits.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory([file: Data("41".utf8)])
    } operation: {
      @Shared(.fileStorage(file)) var count = 0
      #expect(count == 41)
    }
    // snippet end
  }

  @Test func damaged() {
    let file = URL(filePath: "/visits.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory([file: Data("many".utf8)])
    } operation: {
      // snippet: shared-damaged
      withKnownIssue {
        @Shared(.fileStorage(file)) var count = 7
        #expect(count == 7)
        #expect($count.loadError != nil)
      }
      // snippet end
    }
  }
}
