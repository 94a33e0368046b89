import HeadgateSupport
import Observation
import Testing

@testable import HeadgateCore

/// Facts about the observation library, which `Documentation/RelyingOn.md` lists.
@Suite struct TrackingTests {
  // fact: R-29
  @Test func `a tracker hears of changes after its closure only, once, before the change, on the thread of it`() {
    let registrar = ObservationRegistrar()
    let subject = ObservedSubject.shared
    let log = Locked<[String]>([])
    func note(_ text: String) { log.withLock { $0.append(text) } }
    withObservationTracking {
      registrar.access(subject, keyPath: ObservedSubject.path)
      registrar.willSet(subject, keyPath: ObservedSubject.path)
      registrar.didSet(subject, keyPath: ObservedSubject.path)
      note("read")
    } onChange: {
      log.withLock { $0.append("told") }
    }
    note("changes")
    registrar.willSet(subject, keyPath: ObservedSubject.path)
    note("changed")
    registrar.didSet(subject, keyPath: ObservedSubject.path)
    registrar.willSet(subject, keyPath: ObservedSubject.path)
    #expect(log.withLock { $0 } == ["read", "changes", "told", "changed"])
  }

  // fact: R-29
  @Test func `a change reaches those alone who have read with the same registrar`() {
    let (first, second) = (ObservationRegistrar(), ObservationRegistrar())
    let told = Locked(0)
    withObservationTracking {
      first.access(ObservedSubject.shared, keyPath: ObservedSubject.path)
    } onChange: {
      told.withLock { $0 += 1 }
    }
    second.willSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
    #expect(told.withLock { $0 } == 0)
    first.willSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
    #expect(told.withLock { $0 } == 1)
  }
}
