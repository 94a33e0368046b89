import Headgate
import SwiftUI
import Testing
import ViewHost

private struct SharedView: View {
  @Shared var isOn: Bool
  @SharedReader var count: Int

  var body: some View {
    Toggle("On", isOn: Binding($isOn))
    Text("On: \(isOn), count: \(count)")
  }
}

@MainActor
@Suite("Shared values in views")
struct SharedTests {
  // holds: UI-60, UI-61
  @Test("A binding writes the shared value, and each view that reads it shows it")
  func shared() throws {
    @Shared(value: false) var isOn
    @Shared(value: 1) var count
    let host = ViewHost(SharedView(isOn: $isOn, count: SharedReader($count)))
    #expect(host.texts.contains("On: false, count: 1"))
    try host.toggle("On")
    #expect(isOn)
    #expect(host.texts.contains("On: true, count: 1"))
    $count.withLock { $0 = 2 }
    host.update()
    #expect(host.texts.contains("On: true, count: 2"))
    $isOn.withLock { $0 = false }
    host.update()
    #expect(try host.isOn("On") == false)
    #expect(($isOn as Any) is any DynamicProperty)
    #expect((SharedReader($count) as Any) is any DynamicProperty)
  }
}
