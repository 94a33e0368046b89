import Foundation
import HeadgateDependencies
import Testing

@Suite("The preferredLocales dependency")
struct PreferredLocalesTests {
  @Test("is the machine's when live")  // holds: DEP-48
  func live() {
    #expect(DependencyValues.live.preferredLocales.map(\.identifier) == Locale.preferredLanguages)
  }

  @Test("can be given")  // holds: DEP-48
  func given() {
    withDependencies {
      $0.preferredLocales = [Locale(identifier: "de"), Locale(identifier: "fr")]
    } operation: {
      @Dependency(\.preferredLocales) var locales
      #expect(locales.map(\.identifier) == ["de", "fr"])
    }
  }

  @Test("reports in a test that did not give it")  // holds: DEP-48
  func unimplemented() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(\.preferredLocales) var locales
      _ = locales
    }
    expectOne(issues, number: "DEPENDENCY-1", text: "'preferredLocales'", line: line)
  }
}
