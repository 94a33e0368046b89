import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite struct ObservationConcurrencyTests {
  @Test func `copies are read and changed on many threads at once`() async {  // holds: OBS-22
    let state = Leaf()
    let told = Notifications()
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var copy = state
          let pending = PendingObservations()
          for round in 0..<500 {
            told.track { copy.count + state.name.count }
            if round.isMultiple(of: 2) {
              copy.count += 1
            } else {
              _ = reducing(pending) { copy.name += "a" }
              pending.fire()
            }
          }
          return copy.count
        }
      }
      for await count in group { #expect(count == 250) }
    }
    #expect(told.count > 0)
    #expect(state == Leaf())
  }
}
