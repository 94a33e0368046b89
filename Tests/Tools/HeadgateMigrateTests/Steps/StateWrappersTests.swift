import Testing

@Suite struct StateWrappersTests {
  @Test func aWrapperThatAnInitializerSetsStays() {
    let file = Migrated(
      """
      @Reducer
      struct Settings {
        @ObservableState
        struct State {
          @BindingState var count = 1
          init(count: Int) { _count = BindingState(wrappedValue: count) }
        }
        enum Action { case tapped }
      }

      """
    )
    #expect(file.text.contains("@BindingState var count"))
    #expect(!file.changes.isEmpty)
  }

  @Test func wrappersAndPathsOfBindings() {
    let file = Migrated(
      """
      @Reducer
      struct Form {
        @ObservableState
        struct State {
          @BindingState var name = ""
          @PresentationState var alert: AlertState<Never>?
        }
        func a(_ action: Action) {
          if case .binding(\\.$name) = action { send(.set(\\.$name, "a")) }
          if case .binding(\\.$alert) = action {}
          store.receive(\\.binding.$name)
        }
      }

      """
    )
    #expect(file.text.contains("    var name = \"\"\n    @Presents var alert: AlertState<Never>?\n"))
    #expect(file.text.contains("if case .binding(\\.name) = action { send(.set(\\.name, \"a\")) }"))
    #expect(file.text.contains(".binding(\\.$alert)"))
    #expect(file.text.contains("store.receive(\\.binding.name)"))
  }

  @Test func aStateThatIsNotObservableIsListed() {
    let file = Migrated(
      "struct FormState {\n  @BindableState var name = \"\"\n}\nlet a = Form.binding(.binding(\\.$name))\n"
    )
    #expect(file.text.contains("@BindableState"))
    #expect(file.text.contains("\\.$name"))
    #expect(file.changes == ["3: required [state-wrappers]", "5: required [state-wrappers]"])
  }

  @Test func thePathOfAStateThatIsNotObservableIsListed() {
    let file = Migrated("func a() {\n  if case .binding(\\.$name) = b {}\n  store.send(.set(\\.$name, \"\"))\n}\n")
    #expect(file.changes == ["3: required [state-wrappers]", "4: required [state-wrappers]"])
  }

  @Test func theBindingsOfAViewStoreAreListed() {
    let file = Migrated(
      """
      import SwiftUI
      struct V: View {
        var a: some View { TextField("", text: viewStore.binding(\\.$name)) }
        var b: some View { TextField("", text: viewStore.binding(get: \\.name, send: A.name)) }
        var c: some View { Sheet(isOn: viewStore.binding(get: \\.isOn)) }
      }

      """
    )
    #expect(file.changes == ["4: view [names]", "5: view [names]"])
  }
}
