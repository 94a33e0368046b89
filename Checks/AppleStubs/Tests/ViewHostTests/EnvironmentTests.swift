import SwiftUI
import Testing
import ViewHost

private enum NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

@Observable
private final class Model {
  var number = 1
  var title = "A"
}

private struct Reader: View {
  @Environment(\.number) private var number
  @Environment(Model.self) private var model
  var body: some View { Text("\(number) \(model.title)") }
}

private struct Between: View {
  var body: some View { VStack { Reader() } }
}

private struct Provider: View {
  let model: Model
  var body: some View {
    Between().environment(\.number, model.number).environment(model)
  }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {
  @Test("A changed value evaluates the views that read the environment")
  func change() {
    let model = Model()
    let host = ViewHost(Provider(model: model))
    #expect(host.texts == ["1 A"])
    model.number = 2
    host.update()
    #expect(host.texts == ["2 A"])
    #expect(host.evaluations(of: Between.self) == 1)
    model.title = "B"
    host.update()
    #expect(host.texts == ["2 B"])
    #expect(host.evaluations(of: Provider.self) == 2)
  }
}
