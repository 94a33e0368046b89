import HeadgateCasePaths
import HeadgateSupport
import Testing

@Suite struct CasePathableDynamicMemberTests {
  // holds: CASE-21
  @Test func theNameOfACaseReadsItsPayload() {
    let child = ChildAction.count(4)
    #expect(child.count == 4)
    #expect(child.idle == nil)
    #expect(ChildAction.idle.count == nil)
    #expect(ChildAction.idle.idle != nil)
  }

  // holds: CASE-21
  @Test func theNameOfACaseIsAKeyPath() {
    #expect([ChildAction.count(1), .idle].compactMap(\.count) == [1])
  }

  // holds: CASE-33
  @Test func theNameOfACaseWritesItsPayload() {
    var download = Download.loaded([1])
    download.loaded = [2]
    #expect(download == .loaded([2]))
    download.loaded?.append(3)
    #expect(download == .loaded([2, 3]))
    download = .range(from: 1, to: 2)
    download.range?.to = 5
    #expect(download == .range(from: 1, to: 5))
  }

  // holds: CASE-33
  @Test func throughAnOptionalTheNameOfACaseWritesItsPayload() {
    var download: Download? = .failed(.text("a"))
    download?.failed??.text? += "b"
    #expect(download == .failed(.text("ab")))
    download?.titled? = "c"
    #expect(download == .failed(.text("ab")))
    download = nil
    download?.loaded?.append(1)
    #expect(download == nil)
  }

  // holds: CASE-34
  @Test func behindAQuestionMarkAnotherCaseIsLeftAlone() {
    var download = Download.idle
    download.loaded?.append(1)
    download.loaded? = [1]
    download.loaded = nil
    #expect(download == .idle)
  }

  // holds: CASE-33
  @Test func aPayloadForAnotherCaseIsReportedAndChangesNothing() {
    var download = Download.idle
    withKnownIssue {
      download.loaded = [1]
    } matching: {
      "\($0)".contains("'[1]' was dropped") && "\($0)".contains("[CP-3]")
    }
    #expect(download == .idle)
  }

  // holds: CASE-33
  @Test func nilForThisCaseIsReportedAndChangesNothing() {
    var download = Download.loaded([1])
    withKnownIssue {
      download.loaded = nil
    } matching: {
      "\($0)".contains("'nil' was assigned") && "\($0)".contains("[CP-4]")
    }
    #expect(download == .loaded([1]))
  }

  // holds: CASE-33
  @Test func aPayloadThatIsNilItselfIsWritten() {
    var download = Download.titled("a")
    download.titled = .some(nil)
    #expect(download == .titled(nil))
    download.titled = .some("b")
    #expect(download == .titled("b"))
    download.titled = nil
    #expect(download == .titled(nil))
  }
}
