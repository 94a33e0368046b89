import HeadgateUDF
import Testing

@MainActor struct ChatTests {
  @Test func answersQuestions() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = Store(state: ChatState(), reducer: chatReducer)
    let reply = AutoReply()
    reply.start(store) { continuation.yield($0) }
    store.dispatch(ChatAction.received(Message(id: 0, text: "Hello?")))
    for await text in stream where text.contains("away") { break }
    #expect(store.state.messages.map(\.text) == ["Hello?", "I am away."])
  }
}
