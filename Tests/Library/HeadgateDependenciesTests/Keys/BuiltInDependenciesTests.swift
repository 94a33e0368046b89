// Tests of: Keys, DEP-24, DEP-25

import Foundation
import HeadgateDependencies
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Built-in values that the machine decides")
struct BuiltInDependenciesTests {
  @Test("are the machine's in the live context")  // holds: DEP-24
  func live() {
    let live = DependencyValues.live
    #expect(live.calendar == .autoupdatingCurrent)
    #expect(live.locale == .autoupdatingCurrent)
    #expect(live.timeZone == .autoupdatingCurrent)
    #expect(live.urlSession === URLSession.shared)
    #expect(live.notificationCenter === NotificationCenter.default)
    #expect(live.continuousClock is ContinuousClock)
    #expect(live.suspendingClock is SuspendingClock)
  }

  @Test("are reported by name when a test did not give them")  // holds: DEP-24
  func unset() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.urlSession) var urlSession
      #expect(calendar == .autoupdatingCurrent)
      #expect(locale == .autoupdatingCurrent)
      #expect(timeZone == .autoupdatingCurrent)
      #expect(urlSession === URLSession.shared)
    }
    #expect(issues.map(\.line) == Array(line..<line + 4))
    #expect(issues.allSatisfy { $0.text.hasSuffix("[DEPENDENCY-1]") })
    for (issue, name) in zip(issues, ["calendar", "locale", "timeZone", "urlSession"]) {
      #expect(issue.text.contains("The dependency '\(name)'"))
    }
  }

  @Test("can be given")  // holds: DEP-24
  func given() throws {
    let session = URLSession(configuration: .ephemeral)
    let center = NotificationCenter()
    let timeZone = try #require(TimeZone(secondsFromGMT: 3_600))
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = timeZone
      $0.urlSession = session
      $0.notificationCenter = center
    } operation: {
      let values = DependencyValues.current
      #expect(values.calendar == Calendar(identifier: .gregorian))
      #expect(values.locale == Locale(identifier: "de_DE"))
      #expect(values.timeZone == timeZone)
      #expect(values.urlSession === session)
      #expect(values.notificationCenter === center)
    }
  }

  @Test("notifications go to a centre of the test's own")  // holds: DEP-25
  func notificationCenter() {
    @Dependency(\.notificationCenter) var notificationCenter
    #expect(notificationCenter !== NotificationCenter.default)
    #expect(notificationCenter === DependencyValues.current.notificationCenter)
  }
}
