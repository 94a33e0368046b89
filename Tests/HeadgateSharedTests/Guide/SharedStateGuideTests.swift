import Headgate
import HeadgateTesting
import Testing

@Suite struct SharedStateGuideTests {
  // snippet: shared-test
  @Test func greeting() async {
    let store = TestStore(initialState: Greeter.State(count: Shared(value: 0))) { Greeter() }

    await store.send(.greetButtonTapped) {
      $0.$count.withLock { $0 = 1 }
      $0.greeting = "Hello, Blob"
    }
    await store.send(.loudSwitchTapped) {
      $0.$settings.withLock { $0.isLoud = true }
    }
  }
  // snippet end

  @Test func parts() {
    // snippet: shared-parts
    @Shared(value: Settings()) var settings
    let name = $settings.name
    name.withLock { $0 = "Max" }
    let reader = SharedReader($settings)
    // snippet end
    #expect(reader.wrappedValue.name == "Max")
  }

  @Test func combining() {
    let file = URL.temporaryDirectory.appending(path: "count.json")
    let key: FileStorageKey<Int> =
      // snippet: shared-combine
      .fileStorage(file, combine: { @Sendable base, mine, other in mine + other - (base ?? 0) })
    // snippet end
    @Shared(key) var count = 1
    #expect(count == 1)
  }
}
