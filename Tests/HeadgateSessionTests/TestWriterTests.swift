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
    #expect(text.contains("@testable import HeadgateSessionTests"))
  }

  // holds: SESSION-7
  @Test func `a part of a session starts with the state before it`() async throws {
    try await Pantry.record(to: file.url)
    let writer = TestWriter(session: try Session<Pantry>(contentsOf: file.url))
    let text = try writer.text(from: 11, to: 12)
    #expect(text.contains(#""name":"Oat milk""#))
    #expect(text.contains("// 11\n") && text.contains("// 12\n"))
    #expect(!text.contains("// 10") && !text.contains("// 13"))
    #expect(throws: SessionError.self) { try writer.text(from: 12, to: 11) }
    #expect(throws: SessionError.self) { try writer.text(from: 1, to: 99) }
  }
}
