import Headgate
import SwiftUI
import Testing
import ViewHost

@MainActor
@Suite("A list of stores")
struct RowsViewTests {
  let store: StoreOf<Rows> = {
    var state = Rows.State()
    for id in 0..<1000 { state.rows.append(Row.State(id: id)) }
    return Store(initialState: state) { Rows() }
  }()

  @Test("An action of one row of 1,000 evaluates that row and nothing else")
  func oneRow() throws {
    let host = ViewHost(RowsView(store: store))
    try host.tap("Row 500: 0")
    #expect(store.rows[500].count == 1)
    #expect(host.texts[500] == "Row 500: 1")
    #expect(host.evaluations(of: RowsView.self) == 1)
    #expect(host.evaluations(of: RowView.self) == 1001)
  }

  @Test("A report of the library is an issue of the test")
  func reports() {
    withKnownIssue { reportIssue("A report") }
  }
}
