// Tests of: MACRO-44, MACRO-49, MACRO-50

import HeadgateDependencies
import HeadgateSupport
import Testing

@DependencyClient
private struct Icons: Sendable {
  var current: @Sendable () async -> String?
  var named: @Sendable (_ name: String) -> Optional<Int>
  var first: @Sendable () throws -> String?
  var last: @Sendable () -> Int?, all: @Sendable () -> [Int] = { [1] }
}

extension DependencyValues {
  @DependencyEntry(.test) fileprivate var testOnly = 1
  @DependencyEntry(liveValue: 3) fileprivate var named = 2
  @DependencyEntry(liveValue: 5, previewValue: 6) fileprivate var shown: Int = 4
}

@Suite("Spellings of dependency macros, compiled")
struct DependencySpellingsCompiledTests {
  @Test("an endpoint that nobody gave and that returns an optional reports and answers nil")  // holds: MACRO-44
  func optionals() async {
    let icons = Icons()
    let issues = Locked<[String]>([])
    await withKnownIssue {
      #expect(await icons.current() == nil)
      #expect(icons.named(name: "a") == nil)
      #expect(icons.last() == nil)
      #expect(icons.all() == [1])
      #expect(throws: Unimplemented("Icons.first")) { try icons.first() }
    } matching: { issue in
      issues.withLock { $0.append("\(issue)") }
      return issue.comments.contains { $0.rawValue.contains("[DEPENDENCY-7]") }
    }
    #expect(issues.withLock { $0.count } == 5)
  }

  @Test("an entry says which value its property gives")  // holds: MACRO-49, MACRO-50
  func entries() {
    @Dependency(\.testOnly) var testOnly
    @Dependency(\.named) var named
    @Dependency(\.shown) var shown
    #expect([testOnly, named, shown] == [1, 2, 4])
    withDependencies {
      $0.context = .live
    } operation: {
      #expect([named, shown] == [3, 5])
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect([testOnly, named, shown] == [1, 3, 6])
    }
  }
}
