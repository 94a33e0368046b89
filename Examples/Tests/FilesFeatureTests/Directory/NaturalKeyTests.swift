import Testing

@testable import FilesFeature

@Suite("The order of names")
struct NaturalKeyTests {
  @Test("numbers go by their value and letters without case")
  func order() {
    let names = ["a1", "A2", "a9b", "a10", "a010", "B", "b100x2", "b100x10", "éa", "z"]
    #expect(
      names.shuffled().sorted { naturalKey($0) < naturalKey($1) }.map { $0.lowercased() }
        == ["a1", "a2", "a9b", "a010", "a10", "b", "b100x2", "b100x10", "z", "éa"]
    )
  }

  @Test("names that are alike have one order")
  func ties() {
    #expect(naturalKey("A") != naturalKey("a"))
    #expect(naturalKey("01") != naturalKey("1"))
  }
}
