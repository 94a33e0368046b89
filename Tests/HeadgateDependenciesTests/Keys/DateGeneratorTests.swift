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
    expectOne(one, number: "DEP-3", text: "The dependency 'date' was used", line: nowLine)
  }

  @Test("reports nothing when it is read and not used")  // holds: DEP-26
  func readNotUsed() {
    let issues = recordingIssues {
      @Dependency(\.date) var date
      _ = date
    }
    #expect(issues.isEmpty)
  }
}
