import HeadgateDependencies
import Testing

@Suite("AnyHashableSendable")
struct AnyHashableSendableTests {
  @Test("is equal by type and value, and hashes alike")  // holds: DEP-31
  func equality() {
    #expect(AnyHashableSendable(1) == 1)
    #expect(AnyHashableSendable("a") == "a")
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    let ids: Set<AnyHashableSendable> = [1, 1, "a", "a"]
    #expect(ids.count == 2)
  }

  @Test("is not wrapped twice, and shows its value")  // holds: DEP-31
  func base() {
    let twice = AnyHashableSendable(AnyHashableSendable("a"))
    #expect(twice.base is String)
    #expect("\(twice)" == "a")
    #expect(String(reflecting: twice) == "AnyHashableSendable(\"a\")")
    #expect(Mirror(reflecting: AnyHashableSendable([1, 2])).children.count == 2)
  }

  @Test("is the AnyHashable of its value")  // holds: DEP-44
  func anyHashable() {
    #expect(AnyHashable(AnyHashableSendable(1)) == AnyHashable(1))
    #expect(AnyHashable(1) == AnyHashable(AnyHashableSendable(1)))
    #expect(AnyHashable(AnyHashableSendable(1)) != AnyHashable("1"))
    let names: [AnyHashable: String] = [1: "one", AnyHashableSendable("two"): "two"]
    #expect(names[AnyHashableSendable(1)] == "one")
    #expect(names["two"] == "two")
    #expect(AnyHashable(AnyHashableSendable(1)) as? Int == 1)
  }
}
