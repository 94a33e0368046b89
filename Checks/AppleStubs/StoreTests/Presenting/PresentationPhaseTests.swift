@testable import HeadgateUI
import Testing

/// A phase with functions that an expectation can call.
private final class Phase {
  private var value = PresentationPhase<Int>()
  var isIdle: Bool { value.isIdle }

  func next(wanted: Int?, canPresent: Bool) -> PresentationPhase<Int>.Command? {
    value.next(wanted: wanted, canPresent: canPresent)
  }

  func presented() { value.presented() }
  func left() -> Bool { value.left() }
  func ended() { value.ended() }
}

@Suite("The decisions of a presentation")
struct PresentationPhaseTests {
  // holds: KIT-10
  @Test("An item is presented once, when something can be presented")
  func present() {
    let phase = Phase()
    #expect(phase.next(wanted: 1, canPresent: false) == nil)
    #expect(phase.isIdle)
    #expect(phase.next(wanted: nil, canPresent: true) == nil)
    #expect(phase.next(wanted: 1, canPresent: true) == .present)
    #expect(phase.next(wanted: 1, canPresent: true) == nil)
    phase.presented()
    #expect(phase.next(wanted: 1, canPresent: false) == nil)
  }

  // holds: KIT-12
  @Test("There is no command during an animation", arguments: [nil, 2])
  func animations(wanted: Int?) {
    let phase = Phase()
    #expect(phase.next(wanted: 1, canPresent: true) == .present)
    #expect(phase.next(wanted: wanted, canPresent: false) == nil)
    phase.presented()
    #expect(phase.next(wanted: wanted, canPresent: false) == .dismiss)
    #expect(phase.next(wanted: 1, canPresent: true) == nil)
    // The end of the presentation is reported late.
    phase.presented()
    #expect(phase.next(wanted: 1, canPresent: true) == nil)
    phase.ended()
    #expect(phase.next(wanted: 1, canPresent: true) == .present)
  }

  // holds: KIT-11
  @Test("Only an item that leaves without a command was dismissed by somebody else")
  func left() {
    let phase = Phase()
    #expect(!phase.left())
    _ = phase.next(wanted: 1, canPresent: true)
    #expect(phase.left())
    #expect(!phase.left())
    phase.ended()
    _ = phase.next(wanted: 1, canPresent: true)
    phase.presented()
    _ = phase.next(wanted: nil, canPresent: true)
    #expect(!phase.left())
  }
}
