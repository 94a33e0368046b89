@testable import HeadgateMigrate
import Testing

struct SortedCaseTests {
  private static let one = CaseRoles.Place(file: 0, offset: 1)

  private func sorted(_ change: (inout CaseRoles, CaseRoles.Place) -> Void) -> SortedCase {
    var roles = CaseRoles()
    change(&roles, Self.one)
    return SortedCase(ActionName(kind: nil, name: "saved"), roles)
  }

  @Test func viewSends() {
    let one = sorted { $0.views = [$1] }
    #expect(one.kind == .view)
    #expect(one.problems == [])
    #expect(one.reason == "a view sends it")
    #expect(one.evidence == Self.one)
  }

  @Test func parentSends() {
    #expect(sorted { $0.parents = [$1] }.kind == .interface)
    #expect(
      sorted {
        $0.parents = [$1]
        $0.listeners = [$1]
      }.problems == []
    )
  }

  @Test func onlyFeatureSends() {
    #expect(sorted { $0.feature = [$1] }.kind == .internal)
    let one = sorted {
      $0.feature = [$1]
      $0.handlers = [$1]
      $0.tests = [$1]
    }
    #expect(one.kind == .internal)
    #expect(one.problems == [])
  }

  @Test func featureSendsAndParentListens() {
    let one = sorted {
      $0.feature = [$1]
      $0.listeners = [$1]
    }
    #expect(one.kind == .delegate)
    #expect(one.problems == [])
  }

  // A feature that acts on its own delegate action would handle an action that is meant for its parent.
  @Test func featureSendsAndBothReact() {
    let one = sorted {
      $0.feature = [$1]
      $0.listeners = [$1]
      $0.handlers = [$1]
    }
    #expect(one.kind == .internal)
    #expect(one.problems == [.alsoHeard])
  }

  @Test func viewSendsAndOthersToo() {
    let one = sorted {
      $0.views = [$1]
      $0.parents = [$1]
      $0.listeners = [$1]
      $0.feature = [$1]
    }
    #expect(one.kind == .view)
    #expect(one.problems == [.alsoHeard, .alsoRequested, .alsoSentBySelf])
  }

  @Test func parentAndFeatureSend() {
    let one = sorted {
      $0.parents = [$1]
      $0.feature = [$1]
    }
    #expect(one.kind == .interface)
    #expect(one.problems == [.alsoSentBySelf])
  }

  @Test func onlyTestsSend() {
    let one = sorted { $0.tests = [$1] }
    #expect(one.kind == .view)
    #expect(one.reason == "only tests send it")
  }

  @Test func nobodySends() {
    let one = sorted {
      $0.listeners = [$1]
      $0.handlers = [$1]
    }
    #expect(one.kind == nil)
    #expect(one.problems == [.neverSent])
    #expect(one.evidence == nil)
  }
}
