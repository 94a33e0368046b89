import SwiftUI
import Testing
import ViewHost

@Observable
private final class Model {
  var value = 0
  var isOn = false
}

private struct Screen: View {
  @Bindable var model: Model
  var body: some View {
    Text("\(model.value)")
    Toggle("On", isOn: $model.isOn.animation(.easeOut))
    Button("Animate") { withAnimation(.linear) { model.value += 1 } }
    Button("Change") { model.value += 1 }
  }
}

@MainActor
@Suite("Transactions")
struct TransactionTests {
  @Test("An update has the animation of its change")
  func animation() throws {
    let host = ViewHost(Screen(model: Model()))
    try host.tap("Animate")
    #expect(host.animation == Animation.linear)
    try host.tap("Change")
    #expect(host.animation == nil)
    try host.toggle("On")
    #expect(host.animation == Animation.easeOut)
  }

  @Test("A transaction ends with its closure, also when the closure throws")
  func scope() {
    struct Failure: Error {}
    var box = Transaction()
    box.disablesAnimations = true
    #expect(throws: Failure.self) { try withTransaction(box) { throw Failure() } }
    let read = Binding(
      get: { false },
      set: { (_: Bool, transaction: Transaction) in
        MainActor.assumeIsolated { Recorder.last = transaction.disablesAnimations }
      }
    )
    withTransaction(box) { read.wrappedValue = true }
    #expect(Recorder.last == true)
    read.wrappedValue = true
    #expect(Recorder.last == false)
  }

}

@MainActor
private enum Recorder {
  static var last: Bool?
}
