// Tests of: IDENT-33

import HeadgateIdentified
import Testing

@Suite struct IdentifiedArraySendableTests {
  // holds: IDENT-33
  @Test func arraysTravelBetweenTasks() async {
    let rows: Rows = .rows(1, 2)
    let changed = await Task.detached {
      var rows = rows
      rows[id: 2]?.title = "elsewhere"
      return rows
    }.value
    #expect(changed.map(\.title) == ["", "elsewhere"])
    #expect(rows == .rows(1, 2))
  }
}
