import Headgate
import Testing

/// Writing through `[case:]` to what is in another case.
struct WritingThroughACaseTests {
  private func fill(_ number: inout Int?) { number = 7 }

  // holds: NAV-83
  @Test func `what is presented in another case stays, and the writing is reported at its line`() {
    var sheet = PresentationState<TextOrNumber>(wrappedValue: .text("a"))
    let issues = recordingIssues {
      sheet[case: \.number] = 3
      fill(&sheet[case: \.number])
    }
    #expect(sheet.wrappedValue == .text("a"))
    #expect(issues.map(\.fileID) == [#fileID, #fileID])
    #expect(issues.map(\.line) == [#line - 5, #line - 4])
    #expect(issues.allSatisfy { $0.text.hasSuffix("[CORE-50]") })
    let text = issues.first?.text ?? ""
    #expect(
      text.contains(#"A "Int" was written through "[case:]" to a "TextOrNumber" that is presented in another case"#)
    )
    #expect(text.contains(#"What is presented is in ".text"#))
  }

  // holds: NAV-83
  @Test func `what is presented in the case is replaced, and presented where nothing is`() {
    var sheet = PresentationState<TextOrNumber>(wrappedValue: .text("a"))
    sheet[case: \.text] = "b"
    #expect(sheet.wrappedValue == .text("b"))
    sheet[case: \.number] = nil
    sheet[case: \.number]? += 1
    #expect(sheet.wrappedValue == .text("b"))
    sheet[case: \.text] = nil
    #expect(sheet.wrappedValue == nil)
    sheet[case: \.number] = 3
    #expect(sheet.wrappedValue == .number(3))
  }

  // holds: NAV-84
  @Test func `an element in another case stays, and the writing is reported at its line`() {
    var stack: StackState<TextOrNumber> = [.text("a"), .number(1)]
    let copy = stack
    let issues = recordingIssues {
      stack[id: 0, case: \.number] = 3
      fill(&stack[id: 0, case: \.number])
    }
    #expect(stack == copy)
    #expect(issues.map(\.fileID) == [#fileID, #fileID])
    #expect(issues.map(\.line) == [#line - 5, #line - 4])
    #expect(issues.allSatisfy { $0.text.hasSuffix("[CORE-51]") })
    let text = issues.first?.text ?? ""
    #expect(
      text.contains(##"A "Int" was written through "[id:case:]" to the element "#0" of a stack of "TextOrNumber""##)
    )
    #expect(text.contains(#"The element is in ".text"#))
  }

  // holds: NAV-84
  @Test func `an element in the case is replaced, and one that is not there is put on top in a test`() {
    var stack: StackState<TextOrNumber> = [.text("a")]
    stack[id: 0, case: \.text] = "b"
    stack[id: 0, case: \.number] = nil
    stack[id: 5, case: \.number] = 3
    #expect(Array(stack) == [.text("b"), .number(3)])
    #expect(Array(stack.ids) == [0, 5])
  }
}

@CasePathable
private enum TextOrNumber: Equatable {
  case text(String)
  case number(Int)
}
