import CustomDump
import Headgate
import Testing

@testable import HeadgateCore

struct BindingActionTests {
  typealias Binding = BindingAction<Form.State>

  // holds: BIND-1
  @Test func `two are equal when they set the same property to equal values`() {
    #expect(Binding.set(\.name, "Blob") == .set(\.name, "Blob"))
    #expect(Binding.set(\.name, "Blob") != .set(\.name, "Blub"))
    #expect(Binding.set(\.name, "Blob") != .set(\.address.street, "Blob"))
    #expect(Binding.set(\.age, 1) != .set(\.options.half, 1))
    let action = Binding.set(\.name, "Blob")
    #expect(action == action)
    #expect(action.keyPath == \.name)
    #expect(Form.Action.set(\.name, "Blob") == .binding(action))
  }

  // holds: BIND-2
  @Test func `a path is a pattern for the bindings of its property`() {
    func isName(_ action: Form.Action) -> Bool {
      switch action {
      case .binding(\.name): true
      default: false
      }
    }
    #expect(isName(.set(\.name, "")))
    #expect(!isName(.set(\.age, 1)))
    #expect(!isName(.set(\.address.street, "")))
    #expect(!isName(.fillButtonTapped))
  }

  // holds: BIND-3
  @Test func `a property is a case path`() {
    let action = Form.Action.set(\.name, "Blob")
    let name = action[case: \.binding.name] as String?
    #expect(name == "Blob")
    #expect(action[case: \.binding.age] == nil)
    #expect(action[case: \.undo.name] == nil)
    #expect(action.is(\.binding.name))
    #expect((\Form.Action.Cases.binding.age)(3) == .set(\.age, 3))
    let survey = Survey.Action.view(.set(\.answer, "yes"))
    let answer = survey[case: \.view.binding.answer] as String?
    #expect(answer == "yes")
  }

  // holds: BIND-4
  @Test func `a dump shows what is set, by names`() {
    func dumped(_ action: Binding) -> String { String(customDumping: action) }
    #expect(dumped(.set(\.name, "Blob")) == #"BindingAction.set(\State.name, "Blob")"#)
    #expect(dumped(.set(\.address.street, "High")) == #"BindingAction.set(\State.address.street, "High")"#)
    #expect(dumped(.set(\.options.isLoud, true)) == #"BindingAction.set(\State.options.isLoud, true)"#)
    #expect(dumped(.set(\.address, Form.Address())).hasPrefix(#"BindingAction.set("#))
    #expect(dumped(.set(\.tags[1], "a")).contains(#"\State.tags"#))
    #expect(!dumped(.set(\.options.half, 1)).contains("0x"))
    #expect(dumped(.set(\.options.half, 1)).contains(#"\State.options."#))
    #expect(
      String(customDumping: Form.Action.set(\.name, "Blob"))
        == #"""
        Form.Action.binding(
          .set(\State.name, "Blob")
        )
        """#
    )
    #expect(
      dumped(.set(\.tags, ["a"]))
        == #"""
        BindingAction.set(
          \State.tags,
          [
            [0]: "a"
          ]
        )
        """#
    )
  }

  private struct OnMainActor {
    @MainActor var name: String {
      get { storage }
      set { storage = newValue }
    }
    var storage = ""
  }

  // holds: MACRO-92
  @Test func `a property of the main actor is set there`() async {
    let name = await MainActor.run {
      let binding = BindingAction<OnMainActor>.set(\.name, "Blob")
      var state = OnMainActor()
      binding.write.perform(on: &state)
      return state.storage
    }
    #expect(name == "Blob")
  }

  // holds: MACRO-92
  @Test func `elsewhere it traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let binding = await MainActor.run { BindingAction<OnMainActor>.set(\.name, "Blob") }
      await Task.detached {
        var state = OnMainActor()
        binding.write.perform(on: &state)
      }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[CORE-60]"))
  }

  // holds: MACRO-92
  @Test func `its key path is taken and compared there only`() async {
    await MainActor.run {
      let binding = BindingAction<OnMainActor>.set(\.name, "Blob")
      #expect(binding == BindingAction<OnMainActor>.set(\.name, "Blob"))
      let path: AnyKeyPath = \OnMainActor.name
      #expect(binding.keyPath == path)
    }
    let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let binding = await MainActor.run { BindingAction<OnMainActor>.set(\.name, "Blob") }
      await Task.detached { _ = binding.keyPath }.value
    }
    let pathText = String(decoding: path?.standardErrorContent ?? [], as: UTF8.self)
    #expect(pathText.contains("[CORE-60]"))
    let comparison = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let binding = await MainActor.run { BindingAction<OnMainActor>.set(\.name, "Blob") }
      await Task.detached { _ = binding == binding }.value
    }
    let comparisonText = String(decoding: comparison?.standardErrorContent ?? [], as: UTF8.self)
    #expect(comparisonText.contains("[CORE-60]"))
  }
}
