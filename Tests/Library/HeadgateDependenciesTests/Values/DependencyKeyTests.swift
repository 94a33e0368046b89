import HeadgateDependencies
import Testing

@Suite("Keys that lack a value")
struct DependencyKeyTests {
  @Test("a missing test value is reported with its property, at the @Dependency, once in a test")  // holds: DEP-10
  func missingTestValue() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(\.liveOnly) var liveOnly
      #expect(liveOnly.value == 1)
      #expect(liveOnly.value == 1)
      @Dependency(\.liveOnly) var again
      #expect(again.value == 1)
    }
    expectOne(issues, number: "DEPENDENCY-1", text: "The dependency 'liveOnly' has no test value", line: line)
    #expect(issues.first?.text.contains("The key 'LiveOnly'") == true)
  }

  @Test("the other tests of the process are told about it too")  // holds: DEP-10, DEP-13
  func missingTestValueAgain() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(LiveOnly.self) var liveOnly
      #expect(liveOnly.value == 1)
    }
    expectOne(issues, number: "DEPENDENCY-1", text: "The dependency 'LiveOnly' has no test value", line: line)
  }

  @Test("without a @Dependency the report names the place that asked the subscript")  // holds: DEP-10
  func missingTestValueBySubscript() {
    let line = #line + 2
    let issues = recordingIssues {
      _ = DependencyValues()[LiveOnly.self]
    }
    expectOne(issues, number: "DEPENDENCY-1", text: "no test value", line: line)
  }

  @Test("a test value that is asked for directly is reported too")  // holds: DEP-10
  func missingTestValueDirectly() {
    let issues = recordingIssues {
      #expect(LiveOnly.testValue.value == 1)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("'LiveOnly'") == true)
  }

  @Test("a missing live value is reported, and the test value is used")  // holds: DEP-11
  func missingLiveValue() {
    let line = #line + 4
    let issues = recordingIssues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.testOnly) var testOnly
        #expect(testOnly.value == 3)
        #expect(testOnly.value == 3)
      }
    }
    expectOne(issues, number: "DEPENDENCY-2", text: "The dependency 'testOnly' has no live value", line: line + 1)
  }

  @Test("an override needs no default, also when it changes a part of it")  // holds: DEP-12
  func overriding() {
    let issues = recordingIssues {
      withDependencies {
        $0.liveOnly.value += 4
        $0.context = .live
        $0.testOnly.value += 4
      } operation: {
        @Dependency(\.liveOnly) var liveOnly
        @Dependency(\.testOnly) var testOnly
        #expect(liveOnly.value == 5)
        #expect(testOnly.value == 7)
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("what an update looked at is reported when it is used later")  // holds: DEP-12
  func lookingIsNotUsing() async {
    let issues = await recordingIssues {
      await withDependencies {
        await Task.yield()
        _ = $0.liveOnly.value
      } operation: {
        @Dependency(\.liveOnly) var liveOnly
        #expect(liveOnly.value == 1)
      }
    }
    #expect(issues.count == 1)
  }

  @Test("the preview value stands in for a missing test value")  // holds: DEP-10
  func previewValueInTest() {
    enum Previewed: DependencyKey {
      static let liveValue = "live"
      static let previewValue = "preview"
    }
    let issues = recordingIssues {
      @Dependency(Previewed.self) var previewed
      #expect(previewed == "preview")
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("a test used its preview value") == true)
  }

  @Test("what an update looked at without a test value is computed anew, and reported")  // holds: DEP-12, DEP-43
  func lookedAtWithoutTestValue() {
    let issues = recordingIssues {
      withDependencies {
        _ = $0.liveOnly.value
        _ = $0.liveOnly.value
      } operation: {
        @Dependency(\.liveOnly) var liveOnly
        #expect(liveOnly.value == 1)
        #expect(liveOnly.value == 1)
      }
    }
    #expect(issues.count == 1)
  }
}
