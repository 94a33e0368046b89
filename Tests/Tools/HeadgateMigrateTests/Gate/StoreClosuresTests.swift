import HeadgateMigrate
import Testing

@Suite struct StoreClosuresTests {
  private static let parent = """
    @Reducer
    struct Parent {
      struct State: Equatable {
        var child = Child.State()
        var rows: IdentifiedArrayOf<Child.State> = []
      }
      enum Action { case child(Child.Action), rows(IdentifiedActionOf<Child>) }
      var body: some ReducerOf<Self> {
        Scope(state: \\.child, action: \\.child) { Child() }
        EmptyReducer().forEach(\\.rows, action: \\.rows) { Child() }
      }
    }
    """

  /// Returns the view of the parent after the gate of the child.
  private func view(_ body: String) throws -> String {
    let view = "struct ParentView {\n  @Bindable var store: StoreOf<Parent>\n  var body: some View {\n\(body)\n  }\n}\n"
    let files = [("Parent.swift", GateSource.child + Self.parent), ("View.swift", view)]
    let migration = try GateMigration(files, feature: "Child").migration
    return migration.files.first { $0.path == "View.swift" }?.after ?? view
  }

  @Test(
    "the parameter of a closure of a view is the scoped store",
    arguments: [
      "ForEach(store.scope(state: \\.rows, action: \\.rows)) { child in SEND }",
      "ForEachStore(self.store.scope(state: \\.rows, action: \\.rows)) { a in WithViewStore(a) { child in SEND } }",
      "ForEachStore(self.store.scope(state: \\.rows, action: \\.rows), content: { child in SEND })",
      "IfLetStore(store.scope(state: \\.child, action: \\.child)) { child in SEND }",
      "WithViewStore(store.scope(state: \\.child, action: \\.child), observe: { $0 }) { child in SEND }",
      "IfLetStore(store.scope(state: \\.child, action: \\.child)) { a in WithViewStore(a) { child in SEND } }",
      "IfLetStore(store.scope(state: \\.child, action: Parent.Action.child)) { child in SEND }",
      "CaseLet(/Parent.State.child, action: Parent.Action.child) { child in SEND }",
      "NavigationStack(path: $store.scope(state: \\.rows, action: \\.rows)) { root } destination: { child in SEND }",
      "Text(\"\").sheet(item: $store.scope(state: \\.child, action: \\.child)) { child in SEND }",
    ]
  )
  func known(_ body: String) throws {
    let text = try view(body.replacing("SEND", with: "Button(\"\") { child.send(.tapped) }"))
    #expect(text.contains("child.send(.view(.tapped))"), "\(text)")
  }

  @Test(
    "a pattern for the case of a store names the store of the child",
    arguments: ["page(let child)", "let .page(child)"]
  )
  func storeOfACase(_ pattern: String) throws {
    let pattern = pattern.hasPrefix("let") ? pattern : ".\(pattern)"
    let pages = "@Reducer enum Pages { case page(Child), list(Int) }\n"
    let view = """
      struct PagesView: View {
        let store: StoreOf<Pages>
        var body: some View {
          switch store.case {
          case \(pattern): Button("") { child.send(.tapped) }
          case .list(let number): Text("\\(number)")
          }
        }
      }

      """
    let migration = try GateMigration([("A.swift", GateSource.child + pages), ("B.swift", view)], feature: "Child")
      .migration
    let text = try #require(migration.files.first { $0.path == "B.swift" }?.after)
    #expect(text.contains("child.send(.view(.tapped))"), "\(text)")
  }

  @Test("the closure of a binding sends an action of the store")
  func binding() throws {
    let scope = "store.scope(state: \\.child, action: \\.child)"
    let text = try view(
      """
      WithViewStore(\(scope), observe: { $0 }) { child in
        Toggle("", isOn: child.binding(get: \\.isOn, send: { _ in .tapped }))
        Toggle("", isOn: child.binding(get: \\.isOn, send: .tapped))
      }
      """
    )
    #expect(text.contains("send: { _ in .view(.tapped) }"), "\(text)")
    #expect(text.contains("send: .view(.tapped)"), "\(text)")
  }

  @Test(
    "the parameter of another closure is not known",
    arguments: [
      "ForEach(children) { child in SEND }", "ForEach(store.scope(state: \\.child, action: path)) { child in SEND }",
      "ForEach(store.scope(state: \\.child, action: \\.child)) { _, child in SEND }",
      "WithViewStore(store.scope(state: \\.child, action: \\.child)) { _ in children.forEach { child in SEND } }",
    ]
  )
  func unknown(_ body: String) {
    let code = body.replacing("SEND", with: "Button(\"\") { child.send(.tapped) }")
    #expect(throws: GateError.self) { try view(code + "\n// Child") }
  }
}
