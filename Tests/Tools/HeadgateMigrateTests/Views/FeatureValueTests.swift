import Testing

@Suite struct FeatureValueTests {
  /// A form with one bindable property, and the declarations of its type.
  private func form(_ property: String, _ types: String) -> Migrated {
    Migrated(
      """
      import SwiftUI

      @Reducer
      struct Form {
        @ObservableState
        struct State: Equatable {
          var \(property)
        }

        enum Action: BindableAction {
          case binding(BindingAction<State>)
        }
      }

      \(types)

      struct FormView: View {
        let store: StoreOf<Form>

        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Field(viewStore.$value)
          }
        }
      }

      """
    )
  }

  @Test(
    "a property is bound if its type is sendable beyond doubt",
    arguments: [
      ("value = \"\"", ""), ("value: [String: Set<UUID>]?", ""), ("value = Kind.a", "enum Kind { case a, b(Int) }"),
      ("value = Item()", "struct Item { var name = \"\"; var next: [Item] = [] }"),
      ("value: Item", "public struct Item: Sendable { var name: Other }"),
    ]
  )
  func sendable(_ property: String, _ types: String) {
    let file = form(property, types)
    #expect(file.text.contains("    Field($store.value)\n"))
    #expect(file.changes == [])
  }

  @Test(
    "the view of another property stays",
    arguments: [
      ("value: Unknown", ""), ("value: () -> Void", ""), ("value = make()", ""),
      ("value = Kind.other", "enum Kind { case a }"),
      ("value: Item", "public struct Item { var name = \"\" }"), ("value: Item", "class Item {}"),
      ("value: Item", "struct Item { var name: Unknown }"), ("value: Item", "struct Item { @Wrapped var name = 1 }"),
      ("value: Item", "enum Item { case a(() -> Void) }"), ("value: String", "struct String { var a: Unknown }"),
    ]
  )
  func unknown(_ property: String, _ types: String) {
    let file = form(property, types)
    #expect(file.text.contains("    WithViewStore(store, observe: { $0 }) { viewStore in\n"))
    #expect(file.changes.count == 2)
  }
}
