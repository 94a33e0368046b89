import Foundation
import Headgate
import Testing

struct IdentifiedActionTests {
  private typealias Rows = IdentifiedAction<Int, String>

  // holds: REDUCER-22
  @Test func `is compared, hashed and coded by id and action`() throws {
    let action = Rows.element(id: 1, action: "tapped")
    #expect(action == .element(id: 1, action: "tapped"))
    #expect(action != .element(id: 2, action: "tapped"))
    #expect(Set([action, action, .element(id: 1, action: "other")]).count == 2)
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(Rows.self, from: data) == action)
  }

  // holds: REDUCER-22
  @Test func `has case paths, one for each element`() {
    let action = Family.Parent.Action.rows(.element(id: 1, action: .note("a")))
    let element: (id: Int, action: Family.Child.Action)? = action[case: \.rows.element]
    #expect(element?.id == 1)
    #expect(action.is(\.rows[id: 1]))
    #expect(!action.is(\.rows[id: 2]))
    let note: String? = action[case: \.rows[id: 1].note]
    #expect(note == "a")
    let path: CaseKeyPath<Family.Parent.Action, String> = \.rows[id: 7].note
    #expect(path("b").is(\.rows[id: 7].note))
  }
}
