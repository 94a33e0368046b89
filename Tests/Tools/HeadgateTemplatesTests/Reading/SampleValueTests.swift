import Testing

@testable import HeadgateTemplates

struct SampleValueTests {
  @Test(
    arguments: [
      ("Int", "0"), ("Bool", "false"), ("String", "\"\""), ("User?", "nil"), ("Optional<User>", "nil"),
      ("[User]", "[]"),
      ("[String: Int]", "[:]"), ("[[String: Int]]", "[]"), ("[(a: Int, b: Int)]", "[]"), ("Set<User>", "[]"),
      ("Dictionary<String, User>", "[:]"), ("Date", "Date(timeIntervalSince1970: 0)"), ("Duration", ".zero"),
    ]
  )
  func aTypeOfSwiftHasAValue(_ type: String, _ text: String) {
    #expect(SampleValue.text(of: type) == text)
  }

  @Test(arguments: ["User", "Result<Int, any Error>", "any Error", "(Int, Int)", "() -> Void", ""])
  func aTypeOfTheUserHasNone(_ type: String) {
    #expect(SampleValue.text(of: type) == nil)
  }
}
