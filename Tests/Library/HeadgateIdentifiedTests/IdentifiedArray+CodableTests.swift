import Foundation
import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayCodableTests {
  // holds: IDENT-27
  @Test func theCodeIsThatOfTheArrayOfTheElements() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let rows = Rows([Row(id: 2, title: "b", tags: [1]), Row(id: 1)])
    let data = try encoder.encode(rows)
    #expect(try data == encoder.encode(rows.elements))
    #expect(try JSONDecoder().decode(Rows.self, from: data) == rows)
  }

  // holds: IDENT-28
  @Test func aDuplicateThrowsAndIsNamed() {
    let json = Data(#"{"rows":[{"id":8,"title":"","tags":[]},{"id":8,"title":"","tags":[]}]}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: Rows].self, from: json)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["rows"])
    #expect(context.debugDescription.contains("Two elements of an identified array of 'Row' have the id 8."))
    #expect(context.debugDescription.contains("[ID-4]"))
  }
}
