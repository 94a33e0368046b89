// snippet: client
import Headgate

@DependencyClient
struct NameRegistry: Sendable {
  var isFree: @Sendable (_ name: String) async throws -> Bool
  var reserve: @Sendable (_ name: String) async throws -> Void
  var news: @Sendable () -> AsyncStream<String> = { .finished }
}

extension NameRegistry: TestDependencyKey {
  static let testValue = NameRegistry()
}

extension DependencyValues {
  var names: NameRegistry {
    get { self[NameRegistry.self] }
    set { self[NameRegistry.self] = newValue }
  }
}
// snippet end
