import Testing

@testable import HeadgateSupport

@Suite struct PropertyNameTests {
  // holds: SESSION-18
  @Test func `one underscore at the start is that of a macro or a wrapper`() {
    #expect(PropertyName.written("_count") == "count")
    #expect(PropertyName.written("__count") == "_count")
    #expect(PropertyName.written("count_") == "count_")
    #expect(PropertyName.written("_") == "")
    #expect(PropertyName.written("") == "")
    #expect(PropertyName.written("a_count".dropFirst()) == "count")
  }
}
