import Foundation
import Headgate
import HeadgateRecorder
import Testing

@testable import HeadgateSession

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TestWriterTests {
  private let file = TemporaryFile()

  // holds: SESSION-6
  @Test func `a written test has sends, receives, answers and minimal assertions`() async throws {
    try await Pantry.record(to: file.url)
    let text = try TestWriter(session: Session<Pantry>(contentsOf: file.url)).text()
    #expect(text.contains(#"await store.send(.addTapped("Milk"))"#))
    #expect(text.contains(##"store.recordedAnswer(#""00000000-0000-0000-0000-000000000000""#, to: "uuid")"##))
    #expect(text.contains(#"await store.receive(recorded: .itemAdded(try recorded("#))
    #expect(text.contains(#"await store.receive(recorded: .priced("Milk", price: 4)) {"#))
    #expect(text.contains(#"$0.prices.known = ["Milk": 4]"#))
    #expect(text.contains(#"$0.prices.latest = 1.0"#))
    #expect(text.contains(#"await store.send(.filterChanged(.named("Oat", isExact: false)))"#))
    #expect(text.contains(#"{ $0.editor?.name = "Oat milk" }"#))
    #expect(text.contains("$0.editor = nil"))
    #expect(text.contains(#"$0.items.remove(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)"#))
    #expect(text.contains("await store.receive(recorded: .log(try recorded("))
    #expect(!text.contains("@testable"))
  }

  // holds: SESSION-7
  @Test func `a part of a session starts with the state before it`() async throws {
    try await Pantry.record(to: file.url)
    let writer = TestWriter(session: try Session<Pantry>(contentsOf: file.url))
    let text = try writer.text(from: 11, to: 12)
    #expect(text.contains(#""name":"Oat milk""#))
    #expect(text.contains("// 11\n") && text.contains("// 12\n"))
    #expect(!text.contains("// 10") && !text.contains("// 13"))
    let other = TemporaryFile()
    try Counting.record(to: other.url)
    let counting = try TestWriter(session: Session<Counting>(contentsOf: other.url)).text()
    #expect(counting.contains("import Testing\n\n@testable import HeadgateSessionTests\n\n///"))
    #expect(counting.contains("await store.send(.tapped) { $0.count = 1 }"))
    #expect(throws: SessionError.self) { try writer.text(from: 12, to: 11) }
    #expect(throws: SessionError.self) { try writer.text(from: 1, to: 99) }
  }

  // The written file is a test of this target: it compiles and passes as it was written.
  // holds: SESSION-8
  @Test func `the committed test is what the command writes`() async throws {
    try await Pantry.record(to: file.url)
    var writer = TestWriter(session: try Session<Pantry>(contentsOf: file.url))
    writer.typeName = "PantrySessionTests"
    let text = try writer.text().replacing(file.url.deletingPathExtension().lastPathComponent, with: "pantry")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let committed = folder.appending(path: "Written/PantrySessionTests.swift")
    if ProcessInfo.processInfo.environment["WRITE_SESSION_TESTS"] != nil {
      try Data(text.utf8).write(to: committed)
    }
    #expect(try String(contentsOf: committed, encoding: .utf8) == text)
  }

  // holds: SESSION-10
  @Test func `the committed test fails when the reducer has a bug`() async throws {
    try await withKnownIssue {
      try await Pantry.$hasPlantedBug.withValue(true) {
        try await PantrySessionTests().`the feature repeats the actions 1 to 14`()
      }
    } matching: { issue in
      "\(issue)".contains("total") && issue.sourceLocation?.fileID.hasSuffix("PantrySessionTests.swift") == true
    }
  }

  // holds: SESSION-6
  @Test func `code that might not compile is JSON`() {
    #expect(SwiftCode.text(of: Pantry.Filter.named("a\nb", isExact: true)) == #".named("a\nb", isExact: true)"#)
    #expect(SwiftCode.text(of: Odd.none) == ##"try recorded(#"{"none":{}}"#)"##)
    #expect(SwiftCode.text(of: Odd.described) == ##"try recorded(#"{"described":{}}"#)"##)
    #expect(SwiftCode.text(of: Double.infinity) == ##"try recorded(#""inf""#)"##)
    #expect(SwiftCode.text(of: Int??.some(nil) as Any) == ##"try recorded(#"null"#)"##)
    #expect(SwiftCode.text(of: [Optional(1), nil]) == "[1, nil]")
    #expect(SwiftCode.text(of: ["b": [2.5], "a": []]) == #"["a": [], "b": [2.5]]"#)
    #expect(SwiftCode.text(of: Set([2, 1])) == "[1, 2]")
    #expect(
      SwiftCode.text(of: URL(string: "https://example.com/a?b=c")!) == #"URL(string: "https://example.com/a?b=c")!"#
    )
    #expect(
      SwiftCode.text(of: Date(timeIntervalSinceReferenceDate: 0.1)) == "Date(timeIntervalSinceReferenceDate: 0.1)"
    )
    #expect(SwiftCode.text(of: {}) == nil)
    #expect(SwiftCode.raw(#"a"#) == ##"#"a"#"##)
    #expect(SwiftCode.raw(##"a"#\#(b)"##) == ###"##"a"#\#(b)"##"###)
  }

  // holds: SESSION-6
  @Test func `the name of the file is the name of the type, if it is one`() {
    #expect(TestCommand<Pantry>.typeName(ofFile: "a/CartTests.swift") == "CartTests")
    #expect(TestCommand<Pantry>.typeName(ofFile: "a/cart-tests.swift") == nil)
  }
}

private enum Odd: Codable, CustomStringConvertible {
  case none, described

  var description: String { "another text" }
}
