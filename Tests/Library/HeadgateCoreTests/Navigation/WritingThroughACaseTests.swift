// Tests of: NAV-52, NAV-83, NAV-84, NAV-85, NAV-86

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
    stack[id: 0, case: \.number]? += 1
    stack[id: 5, case: \.number] = nil
    stack[id: 5, case: \.number] = 3
    #expect(Array(stack) == [.text("b"), .number(3)])
    #expect(Array(stack.ids) == [0, 5])
  }

  // holds: NAV-85
  @Test func `nil through a case that is not presented is reported at its line, and dismisses nothing`() {
    var sheet = PresentationState<TextOrNumber>(wrappedValue: .text("a"))
    let line = #line + 1
    let issues = recordingIssues { sheet[case: \.number] = nil }
    #expect(sheet.wrappedValue == .text("a"))
    expectOne(
      issues,
      number: "CORE-65",
      text: #"Nil was written through "[case:]" of the payload "Int" to a "TextOrNumber""#,
      line: line
    )
    #expect(issues.first?.text.contains(#"What is presented is in ".text"#) == true)
  }

  // holds: NAV-85
  @Test func `optional chaining writes nothing in another case, and nil behind a key path`() {
    var sheet = PresentationState<TextOrNumber>(wrappedValue: .text("a"))
    let none = recordingIssues { sheet[case: \.number]? += 1 }
    #expect(none.isEmpty)
    let line = #line + 1
    let path = \PresentationState<TextOrNumber>.[case: \.number]
    let issues = recordingIssues { sheet[keyPath: path]? += 1 }
    expectOne(issues, number: "CORE-65", text: "Nothing was dismissed", line: line)
    #expect(sheet.wrappedValue == .text("a"))
  }

  // holds: NAV-86
  @Test func `nil through a case that the element is not in is reported at its line, and removes nothing`() {
    var stack: StackState<TextOrNumber> = [.text("a"), .number(1)]
    let copy = stack
    let line = #line + 1
    let issues = recordingIssues { stack[id: 0, case: \.number] = nil }
    #expect(stack == copy)
    expectOne(
      issues,
      number: "CORE-66",
      text: ##"of the payload "Int" to the element "#0" of a stack of "TextOrNumber", which is in another case"##,
      line: line
    )
  }

  // holds: NAV-85, NAV-86, NAV-83, NAV-84, NAV-52
  @Test(arguments: 0..<200) func `each write through a case changes only that case, and any other write is reported`(
    seed: UInt64
  ) {
    var state = seed
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    func value() -> TextOrNumber { next(2) == 0 ? .text("\(next(3))") : .number(Int(next(3))) }
    var sheet = PresentationState<TextOrNumber>(wrappedValue: next(3) == 0 ? nil : value())
    var stack = StackState<TextOrNumber>([value()])
    for _ in 0..<6 {
      let (before, element, new) = (sheet.wrappedValue, stack.first, next(3) == 0 ? nil : value())
      let isText = new.map { $0.is(\.text) } ?? (next(2) == 0)
      let isWrong = { (old: TextOrNumber?) in old.map { $0.is(\.text) != isText } ?? false }
      let issues = recordingIssues {
        if isText { sheet[case: \.text] = new?[case: \.text] } else { sheet[case: \.number] = new?[case: \.number] }
      }
      #expect(sheet.wrappedValue == (isWrong(before) ? before : new))
      #expect(issues.count == (isWrong(before) ? 1 : 0))
      guard element != nil, let id = stack.ids.first else { continue }
      let others = recordingIssues {
        if isText {
          stack[id: id, case: \.text] = new?[case: \.text]
        } else {
          stack[id: id, case: \.number] = new?[case: \.number]
        }
      }
      #expect(stack.first == (isWrong(element) ? element : new))
      #expect(others.count == (isWrong(element) ? 1 : 0))
    }
  }
}

@CasePathable
private enum TextOrNumber: Equatable {
  case text(String)
  case number(Int)
}
