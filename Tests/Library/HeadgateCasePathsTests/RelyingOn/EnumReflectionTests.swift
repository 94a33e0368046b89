import Testing

@testable import HeadgateCasePathsRuntime

/// Facts about the reflection of enums, which `Documentation/RelyingOn.md` lists.
@Suite struct EnumReflectionTests {
  private enum Probe: CustomStringConvertible {
    case empty
    case one(Int)
    case labeled(count: Int)
    case pair(Int, text: String)
    indirect case nested(Probe)

    var description: String { "a description of its own" }
  }
  private enum GenericProbe<Value> {
    case full(Value), empty
  }

  // fact: R-24
  @Test func `the runtime names the case of a value, whatever its description says`() {
    // The function of the runtime decides which of two cases a value is: a wrong name is another case.
    let empty = AnyCasePath<Probe, Void>(unsafe: { .empty })
    #expect(empty.extract(from: .empty) != nil)
    #expect(empty.extract(from: .one(1)) == nil)
    let one = AnyCasePath<Probe, Int>(unsafe: { .one($0) })
    #expect(one.extract(from: .one(7)) == 7)
    #expect(one.extract(from: .labeled(count: 7)) == nil)
    let full = AnyCasePath<GenericProbe<[String]>, [String]>(unsafe: { .full($0) })
    #expect(full.extract(from: .full(["a"])) == ["a"])
    #expect(full.extract(from: .empty) == nil)
  }

  // fact: R-26
  @Test func `a mirror shows the name of a case and its payload`() throws {
    #expect(Mirror(reflecting: Probe.empty).children.isEmpty)
    #expect(Mirror(reflecting: Probe.empty).displayStyle == .enum)

    let one = try #require(Mirror(reflecting: Probe.one(7)).children.first)
    #expect(one.label == "one" && one.value as? Int == 7)

    // A single payload with a label is a tuple of one element.
    let labeled = try #require(Mirror(reflecting: Probe.labeled(count: 7)).children.first)
    let elements = Mirror(reflecting: labeled.value)
    #expect(labeled.label == "labeled" && elements.displayStyle == .tuple && elements.children.count == 1)
    #expect(elements.children.first?.label == "count" && elements.children.first?.value as? Int == 7)

    let pair = try #require(Mirror(reflecting: Probe.pair(7, text: "a")).children.first)
    #expect(Mirror(reflecting: pair.value).children.map { $0.label ?? "" } == [".0", "text"])

    let nested = try #require(Mirror(reflecting: Probe.nested(.empty)).children.first)
    #expect(nested.label == "nested" && nested.value is Probe)
  }
}
