import HeadgateSyntax
import Testing

@Suite struct NameCaseTests {
  @Test(
    "the first word of a name gets lowercase letters",
    arguments: [("Name", "name"), ("URLField", "urlField"), ("URL", "url"), ("name", "name"), ("A", "a"), ("", "")]
  )
  func firstWord(name: String, expected: String) {
    #expect(name.lowercasingFirstWord == expected)
  }
}
