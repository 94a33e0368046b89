import HeadgateSyntax
import Testing

@Suite struct NameDistanceTests {
  @Test(
    "an inserted, removed, replaced or swapped character is one",
    arguments: [
      ("count", "count", 0), ("count", "counts", 1), ("count", "cont", 1), ("count", "coumt", 1), ("count", "cuont", 1),
      ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ]
  )
  func distance(name: String, other: String, expected: Int) {
    #expect(name.distance(to: other) == expected)
    #expect(other.distance(to: name) == expected)
  }
}
