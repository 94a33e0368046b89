import Testing

@testable import HeadgateTesting

/// Facts about the metadata of enums, which `Documentation/RelyingOn.md` lists.
@Suite struct EnumMetadataTests {
  private enum Mixed {
    case empty
    case full(Int)
    case last
    indirect case nested(Mixed)
    case labeled(count: Int)
  }
  private enum Generic<Value> {
    case none
    case some(Value)
  }
  private enum One { case only }
  private enum Uninhabited {}
  private struct Structure { var full = 1 }

  // fact: R-25
  @Test func `the metadata of an enum leads to the names of its cases, payloads first`() {
    let payloads = [false, true, false, true, true]
    #expect(EnumCases.names(of: Mixed.self, havePayloads: payloads) == ["empty", "full", "last", "nested", "labeled"])
    #expect(EnumCases.names(of: Generic<Int>.self, havePayloads: [false, true]) == ["none", "some"])
    #expect(EnumCases.names(of: Generic<[String]>.self, havePayloads: [false, true]) == ["none", "some"])
    #expect(EnumCases.names(of: Int?.self, havePayloads: [false, true]) == ["none", "some"])
    #expect(EnumCases.names(of: One.self, havePayloads: [false]) == ["only"])
    #expect(EnumCases.names(of: Uninhabited.self, havePayloads: []) == [])
  }

  // fact: R-25
  @Test func `the metadata of other types is told from that of an enum`() {
    final class Object {}
    #expect(EnumCases.names(of: Structure.self, havePayloads: [true]) == nil)
    #expect(EnumCases.names(of: Object.self, havePayloads: []) == nil)
    #expect(EnumCases.names(of: (Int, String).self, havePayloads: [true, true]) == nil)
    #expect(EnumCases.names(of: (() -> Void).self, havePayloads: []) == nil)
    #expect(EnumCases.names(of: (any Error).self, havePayloads: []) == nil)
  }
}
