import HeadgateUDF
import Testing

@MainActor struct CartTests {
  @Test func rendersTheCart() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let screen = CartViewController(store: Store(state: ShopState(), reducer: cartReducer))
    screen.rendered = { continuation.yield($0) }
    screen.viewDidLoad()
    screen.addButtonTapped("bread")
    for await text in stream where text == "1 items" { break }
    #expect(screen.title == "Open")
  }
}
