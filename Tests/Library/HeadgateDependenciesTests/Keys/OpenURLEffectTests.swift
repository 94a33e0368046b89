import Foundation
import HeadgateSupport
import Testing

@testable import HeadgateDependenciesRuntime

@Suite("The openURL dependency")
struct OpenURLEffectTests {
  private let url = URL(filePath: "/")

  @Test("tells whether the URL could be opened")  // holds: DEP-29
  func given() async {
    await withDependencies {
      $0.openURL = OpenURLEffect { $0.scheme == "file" }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(url))
      #expect(await openURL(URL(string: "other:x")!) == false)
    }
  }

  @Test("opens nothing and reports in a test that did not give it")  // holds: DEP-29
  func unimplemented() async {
    let line = #line + 2
    let issues = await recordingIssues {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(url) == false)
    }
    expectOne(issues, number: "DEPENDENCY-3", text: "The dependency 'openURL' was used", line: line)
  }

  #if os(Linux)
    @Test("runs the command of the desktop", .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/env")))
    func command() async {  // holds: DEP-29
      #expect(await OpenURLEffect.run(command: "true", url: url))
      #expect(await OpenURLEffect.run(command: "false", url: url) == false)
      #expect(await OpenURLEffect.run(command: "no-such-command-here", url: url) == false)
    }
  #endif
}
