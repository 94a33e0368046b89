import HeadgateDependencies
import Testing

private struct Radio: TestDependencyKey {
  var station = ""
  static var testValue: Radio {
    if shouldReportUnimplemented { reportIssue("The radio is unimplemented.") }
    return Radio()
  }
}

@Suite("shouldReportUnimplemented")
struct ShouldReportUnimplementedTests {
  @Test("is true where a value is used")  // holds: DEP-49, DEP-51
  func used() {
    #expect(shouldReportUnimplemented)
    let issues = recordingIssues {
      @Dependency(Radio.self) var radio
      #expect(radio.station == "")
    }
    #expect(issues.map(\.text) == ["The radio is unimplemented."])
  }

  @Test("is false where an update looks at a value")  // holds: DEP-49
  func updated() {
    let issues = recordingIssues {
      withDependencies {
        #expect(!shouldReportUnimplemented)
        $0[Radio.self].station = "a"
      } operation: {
        @Dependency(Radio.self) var radio
        #expect(radio.station == "a")
        #expect(shouldReportUnimplemented)
      }
    }
    #expect(issues.isEmpty)
  }
}
