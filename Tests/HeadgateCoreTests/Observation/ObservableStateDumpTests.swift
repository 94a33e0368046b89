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
        """)
  }
}
