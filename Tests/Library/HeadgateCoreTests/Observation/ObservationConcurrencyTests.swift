// Tests of: OBS-22

import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite struct ObservationConcurrencyTests {
  @Test func `copies are read and changed on many threads at once`() async {  // holds: OBS-22
    let state = Leaf()
    await withTaskGroup(of: (copy: Leaf, told: [Notifications]).self) { group in
      for _ in 0..<8 {
        group.addTask {
          var copy = state
          let pending = PendingObservations()
          let told = (0..<500).map { round in
            let told = Notifications()
            told.track { copy.count + state.name.count }
            if round.isMultiple(of: 2) {
              copy.count += 1
            } else {
              _ = reducing(pending) { copy.name += "a" }
              pending.fire()
            }
            return told
          }
          return (copy, told)
        }
      }
      var told: [Notifications] = []
      for await result in group {
        #expect(result.copy.count == 250)
        #expect(result.copy.name.count == state.name.count + 250)
        told += result.told
      }
      // Each round changed what it tracked. Another thread may have told of it, and may have been late: so all are counted
      // at the end. Changes of both fields at the same moment may tell twice.
      #expect(told.count == 4_000)
      #expect(told.count { $0.count == 0 } == 0)
    }
  }
}
