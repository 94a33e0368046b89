import HeadgateIdentified
import Testing

@Suite struct IdentifiedArrayExpressibleByArrayLiteralTests {
  // holds: IDENT-2
  @Test func aLiteral() {
    let rows: Rows = [Row(id: 1), Row(id: 2)]
    #expect(rows == .rows(1, 2))
    let empty: Rows = []
    #expect(empty._$structure == 0)
  }

  // holds: IDENT-4
  @Test func aDuplicateTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let rows: Rows = [Row(id: 1), Row(id: 1)]
      _ = rows
    }
    let message = text(result?.standardErrorContent)
    #expect(message.contains("Two elements of an identified array of 'Row' have the id 1."))
  }
}
