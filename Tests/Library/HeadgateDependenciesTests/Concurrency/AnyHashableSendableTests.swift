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

  @Test("is written as a literal")  // holds: DEP-45
  func literals() {
    let ids: [AnyHashableSendable] = [1, "a", true, 1.5]
    #expect(ids.map { "\($0)" } == ["1", "a", "true", "1.5"])
    #expect(
      ids == [AnyHashableSendable(1), AnyHashableSendable("a"), AnyHashableSendable(true), AnyHashableSendable(1.5)]
    )
  }

  @Test("is made of values whose types are not known, by its initializer as a function")  // holds: DEP-45
  func existentials() {
    let values: [any Hashable & Sendable] = [1, "a", AnyHashableSendable(2)]
    let ids = values.map(AnyHashableSendable.init)
    #expect(ids == [1, "a", 2])
    #expect(ids.last?.base is Int)
  }
}
