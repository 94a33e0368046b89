import HeadgateSupport
import Testing

@Suite struct TypeNameTests {
  struct Outer {
    struct Inner {}
    enum Generic<Value> { struct Deep {} }
  }
  private struct Hidden {
    struct Inner {}
  }

  @Test func modulesAreLeftOutAndNestingIsKept() {
    #expect(typeName(Int.self) == "Int")
    #expect(typeName(Outer.Inner.self) == "TypeNameTests.Outer.Inner")
  }

  @Test func genericArgumentsAreNamedTheSameWay() {
    #expect(typeName([Outer.Inner].self) == "Array<TypeNameTests.Outer.Inner>")
    #expect(typeName([String: Int?].self) == "Dictionary<String, Optional<Int>>")
    #expect(typeName(Outer.Generic<Outer.Inner>.self) == "TypeNameTests.Outer.Generic<TypeNameTests.Outer.Inner>")
    #expect(typeName(Outer.Generic<Int>.Deep.self) == "TypeNameTests.Outer.Generic<Int>.Deep")
  }

  @Test func functionsAndTuples() {
    #expect(typeName(((Int, String) -> Void).self) == "(Int, String) -> ()")
    #expect(typeName((Outer.Inner, Int).self) == "(TypeNameTests.Outer.Inner, Int)")
  }

  @Test func privateAndLocalTypesAreNamedWithoutTheirContext() {
    struct Local {}
    #expect(typeName(Hidden.self) == "TypeNameTests.Hidden")
    #expect(typeName(Hidden.Inner.self) == "TypeNameTests.Hidden.Inner")
    #expect(typeName([Hidden].self) == "Array<TypeNameTests.Hidden>")
    #expect(!typeName(Local.self).contains("unknown context"))
    #expect(typeName(Local.self).hasSuffix("Local"))
  }

  @Test func existentialsAreNamedWithoutModules() {
    #expect(typeName((any Error)?.self) == "Optional<Error>")
  }
}
