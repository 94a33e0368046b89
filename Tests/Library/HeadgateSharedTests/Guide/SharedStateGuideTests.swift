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

  @Test func elements() throws {
    struct Item: Equatable, Identifiable, Sendable {
      let id: Int
      var quantity = 1
    }
    // snippet: shared-elements
    @Shared(value: [Item(id: 1), Item(id: 2)]) var cart: IdentifiedArrayOf<Item>
    let first = Shared($cart[id: 1])  // nil if there is no such element
    first?.withLock { $0.quantity += 1 }
    let all = $cart.ids.wrappedValue.compactMap { Shared($cart[id: $0]) }
    let count = $cart.count  // a reader, because a count cannot be set
    // snippet end
    #expect(cart[id: 1]?.quantity == 2)
    #expect(all.map(\.wrappedValue.id) == [1, 2])
    #expect(count.wrappedValue == 2)
  }

  @Test func key() async throws {
    let server = PriceServer(5)
    @Shared(PriceKey(server: server)) var price = 1
    #expect(price == 1)
    while $price.isLoading { await Task.yield() }
    #expect(price == 5)
    $price.withLock { $0 = 7 }
    try await $price.save()
    #expect(await server.stored == 7)
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
