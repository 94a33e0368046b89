import Foundation
import Testing

@testable import HeadgateRecordings
@testable import HeadgateSupport

@Suite(.timeLimit(.minutes(10)))
struct JSONTreeParserTests {
  private func parsed(_ text: String, limit: Int = 1_000_000) throws -> JSONTree {
    var parser = JSONTreeParser(text, limit: limit)
    return try parser.parse()
  }

  private static func foundation(_ text: String) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  // holds: INSPECT-540
  @Test(arguments: [
    "0", "-0", "12", "1.0", "1e2", "1.5e-3", "-1E+2", "9223372036854775808", "18446744073709551616", "1e300", #""""#,
    #""a\n\"\\\/\b\f\r\tü""#, #""\u00e9\ud83d\ude00x""#, "true", "false", "null", " [ ] ", "{ }",
    #" { "a" : [ 1 , { } , "b" ] , "c" : null } "#, #"{"a":1,"a":2}"#, #"{"":0}"#, "[[],[[]],{}]",
  ]) func `a text has the value that Foundation reads`(text: String) throws {
    #expect(try parsed(text) == Self.foundation(text))
  }

  // holds: INSPECT-525
  @Test(arguments: [
    "", " ", "[", "]", "[1,]", "[,1]", "[1 2]", "[1}", "{1:2}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "01", "-", "+1",
    "1.",
    ".5", "1e", "tru", "truex", "nul", #"""#, #""\x""#, #""\u12""#, #""\ud800""#, #""\ud800\u0041""#, "\"\n\"", "1 1",
    "[] []", "'a'", "NaN", "1e999", "/**/1",
  ]) func `a text that is not JSON is refused`(text: String) {
    #expect(throws: JSONTreeParser.Failure.notJSON) { try parsed(text) }
  }

  // holds: INSPECT-540
  @Test(arguments: ["[],", "{},", "1,", #"{"a":0},"#]) func `no value is read after the limit`(part: String) {
    var parser = JSONTreeParser("[\(String(repeating: part, count: 100_000))", limit: 1000)
    #expect(throws: JSONTreeParser.Failure.tooManyValues) { try parser.parse() }
    #expect(parser.count == 1001)
  }

  // holds: INSPECT-525
  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")]) func `the depth has a limit`(open: String, close: String) throws {
    func text(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
    #expect(try parsed(text(JSONNesting.limit)) == Self.foundation(text(JSONNesting.limit)))
    #expect(throws: JSONTreeParser.Failure.tooDeep) { try parsed(text(JSONNesting.limit + 1)) }
  }

  // holds: INSPECT-540
  @Test func `random texts have the value that Foundation reads, or are refused`() {
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"\"", "1", "-2", "3.5", "1e3", "true", "null", " ", "\"\\u0041\"", "\\",
      "{\"a\":1}", "[1,2]", "\"b\":", "0", "\n",
    ]
    var valid = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...7)).map { _ in parts.randomElement() ?? "" }.joined()
      let (own, other) = (try? parsed(text), try? Self.foundation(text))
      // Foundation allows a comma before the end of an array or an object.
      if own == nil, text.contains(/,\s*[\]}]/) { continue }
      #expect(own == other, "\(text)")
      if own != nil { valid += 1 }
    }
    #expect(valid > 100)
  }
}
