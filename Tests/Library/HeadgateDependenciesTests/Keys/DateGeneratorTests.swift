import Foundation
import HeadgateDependencies
import Testing

@Suite("The date dependency")
struct DateGeneratorTests {
  @Test("tells the real date when live")  // holds: DEP-26
  func live() {
    let before = Date()
    let now = DependencyValues.live.date.now
    #expect(now >= before)
    #expect(now <= Date())
  }

  @Test("tells what it was given")  // holds: DEP-26
  func given() {
    let date = Date(timeIntervalSince1970: 5)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      @Dependency(\.date) var generator
      @Dependency(\.date.now) var now
      #expect(generator.now == date)
      #expect(generator() == date)
      #expect(now == date)
    }
    withDependencies {
      $0.date.now = date
    } operation: {
      @Dependency(\.date.now) var now
      #expect(now == date)
    }
  }

  @Test("reports each use in a test that did not give it, at the @Dependency")  // holds: DEP-26
  func unimplemented() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(\.date) var date
      let read = date
      #expect(read.now <= Date())
      #expect(read() <= Date())
    }
    #expect(issues.map(\.line) == [line, line])
    let nowLine = #line + 2
    let one = recordingIssues {
      @Dependency(\.date.now) var now
      #expect(now <= Date())
    }
    expectOne(one, number: "DEPENDENCY-3", text: "The dependency 'date' was used", line: nowLine)
  }

  @Test("reports nothing when it is read and not used")  // holds: DEP-26
  func readNotUsed() {
    let issues = recordingIssues {
      @Dependency(\.date) var date
      _ = date
    }
    #expect(issues.isEmpty)
  }

  @Test("is set through a key path without a report")  // holds: DEP-41
  func keyPath() async {
    let date = Date(timeIntervalSince1970: 1)
    let path: any WritableKeyPath<DependencyValues, Date> & Sendable = \.date.now
    let issues = await recordingIssues {
      @Dependency(\.date.now) var now
      withDependencies {
        $0[keyPath: path] = date
      } operation: {
        #expect(now == date)
      }
      await withDependencies {
        await Task.yield()
        $0[keyPath: path] = date
      } operation: {
        #expect(now == date)
      }
      prepareDependencies { $0[keyPath: path] = date }
      #expect(now == date)
    }
    #expect(issues.isEmpty)
  }

  @Test("reports its use by an update that does not set it")  // holds: DEP-41
  func usedByUpdate() async {
    let issues = await recordingIssues {
      withDependencies {
        $0.number.value = Int($0.date.now.timeIntervalSince1970)
      } operation: {
      }
      await withDependencies {
        await Task.yield()
        $0.number.value = Int($0.date.now.timeIntervalSince1970)
      } operation: {
      }
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.text.contains("The dependency 'date' was used") })
  }

  @Test("reports its use by an update that throws")  // holds: DEP-41
  func usedByThrowingUpdate() {
    struct Failure: Error {}
    let issues = recordingIssues {
      #expect(throws: Failure.self) {
        try withDependencies {
          _ = $0.date.now
          throw Failure()
        } operation: {
        }
      }
    }
    #expect(issues.count == 1)
  }

  @Test("reports a use after the update that took it")  // holds: DEP-41
  func takenByUpdate() {
    let issues = recordingIssues {
      var taken: DateGenerator?
      withDependencies {
        taken = $0.date
        $0.date = .constant(.distantPast)
      } operation: {
        _ = taken?.now
      }
    }
    #expect(issues.count == 1)
  }
}
