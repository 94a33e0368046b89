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
}
