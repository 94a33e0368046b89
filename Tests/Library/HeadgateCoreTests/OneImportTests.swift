// Tests of: Headgate/Exports.swift, STORE-66

// Nothing else is imported here than what users import.
import Headgate
import HeadgateTesting
import Testing

@CasePathable
private enum Screen: Equatable { case list([Int]), detail(title: String) }

@Observable
private final class Model { var count = 1 }

@Suite struct OneImportTests {
  // holds: STORE-66
  @Test func observationIsThere() {
    let model = Model()
    let isChanged = LockIsolated(false)
    let count = withObservationTracking {
      model.count
    } onChange: {
      isChanged.setValue(true)
    }
    model.count = 2
    #expect(count == 1)
    #expect(isChanged.value)
  }

  // holds: STORE-66
  @Test func dumpsAndDifferencesAreThere() {
    struct Point: Equatable, CustomDumpStringConvertible {
      var x = 1
      var customDumpDescription: String { "Point at \(x)" }
    }
    var text = ""
    customDump(Point(), to: &text)
    #expect(text == "Point at 1")
    #expect(String(customDumping: Screen.list([1])).contains("list"))
    #expect(diff(1, 2) == "- 1\n+ 2")
    expectNoDifference(Point(), Point())
    var point = Point()
    expectDifference(point) {
      point.x = 2
    } changes: {
      $0.x = 2
    }
  }

  // holds: STORE-66
  @Test func reportsAreThere() throws {
    struct Failed: Error {}
    withExpectedIssue { reportIssue("expected") }
    withExpectedIssue { reportIssue(Failed()) }
    withExpectedIssue { withErrorReporting { throw Failed() } }
    let load: @Sendable (Int) -> String = unimplemented("load", placeholder: "none")
    withExpectedIssue { #expect(load(1) == "none") }
    #expect(isTesting)
    #expect(TestContext.current != nil)
    withIssueReporters([]) { reportIssue("nobody hears this") }
  }
}
