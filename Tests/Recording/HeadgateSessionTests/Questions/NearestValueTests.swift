import HeadgateRecordings
import Testing

@testable import HeadgateSession

@Suite struct NearestValueTests {
  private func text(_ path: String, in state: JSONTree) throws -> String {
    "\(NearestValue(try StatePath(path), in: state, isLast: false))"
  }

  // holds: SESSION-2
  @Test func `the names begin with the most similar one, and are not more than twelve`() throws {
    let members = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("item\($0)", JSONTree.null) })
    let text = try text("rows.total", in: .object(["rows": .object(members.merging(["totals": .null]) { $1 })]))
    #expect(text.hasPrefix("'rows' has: totals, item"), "\(text)")
    #expect(text.hasSuffix(" and 9989 more."), "\(text)")
    #expect(text.split(separator: ",").count == 12)
    #expect(try self.text("c", in: .object(["b": .null, "a": .null])) == "The state has: a, b.")
    #expect(try self.text("[0]", in: .object(["b": .null, "a": .null])) == "The state has: a, b.")
  }

  // holds: SESSION-2
  @Test func `a name is written as in a path`() throws {
    #expect(
      try text(#"sizes["a.tx"]"#, in: .object(["sizes": .object(["a.txt": .null, "": .null])]))
        == #"'sizes' has: ["a.txt"], [""]."#
    )
  }

  // holds: SESSION-2
  @Test func `a long text is shortened`() throws {
    let short = String(repeating: "a", count: 78)
    #expect(try text("name.first", in: .object(["name": .string(short)])) == "'name' is \"\(short)\".")
    let long = try text("name.first", in: .object(["name": .string(short + "b")]))
    #expect(long == "'name' is \"\(short)….")
  }
}
