// Tests of: OBS-28

import Headgate
import CustomDump
import HeadgateCore
import Testing

@Suite struct ObservableStateDumpTests {
  @Test func `a dump shows the properties under their own names and no bookkeeping`() {  // holds: OBS-28
    #expect(
      String(customDumping: Leaf(name: "a", count: 1))
        == """
        Leaf(
          name: "a",
          count: 1
        )
        """
    )
  }

  @Test func `reflection shows what it shows of the plain struct`() {  // holds: OBS-28
    let labels = Mirror(reflecting: Dumped()).children.map(\.label)
    #expect(labels == ["first", "second", "third", "default"])
    #expect("\(Leaf(name: "a"))" == #"Leaf(name: "a", count: 0)"#)
  }

  @Test func `a dump registers no reads`() {  // holds: OBS-28
    let told = Notifications()
    var state = Leaf()
    told.track { String(customDumping: state) }
    state.count = 1
    #expect(told.count == 0)
  }

  @Test func `a mirror of one's own is used`() {  // holds: OBS-28
    #expect(Mirror(reflecting: Mirrored()).children.map(\.label) == ["own"])
  }
}

@ObservableState
private struct Dumped {
  var first = 1
  let second = 2
  #if DEBUG || !DEBUG
    @ObservationStateIgnored var third = 3
  #endif
  var `default` = 4
}

@ObservableState
private struct Mirrored {
  var first = 1
  var customMirror: Mirror { Mirror(self, children: ["own": first]) }
}
