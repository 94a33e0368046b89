import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct SocketOutputTests {
  private let output = SocketOutput("hello")

  // holds: INSPECT-502
  @Test func `an answer waits until the frames before it are taken`() async {
    let answer = Task {
      await output.answer(.text("one"))
      await output.answer(.text("two"))
      await output.end()
    }
    var texts: [String] = []
    while let frame = await output.next() { texts.append(String(decoding: frame.payload, as: UTF8.self)) }
    #expect(texts == ["hello", "one", "two"])
    await answer.value
  }

  // holds: INSPECT-502
  @Test func `a page that reads no events is disconnected, and its answers are not kept`() async {
    for _ in 1..<SocketOutput.limit { #expect(await output.event("news")) }
    let answer = Task { await output.answer(.text("answer")) }
    #expect(await !output.event("one more"))
    await answer.value
    #expect(await output.next() == nil)
  }

  // holds: INSPECT-502
  @Test func `a reader and a writer that wait go on at the end`() async {
    _ = await output.next()
    let reader = Task { await output.next() }
    await output.cancel()
    #expect(await reader.value == nil)
    await output.answer(.text("late"))
    #expect(await output.next() == nil)
  }
}
