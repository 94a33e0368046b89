import HeadgateDependencies
import HeadgateSupport
import Testing

@Suite("prepareDependencies")
struct PrepareDependenciesTests {
  private struct Failure: Error {}

  @Test("sets what is used where nothing is overridden, in every context")  // holds: DEP-20
  func prepares() {
    prepareDependencies {
      $0.number.value = 60
      $0.liveOnly.value += 60
    }
    @Dependency(\.number) var number
    @Dependency(\.liveOnly) var liveOnly
    #expect(number.value == 60)
    #expect(liveOnly.value == 61)
    #expect(DependencyValues.live.number.value == 60)
    withDependencies {
      $0.number.value = 61
    } operation: {
      #expect(number.value == 61)
    }
  }

  @Test("sets the context")  // holds: DEP-20
  func context() {
    prepareDependencies { $0.context = .preview }
    @Dependency(\.number) var number
    #expect(number.value == 2)
    #expect(DependencyValues.test.number.value == 3)
  }

  @Test("returns what its closure returns, and prepares nothing when it throws")  // holds: DEP-20
  func throwing() {
    #expect(prepareDependencies { $0.context } == .test)
    #expect(throws: Failure.self) {
      try prepareDependencies {
        $0.number.value = 60
        throw Failure()
      }
    }
    #expect(DependencyValues().number.value == 3)
  }

  @Test("after a use is reported, and the earlier value stays")  // holds: DEP-21
  func late() {
    let used = DependencyValues().token
    let line = #line + 2
    let issues = recordingIssues {
      prepareDependencies {
        $0.token = Token()
        $0.number.value = 61
      }
    }
    expectOne(issues, number: "DEPENDENCY-4", text: "'Token' was prepared after it was used", line: line)
    #expect(DependencyValues().token === used)
    #expect(DependencyValues().number.value == 61)
  }

  @Test("a second time is reported for each value, and the first one stays")  // holds: DEP-21
  func again() {
    prepareDependencies {
      $0.number.value = 60
      $0.context = .live
    }
    let line = #line + 2
    let issues = recordingIssues {
      prepareDependencies {
        $0.number.value = 61
        $0.context = .preview
      }
    }
    #expect(issues.map(\.line) == [line, line])
    #expect(issues.allSatisfy { $0.text.hasSuffix("[DEPENDENCY-5]") })
    #expect(issues.last?.text.contains("'Number' was prepared twice") == true)
    #expect(issues.first?.text.contains("'context' was prepared twice") == true)
    #expect(DependencyValues().number.value == 60)
    #expect(DependencyValues().context == .live)
  }

  @Test("in a preview can be repeated, also after a use")  // holds: DEP-42
  func preview() {
    let issues = recordingIssues {
      withDependencies {
        $0.context = .preview
      } operation: {
        @Dependency(\.number) var number
        #expect(number.value == 2)
        for value in 61...62 {
          prepareDependencies {
            $0.number.value = value
            $0.context = .preview
          }
          #expect(number.value == value)
        }
      }
    }
    #expect(issues.isEmpty)
  }

  @Test("after an update that only looked is not late")  // holds: DEP-43
  func lookedAt() {
    let issues = recordingIssues {
      withDependencies {
        _ = $0.number.value
      } operation: {
      }
      prepareDependencies { $0.number.value = 60 }
      #expect(DependencyValues().number.value == 60)
    }
    #expect(issues.isEmpty)
  }
}
