import HeadgateUDF
import Testing

@MainActor struct ToastTests {
  @Test func showsFailures() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let view = ToastView()
    view.shown = { continuation.yield($0) }
    let store = Store(state: AppState(), reducer: appReducer)
    startToasts(view, store: store)
    store.dispatch(SaveEnded())
    store.dispatch(SaveFailed(reason: "full"))
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == "SaveFailed: full")
  }
}
