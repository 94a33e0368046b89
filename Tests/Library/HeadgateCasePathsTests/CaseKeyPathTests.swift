import HeadgateCasePaths
import Testing

@Suite struct CaseKeyPathTests {
  // holds: CASE-8
  @Test func callingAPathBuildsTheValue() {
    let named = \Action.Cases.named
    let count: CaseKeyPath<Action, Int> = \.child.count
    #expect(named("a") == .named("a"))
    #expect(count(3) == .child(.count(3)))
    #expect((\Action.Cases.rows[id: 1].count)(2) == .rows(.element(id: 1, action: .count(2))))
  }

  // holds: CASE-8
  @Test func callingAPathOfACaseWithoutPayloadTakesNothing() {
    let tapped = \Action.Cases.tapped
    let idle = \Action.Cases.child.idle
    #expect(tapped() == .tapped)
    #expect(idle() == .child(.idle))
  }

  // holds: CASE-8
  @Test func callingAPathOfACaseWithLabelsTakesTheTuple() {
    let moved = \Action.Cases.moved
    #expect(moved((x: 1, y: 2)) == .moved(x: 1, y: 2))
  }

  // holds: CASE-9
  @Test func aPathIsAPattern() {
    func name(_ action: Action) -> String {
      switch action {
      case \.tapped: "tapped"
      case \.child.count: "count"
      case \.child: "child"
      case \.rows[id: 1]: "first row"
      default: "other"
      }
    }
    #expect(name(.tapped) == "tapped")
    #expect(name(.child(.count(1))) == "count")
    #expect(name(.child(.idle)) == "child")
    #expect(name(.rows(.element(id: 1, action: .idle))) == "first row")
    #expect(name(.rows(.element(id: 2, action: .idle))) == "other")
    #expect(name(.named("tapped")) == "other")
  }

  // holds: CASE-10
  @Test func pathsAreEqualWhenTheyNameTheSameCaseWithTheSameArguments() {
    #expect(\Action.Cases.child.count == \Action.Cases.child.count)
    #expect(\Action.Cases.rows[id: 1] == \Action.Cases.rows[id: 1])
    #expect(\Action.Cases.rows[id: 1] != \Action.Cases.rows[id: 2])
    #expect(\Action.Cases.child as PartialCaseKeyPath<Action> != \Action.Cases.named)
    #expect(Set([\Action.Cases.child.count, \Action.Cases.child.count]).count == 1)
  }

  // holds: CASE-10
  @Test func pathsAreAppendedLikeOtherKeyPaths() {
    let child = \Action.Cases.child
    #expect(child.appending(path: \.count) == \Action.Cases.child.count)
    #expect(child.appending(path: \.count)(1) == .child(.count(1)))
  }

  // holds: CASE-11
  @Test func literalsCrossIsolations() async {
    func onAnotherTask<Payload: Sendable>(
      _ path: any CaseKeyPath<Action, Payload> & Sendable,
      _ payload: Payload
    ) async -> Bool {
      await Task.detached { path(payload) == path(payload) }.value
    }
    #expect(await onAnotherTask(\.child.count, 1))
    #expect(await onAnotherTask(\.rows[id: 1].count, 1))
    #expect(await onAnotherTask(\.response.success, 1))
    let inside: @Sendable (Action) -> Bool = { $0.is(\.child.count) }
    #expect(inside(.child(.count(1))))
    #expect(Self.shared("a") == .named("a"))
  }

  static let shared: any CaseKeyPath<Action, String> & Sendable = \.named

  // holds: CASE-35
  @Test func aPathWhosePayloadIsNotKnownBuildsAndReads() {
    let path: PartialCaseKeyPath<Download> = \.loaded
    let made: Download? = path([1])
    #expect(made == .loaded([1]))
    let other: Download? = path("a")
    #expect(other == nil)
    let idle: PartialCaseKeyPath<Download> = \.idle
    #expect(idle(()) as Download? == .idle)
    #expect(Download.loaded([1])[case: path] as? [Int] == [1])
    #expect(Download.idle[case: path] == nil)
    #expect(Download.idle[case: idle] is Void)
    let deep: PartialCaseKeyPath<Download> = \.failed.some.text
    #expect(deep("a") as Download? == .failed(.text("a")))
    #expect(Download.failed(.text("a"))[case: deep] as? String == "a")
  }
}
