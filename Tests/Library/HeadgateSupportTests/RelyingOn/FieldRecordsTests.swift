import Testing

@testable import HeadgateSupport

/// Facts about the metadata of enums and structs, which `Documentation/RelyingOn.md` lists.
@Suite struct FieldRecordsTests {
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

  /// Metadata of a struct with one variable: that of the type, its descriptor, the records, and a name.
  private final class Metadata {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 16)
    init() {
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
      bytes.storeBytes(of: 0x200, as: UInt.self)
      bytes.storeBytes(of: bytes + 16, toByteOffset: 8, as: UnsafeMutableRawPointer.self)
      bytes.storeBytes(of: 0xFFFF_FFF1, toByteOffset: 16, as: UInt32.self)
      set(32, 48 - 32)
      bytes.storeBytes(of: 12, toByteOffset: 48 + 10, as: UInt16.self)
      set(48 + 12, 1)
      set(64, 2)
      set(64 + 4, 96 - (64 + 4))
      set(64 + 8, 96 - (64 + 8))
      bytes.storeBytes(of: UInt8(ascii: "a"), toByteOffset: 96, as: UInt8.self)
    }
    deinit { bytes.deallocate() }

    func set(_ place: Int, _ word: Int32) { bytes.storeBytes(of: word, toByteOffset: place, as: Int32.self) }
    var names: [String]? { FieldRecords.of(metadata: bytes, .structure)?.map(\.name) }
  }

  // fact: R-25
  @Test func `metadata with another kind or size is not read`() {
    let metadata = Metadata()
    #expect(metadata.names == ["a"])
    #expect(FieldRecords.of(metadata: metadata.bytes, .structure)?.first?.isVariable == true)
    #expect(FieldRecords.of(metadata: metadata.bytes, .enumeration) == nil)
    let changes: [(place: Int, word: Int32)] = [
      (0, 0x201), (16, 18), (16, 16), (32, 0), (48 + 8, 12 << 16 | 1), (48 + 8, 11 << 16), (64 + 8, 0),
    ]
    for change in changes {
      let other = Metadata()
      other.set(change.place, change.word)
      #expect(other.names == nil, "\(change)")
    }
  }
}
