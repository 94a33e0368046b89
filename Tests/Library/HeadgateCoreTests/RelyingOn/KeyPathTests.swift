import Headgate
import HeadgateCore
import Testing

/// Facts about key paths, which `Documentation/RelyingOn.md` lists.
@Suite struct KeyPathTests {
  @ObservableState
  fileprivate struct Leaf {
    var count = 0
    var text = ""
  }
  @ObservableState
  fileprivate struct Branch {
    var number = 1
    var leaf = Leaf()
    var maybe: Leaf?
    var rows = [1, 2, 3]
  }
  fileprivate struct Plain {
    var number: Int8 = 1
    var leaf = Leaf()
    var observed = 0 { didSet {} }
    var computed: Int {
      get { observed }
      set { observed = newValue }
    }
    let constant = "constant"
  }
  fileprivate struct Generic<Value> {
    var value: Value
    var computed: Value { value }

    static func stored() -> AnyKeyPath { \Self.value }
    static func calculated() -> AnyKeyPath { \Self.computed }
  }

  // fact: R-20
  @Test func `what stands at the offset of a stored property is the property`() throws {
    var plain = Plain()
    plain.leaf.text = "a text that is too long to lie in the string itself"
    let offset = try #require(MemoryLayout<Plain>.offset(of: \.leaf))
    withUnsafeMutablePointer(to: &plain) { plain in
      let leaf = (UnsafeMutableRawPointer(plain) + offset).assumingMemoryBound(to: Leaf.self)
      #expect(leaf.pointee.text == plain.pointee.leaf.text)
      leaf.pointee.text += "."
      #expect(plain.pointee.leaf.text.hasSuffix("itself."))
    }
    #expect(MemoryLayout<Plain>.offset(of: \Plain.self) == 0)
  }

  // fact: R-20
  @Test func `a property with accessors or observers has no offset`() {
    #expect(MemoryLayout<Plain>.offset(of: \.computed) == nil)
    #expect(MemoryLayout<Plain>.offset(of: \.observed) == nil)
    #expect(MemoryLayout<Branch>.offset(of: \.leaf) == nil)
    #expect(MemoryLayout<Branch>.offset(of: \.maybe?.count) == nil)
  }

  // fact: R-36
  @Test func `the stored property behind an observed one has an offset`() throws {
    let fields = try #require(observedFieldPaths(of: Branch.self))
    #expect(fields.count == 4)
    for (path, field) in fields {
      let stored = try #require(field.storedPath as? PartialKeyPath<Branch>)
      #expect(type(of: stored).valueType == type(of: path).valueType)
      #expect(MemoryLayout<Branch>.offset(of: stored) != nil)
    }
  }

  // fact: R-21
  @Test func `two literals of one property are equal and hash alike, computed and generic ones too`() {
    func expectSame(_ left: AnyKeyPath, _ right: AnyKeyPath) {
      #expect(left == right && left.hashValue == right.hashValue)
    }
    expectSame(\Plain.number, KeyPathsOfAnotherType.number)
    expectSame(\Branch.leaf, KeyPathsOfAnotherType.leaf)
    expectSame(\Branch.leaf.count, KeyPathsOfAnotherType.count)
    expectSame(\Branch.maybe?.count, KeyPathsOfAnotherType.maybe)
    expectSame(\Generic<Int>.value, Generic<Int>.stored())
    expectSame(\Generic<Int>.computed, Generic<Int>.calculated())
    #expect((\Branch.leaf.count as AnyKeyPath) != \Branch.number)
    #expect((\Generic<Int>.value as AnyKeyPath) != \Generic<Int>.computed)
    #expect((\Generic<Int>.computed as AnyKeyPath) != \Generic<String>.computed)
  }

  // fact: R-22
  @Test func `a path that is put together equals the literal of the whole way`() {
    let start: AnyKeyPath = \Branch.self
    let path = start.appending(path: \Branch.leaf)?.appending(path: \Leaf.count)
    #expect(path == \Branch.leaf.count)
    #expect(path?.hashValue == (\Branch.leaf.count).hashValue)
    #expect(path is WritableKeyPath<Branch, Int>)
    #expect(start.appending(path: \Leaf.count) == nil)
  }

  // fact: R-23
  @Test func `paths through a subscript are compared by its arguments, with their own equality`() {
    func path(_ index: Int) -> AnyKeyPath { \Branch.rows[index] }
    #expect(path(1) == path(1) && path(1).hashValue == path(1).hashValue)
    #expect(path(1) != path(2))
    // All call sites are equal, so that a path through a stack is the same one wherever it is written.
    let here: KeyPath<StackState<Int>, Int?> = \.[id: 1]
    let there: KeyPath<StackState<Int>, Int?> =
      \.[id: 1]
    let other: KeyPath<StackState<Int>, Int?> = \.[id: 2]
    #expect(here == there && here.hashValue == there.hashValue && here != other)
  }

  // fact: R-3
  @Test func `the description of a path is its root and the names of what is stored`() {
    #expect((\Plain.leaf).debugDescription == "\\Plain.leaf")
    #expect((\Branch.leaf).debugDescription.hasPrefix("\\Branch.<computed 0x"))
    #expect((\Branch.leaf).debugDescription.hasSuffix("(Leaf)>"))
  }

  // fact: R-35
  @Test func `a literal without generic parameters is one object each time`() {
    func stored() -> AnyKeyPath { \Plain.number }
    func computed() -> AnyKeyPath { \Branch.leaf }
    #expect(stored() === stored())
    #expect(computed() === computed())
  }

  // fact: R-7
  @Test func `a key path that is marked sendable is one reference, as any other`() {
    typealias Sent = any PartialKeyPath<Plain> & Sendable
    #expect(MemoryLayout<Sent>.size == MemoryLayout<PartialKeyPath<Plain>>.size)
    let path: PartialKeyPath<Plain> = \.number
    let sent = unsafeBitCast(path, to: Sent.self)
    #expect(sent === path && Plain()[keyPath: sent] as? Int8 == 1)
  }
}

private func observedFieldPaths<State: ObservableState>(of _: State.Type) -> [AnyKeyPath: _ObservedField]? {
  Dictionary(uniqueKeysWithValues: State._$fields.map { ($0.key as AnyKeyPath, $0.value) })
}

/// The paths once more: a literal elsewhere is another object of the program.
private enum KeyPathsOfAnotherType {
  @inline(never) static var number: AnyKeyPath { \KeyPathTests.Plain.number }
  @inline(never) static var leaf: AnyKeyPath { \KeyPathTests.Branch.leaf }
  @inline(never) static var count: AnyKeyPath { \KeyPathTests.Branch.leaf.count }
  @inline(never) static var maybe: AnyKeyPath { \KeyPathTests.Branch.maybe?.count }
}
