import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct RequestNumberTests {
  // holds: INSPECT-525
  @Test(arguments: [("[", 100_000), ("{\"a\":", 501), ("[", 10)])
  func `a request that is too deep, or broken, is answered with its number`(
    opening: String,
    count: Int
  ) async {
    let deep = String(repeating: opening, count: count)
    for text in [
      #"{"id": 7, "method": "send", "action": \#(deep)"#,
      #"{"action": "\#(deep.replacing("\"", with: ""))", "id": 7}]"#,
    ] {
      let problem = #expect(throws: InspectorProblem.self) { _ = try InspectorRequest(text) }
      #expect(problem?.id == 7)
      let answer = await InspectorServer(.loopback()).answer(text)
      #expect(answer.contains(#""id":7"#))
    }
  }

  // holds: INSPECT-525
  @Test(arguments: [
    (#"{"id":1,"#, 1), (#"{"id" : 18446744073709551615 }"#, UInt64.max), (#"{"a":{"id":2},"id":3}"#, 3),
    (#"{"a":[{"id":2}],"id":3,"#, 3),
    (#"{"x":"\"id\":4","id":5}"#, 5), (#"{"id":"6"}"#, nil), (#"{"id":-1}"#, nil), (#"{"id":1.5}"#, nil),
    (#"{"id":18446744073709551616}"#, nil),
    (#"{"idx":1}"#, nil), (#"{"x":"id","y":1}"#, nil), (#"[{"id":1}]"#, nil), (#"{"id":1"#, nil),
    (#"{"i\u0064":1}"#, nil), ("", nil),
    (#"}{"id":1}"#, nil),
  ]) func `the number is that of the outermost object`(text: String, expected: UInt64?) {
    #expect(RequestNumber.find(in: text) == expected)
  }
}
