import Testing

/// Facts about casts to protocols whose conformance belongs to an actor, which `Documentation/RelyingOn.md` lists.
@Suite struct ConformanceTests {
  @MainActor
  private struct Model: @MainActor Identifiable, @MainActor Equatable {
    nonisolated init() {}
    var id = 7
  }
  private struct Free: Identifiable {
    var id = 7
  }

  private nonisolated static func findsInType(_ type: Any.Type) -> Bool { type is any Identifiable.Type }
  private nonisolated static func findsInValue(_ value: Any) -> Bool { value is any Identifiable }

  // fact: R-27
  @Test func `a type is found to conform on any thread, whichever actor the conformance belongs to`() async {
    #expect(Self.findsInType(Model.self) && Self.findsInType(Free.self))
    #expect(await MainActor.run { Self.findsInType(Model.self) && Self.findsInType(Free.self) })
  }

  // fact: R-27
  @Test func `a value is found to conform on the actor of the conformance only`() async {
    #expect(Self.findsInValue(Free()))
    #expect(!Self.findsInValue(Model()))
    #expect(await MainActor.run { Self.findsInValue(Model()) })
  }
}
