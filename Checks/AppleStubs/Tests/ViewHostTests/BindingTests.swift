import SwiftUI
import Testing

@Observable
private final class Settings {
  var name = "Blob"
  var tags = ["a", "b"]
  var title: String?
}

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test("A binding of an object reads and writes the property")
  func bindable() {
    let settings = Settings()
    @Bindable var bindable = settings
    let name = $bindable.name
    name.wrappedValue = "Blob Jr."
    #expect(settings.name == "Blob Jr.")
    #expect(name.wrappedValue == "Blob Jr.")
  }

  @Test("Closures of the main actor are called without a suspension")
  func closures() {
    var value = 1
    let box = Box(value: 1)
    let binding = Binding(get: { box.value }, set: { box.value = $0 })
    binding.wrappedValue = 2
    value = binding.wrappedValue
    #expect(value == 2)
  }

  @Test("Closures of no actor are called")
  nonisolated func closuresWithoutActor() {
    let binding = Binding<Int>(get: { 7 }, set: { _ in })
    #expect(binding.wrappedValue == 7)
  }

  @Test("A setter receives the transaction of the binding")
  func transaction() {
    let box = Box(value: 1)
    let binding = Binding(
      get: { box.value },
      set: { value, transaction in
        box.value = value
        box.animation = transaction.animation
      }
    )
    binding.animation(.linear).wrappedValue = 2
    #expect(box.animation == .linear)
    withAnimation(.easeIn) { binding.wrappedValue = 3 }
    #expect(box.animation == .easeIn)
    withAnimation(.easeIn) { binding.animation(.linear).wrappedValue = 4 }
    #expect(box.animation == .linear)
  }

  @Test("A binding of a collection is a collection of bindings")
  func collection() {
    let settings = Settings()
    @Bindable var bindable = settings
    for tag in $bindable.tags { tag.wrappedValue += "!" }
    #expect(settings.tags == ["a!", "b!"])
    #expect($bindable.tags.count == 2)
  }

  @Test("A binding of an optional value can be unwrapped while there is a value")
  func unwrapping() throws {
    let settings = Settings()
    @Bindable var bindable = settings
    #expect(Binding($bindable.title) == nil)
    settings.title = "T"
    let title = try #require(Binding($bindable.title))
    title.wrappedValue += "!"
    #expect(settings.title == "T!")
  }

  @Test("A binding becomes a binding of an optional value; nil is not written")
  func optional() {
    let settings = Settings()
    @Bindable var bindable = settings
    let name = Binding<String?>($bindable.name)
    name.wrappedValue = "Blob Jr."
    name.wrappedValue = nil
    #expect(settings.name == "Blob Jr.")
  }

  @Test("A state without a view keeps its initial value")
  func stateWithoutView() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    #expect(state.projectedValue.wrappedValue == 1)
  }
}

@MainActor
private final class Box {
  var value: Int
  var animation: Animation?

  init(value: Int) { self.value = value }
}
