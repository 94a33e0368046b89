import Testing

@testable import HeadgateSupport

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
  private struct Constants<Value> {
    let first: Value
    var second = 2
    private(set) var third = ""
    let fourth = 4
    lazy var fifth = 5
    var sixth: Int { 6 }
  }

  // fact: R-25
  @Test func `the metadata of an enum leads to the names of its cases, payloads first`() {
    let payloads = [false, true, false, true, true]
    #expect(
      CaseNames.declared(in: Mixed.self, havePayloads: payloads) == ["empty", "full", "last", "nested", "labeled"]
    )
    #expect(CaseNames.declared(in: Generic<Int>.self, havePayloads: [false, true]) == ["none", "some"])
    #expect(CaseNames.declared(in: Generic<[String]>.self, havePayloads: [false, true]) == ["none", "some"])
    #expect(CaseNames.declared(in: Int?.self, havePayloads: [false, true]) == ["none", "some"])
    #expect(CaseNames.declared(in: One.self, havePayloads: [false]) == ["only"])
    #expect(CaseNames.declared(in: Uninhabited.self, havePayloads: []) == [])
    #expect(CaseNames.of(Mixed.self) == ["full", "nested", "labeled", "empty", "last"])
    #expect(CaseNames.of(Structure.self) == nil)
  }

  // fact: R-25
  @Test func `the metadata of a struct tells its constants from its variables`() {
    final class Object { let constant = 1 }
    #expect(ConstantProperties.names(of: Constants<Int>.self) == ["first", "fourth"])
    #expect(ConstantProperties.names(of: Constants<[String]>.self) == ["first", "fourth"])
    #expect(ConstantProperties.names(of: Structure.self) == [])
    #expect(ConstantProperties.names(of: Object.self) == [])
    #expect(ConstantProperties.names(of: Mixed.self) == [])
  }

  // fact: R-25
  @Test func `the metadata of other types is told from that of an enum`() {
    final class Object {}
    #expect(CaseNames.declared(in: Structure.self, havePayloads: [true]) == nil)
    #expect(CaseNames.declared(in: Object.self, havePayloads: []) == nil)
    #expect(CaseNames.declared(in: (Int, String).self, havePayloads: [true, true]) == nil)
    #expect(CaseNames.declared(in: (() -> Void).self, havePayloads: []) == nil)
    #expect(CaseNames.declared(in: (any Error).self, havePayloads: []) == nil)
  }
}
