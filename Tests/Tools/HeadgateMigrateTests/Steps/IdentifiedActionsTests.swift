import Testing

@Suite struct IdentifiedActionsTests {
  private static let rows = """
    @Reducer
    struct Rows {
      @ObservableState
      struct State {}
      enum Action {
        case row(id: UUID, action: Row.Action)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .row(id: let id, action: .tapped): return .send(.row(id: id, action: .selected))
          case let .row(id, action): return .none
          case .row: return .none
          }
        }
        .forEach(\\.rows, action: /Action.row(id:action:)) { Row() }
      }
    }

    """

  @Test func aCaseWithAnIDAndAnAction() {
    let text = Migrated(Self.rows).text
    #expect(text.contains("case row(IdentifiedAction<UUID, Row.Action>)"))
    #expect(
      text.contains(
        "case .row(.element(id: let id, action: .tapped)): return .send(.row(.element(id: id, action: .selected)))"
      )
    )
    #expect(text.contains("case let .row(.element(id, action)):"))
    #expect(text.contains(".forEach(\\.rows, action: \\.row)"))
  }

  @Test func aCaseOfAnotherEnumWithTheNameLeavesTheCase() {
    let file = Migrated(
      Self.rows + "enum Event { case row(id: Int, action: String) }\nlog(.row(id: 1, action: \"tap\"))\n"
    )
    #expect(file.text.contains("case row(id: UUID, action: Row.Action)"))
    #expect(file.text.contains("log(.row(id: 1, action: \"tap\"))"))
    #expect(!file.changes.isEmpty)
  }

  @Test func anotherUseOfTheNameLeavesTheCase() {
    let file = Migrated(Self.rows + "let make = Rows.Action.row(1)\n")
    #expect(file.text.contains("case row(id: UUID, action: Row.Action)"))
    #expect(file.changes == ["17: required [case-paths]"])
  }

  @Test(
    "a case that is used as a function, or without its type, stays",
    arguments: [
      "let make = actions.map(Rows.Action.row)", "let make = Rows.Action.row(id:action:)",
      "let make: (UUID, Row.Action) -> Rows.Action = .row",
      "extension Rows.Action {\n  static func first() -> Self { row(id: UUID(), action: .tapped) }\n}",
    ]
  )
  func otherUses(_ use: String) {
    let text = Migrated(Self.rows + use + "\n").text
    #expect(text == Self.rows + use + "\n")
  }

  @Test func aViewThatIsListedDoesNotKeepTheCase() {
    let view = "let a = ForEachStore(store.scope(state: \\.rows, action: Rows.Action.row(id:action:))) { Row($0) }\n"
    let file = Migrated(Self.rows + view)
    #expect(file.text.contains("case row(IdentifiedAction<UUID, Row.Action>)"))
    #expect(file.text.hasSuffix(view))
    #expect(file.changes == ["20: view [names]"])
  }

  @Test func aPropertyWithTheNameOfTheCase() {
    #expect(Migrated(Self.rows + "let a = state.row\n").text.contains("IdentifiedAction<"))
  }
}
