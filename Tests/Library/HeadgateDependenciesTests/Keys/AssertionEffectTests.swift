import HeadgateDependencies
import HeadgateSupport
import Testing

@Suite("The assertion dependencies")
struct AssertionEffectTests {
  @Dependency(\.assert) private var assert
  @Dependency(\.assertionFailure) private var assertionFailure
  @Dependency(\.precondition) private var precondition

  @Test("tell a test of a failure at the call, and go on")  // holds: DEP-37
  func test() {
    let line = #line + 2
    let issues = recordingIssues {
      assert(1 == 2, "not equal")
      precondition(1 == 2)
      assertionFailure("never here")
      assert(1 == 1)
      precondition(1 == 1, "equal")
    }
    #expect(issues.map(\.line) == [line, line + 1, line + 2])
    #expect(issues.allSatisfy { $0.fileID == #fileID && $0.text.hasSuffix("[DEPENDENCY-10]") })
    #expect(
      issues.map { $0.text.prefix { $0 != "\n" } } == [
        "An assertion failed: not equal", "A precondition failed", "An assertion failed: never here",
      ]
    )
  }

  @Test("are silent when live and the condition holds")  // holds: DEP-37
  func liveHolds() {
    let asked = Locked<[String]>([])
    func holds(_ name: String) -> Bool {
      asked.withLock { $0.append(name) }
      return true
    }
    let issues = recordingIssues {
      DependencyValues.live.assert(holds("assert"))
      DependencyValues.live.precondition(holds("precondition"))
    }
    #expect(issues.isEmpty)
    // `assert` looks at its condition in debug builds only, like the standard library's.
    #expect(asked.withLock { $0.last } == "precondition")
  }

  #if os(Linux) || os(macOS) || os(Windows)
    @Test("stop the program when live")  // holds: DEP-37
    func liveTraps() async {
      await #expect(processExitsWith: .failure) { DependencyValues.live.assert(1 == 2) }
      await #expect(processExitsWith: .failure) { DependencyValues.live.precondition(1 == 2) }
      await #expect(processExitsWith: .failure) { DependencyValues.live.assertionFailure("never here") }
    }
  #endif

  @Test("can be given")  // holds: DEP-37
  func given() {
    let messages = Locked<[String]>([])
    withDependencies {
      $0.assert = AssertionEffect { condition, message, _ in
        if !condition() { messages.withLock { [message = message()] in $0.append(message) } }
      }
      $0.assertionFailure = AssertionFailureEffect { message, _ in
        messages.withLock { [message = message()] in $0.append(message) }
      }
    } operation: {
      assert(1 == 2, "a")
      assert(1 == 1, "b")
      assertionFailure("c")
    }
    #expect(messages.withLock { $0 } == ["a", "c"])
  }
}
