// compile with: -default-isolation MainActor
import Headgate

struct NumberKey: @MainActor DependencyKey { static let liveValue = 1 }
nonisolated struct FreeKey: nonisolated DependencyKey { static let liveValue = 1 }

extension DependencyValues {
  #if WRONG
    var number: Int { self[NumberKey.self] }
  #else
    nonisolated var number: Int { self[FreeKey.self] }
  #endif
}

@Reducer
nonisolated struct Feature {
  @Dependency(\.number) var number  // must say: main actor-isolated default value in a nonisolated context
}
