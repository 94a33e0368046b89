import Headgate
import Testing

@testable import HeadgateCore

struct ActionLabelTests {
  private struct Plain {}
  private enum Sample {
    case plain
    case value(Int)
    case labeled(id: Int, name: String)
    case nested(Inner)
    case row(id: Int, action: Inner)
  }
  private enum Inner { case tapped, typed(String) }

  // holds: REDUCER-21
  @Test func `the case without payloads`() {
    #expect(actionLabel(Sample.plain) == ".plain")
    #expect(actionLabel(Sample.value(1)) == ".value(…)")
    #expect(actionLabel(Sample.labeled(id: 1, name: "secret")) == ".labeled(…)")
    #expect(actionLabel(Sample.nested(.tapped)) == ".nested(.tapped)")
    #expect(actionLabel(Sample.row(id: 1, action: .typed("secret"))) == ".row(.typed(…))")
    #expect(actionLabel(Plain()) == "Plain")
  }
}
