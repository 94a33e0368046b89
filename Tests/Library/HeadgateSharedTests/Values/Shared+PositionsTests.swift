import Headgate
import HeadgateTesting
import Testing

@Suite struct SharedPositionsTests {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var name = ""
  }
  struct Page: Equatable, Sendable {
    var rows: [Int] = [1, 2, 3]
    var matrix = [[1, 2], [3, 4]]
    var optional: [Int]? = [1, 2, 3]
    var byName = ["a": [1, 2, 3]]
  }

  final class Held: Sendable {}

  // holds: SHARED-55
  // fact: R-75
  @Test func `the elements at a range do not keep the rest of the array`() {
    weak var gone: Held?
    @Shared(value: [Held]()) var items
    $items.withLock { $0 = (0..<10).map { _ in Held() } }
    let (part, reader) = ($items[2..<4], SharedReader($items)[2..<4])
    #expect(part.wrappedValue.indices == 2..<4 && reader.wrappedValue.indices == 2..<4)
    let kept = items[3]
    gone = items[0]
    $items.withLock { $0 = [] }
    #expect(gone == nil)
    #expect(part.wrappedValue.indices == 2..<4)
    #expect(part.wrappedValue[3] === kept && reader.wrappedValue[3] === kept)
  }

  // holds: SHARED-55
  @Test func `an array is changed in place, also while elements at a range of it are followed`() {
    @Shared(value: Array(0..<1000)) var items
    let part = $items[10..<20]
    func address() -> Int {
      $items.withLock { items in
        items[0] += 1
        return items.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
      }
    }
    let before = address()
    for _ in 0..<5 {
      part.withLock { $0[10] += 1 }
      #expect(part.wrappedValue[10] > 10)
      #expect(address() == before)
    }
  }

  @Test func `an element keeps its last value when the array becomes shorter`() {  // holds: SHARED-55
    @Shared(value: [1, 2, 3]) var items
    let last = $items[2]
    let reader = SharedReader($items)[2]
    let converted = SharedReader($items[2])
    let magnitude = $items[2].magnitude
    last.withLock { $0 = 4 }
    #expect(items == [1, 2, 4])
    #expect(reader.wrappedValue == 4)
    #expect(converted.wrappedValue == 4)
    #expect(magnitude.wrappedValue == 4)
    $items.withLock { $0.removeLast() }
    #expect([last.wrappedValue, reader.wrappedValue, converted.wrappedValue] == [4, 4, 4] as [Int])
    #expect(magnitude.wrappedValue == 4)
    $items.withLock { $0.append(5) }
    #expect([last.wrappedValue, reader.wrappedValue, converted.wrappedValue] == [5, 5, 5] as [Int])
    $items.withLock { $0 = [] }
    #expect(last.wrappedValue == 5)
  }

  @Test func `a change of an element that is gone changes nothing else`() {  // holds: SHARED-55
    @Shared(value: [1, 2, 3]) var items
    let (first, last) = ($items[0], $items[2])
    let other = $items[2]
    $items.withLock { $0 = [7] }
    #expect(
      last.withLock {
        $0 += 10; return $0
      } == 13
    )
    #expect(last.wrappedValue == 13)
    #expect(other.wrappedValue == 3)
    #expect(first.wrappedValue == 7)
    #expect(items == [7])
  }

  @Test func `the same holds for a range`() {  // holds: SHARED-55
    @Shared(value: [1, 2, 3]) var items
    let part = $items[1..<3]
    let reader = SharedReader($items)[1..<3]
    part.withLock { $0[2] = 4 }
    #expect(items == [1, 2, 4])
    #expect(reader.wrappedValue == [2, 4])
    $items.withLock { $0.removeLast() }
    #expect(part.wrappedValue == [2, 4])
    #expect(reader.wrappedValue == [2, 4])
    part.withLock { $0[1] = 9 }
    #expect(items == [1, 2])
    #expect(part.wrappedValue == [9, 4])
  }

  @Test func `the same holds for an identified array`() {  // holds: SHARED-55
    @Shared(.inMemory("rows")) var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    let last = $rows[1]
    let name = $rows[1].name
    $rows.withLock { _ = $0.remove(id: 1) }
    last.withLock { $0.name = "gone" }
    #expect(last.wrappedValue == Row(id: 2, name: "gone"))
    name.withLock { $0 = "too" }
    #expect(name.wrappedValue == "too")
    #expect(rows == [Row(id: 2)])
  }

  @Test func `the same holds inside of other values`() throws {  // holds: SHARED-55
    @Shared(value: Page()) var page
    let inProperty = $page.rows[2]
    let nested = $page.matrix[1][1]
    let inOptional = try #require(Shared($page.optional))[2]
    let inDictionary = try #require(Shared($page.byName["a"]))[2]
    let readOnly = SharedReader($page).rows[2]
    $page.withLock {
      $0.rows = []
      $0.matrix = [[0]]
      $0.optional = [0]
      $0.byName["a"] = []
    }
    #expect([inProperty, inOptional, inDictionary].map(\.wrappedValue) == [3, 3, 3])
    #expect(nested.wrappedValue == 4)
    #expect(readOnly.wrappedValue == 3)
    for part in [inProperty, nested, inOptional, inDictionary] { part.withLock { $0 = 8 } }
    #expect(page == Page(rows: [], matrix: [[0]], optional: [0], byName: ["a": []]))
    $page.withLock { $0 = Page() }
    #expect(nested.wrappedValue == 4)
    $page.withLock {
      $0.optional = nil
      $0.byName = [:]
    }
    #expect([inOptional.wrappedValue, inDictionary.wrappedValue] == [8, 8] as [Int])
  }

  @Test func `an optional element and a slice have positions, too`() {  // holds: SHARED-55
    @Shared(value: [1, nil, nil] as [Int?]) var optionals
    let (one, none) = ($optionals[0], $optionals[2])
    $optionals.withLock { $0 = [] }
    #expect(one.wrappedValue == 1)
    #expect(none.wrappedValue == nil)
    @Shared(value: [1, 2, 3, 4][1...]) var slice
    let second = $slice[2]
    $slice.withLock { $0 = $0.dropFirst(2) }
    #expect(second.wrappedValue == 3)
  }

  @Test func `the elements of a stack can be read at a position`() {  // holds: SHARED-55
    @Shared(value: StackState<Row>([Row(id: 1), Row(id: 2), Row(id: 3)])) var path
    let last: SharedReader<Row> = $path[2]
    let name = $path[2].name
    let part = $path[1..<3]
    $path.withLock { path in path[id: Array(path.ids)[2]]?.name = "changed" }
    #expect(last.wrappedValue == Row(id: 3, name: "changed"))
    #expect(name.wrappedValue == "changed")
    #expect(part.wrappedValue.map(\.id) == [2, 3])
    $path.withLock { $0 = StackState() }
    #expect(last.wrappedValue == Row(id: 3, name: "changed"))
    #expect(name.wrappedValue == "changed")
    #expect(part.wrappedValue.map(\.id) == [2, 3])
  }

  @Test func `random changes of the array reach each part`() {  // holds: SHARED-55
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      @Shared(value: Array(0..<Int.random(in: 1...6, using: &random))) var items
      var parts: [(position: Int, part: Shared<Int>, expected: Int)] = []
      for _ in 0..<30 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: $items.withLock { $0.append(Int.random(in: 0..<100, using: &random)) }
        case 1: $items.withLock { _ = $0.popLast() }
        case 2: $items.withLock { $0 = Array($0.reversed().dropFirst(Int.random(in: 0...2, using: &random))) }
        case 3:
          guard let position = items.indices.randomElement(using: &random) else { continue }
          parts.append((position, $items[position], items[position]))
        default:
          guard let index = parts.indices.randomElement(using: &random) else { continue }
          let (position, value) = (parts[index].position, Int.random(in: 0..<100, using: &random))
          var expected = items
          if expected.indices.contains(position) { expected[position] = value }
          parts[index].part.withLock { $0 = value }
          parts[index].expected = value
          #expect(items == expected)
        }
        for index in parts.indices {
          if items.indices.contains(parts[index].position) { parts[index].expected = items[parts[index].position] }
          #expect(parts[index].part.wrappedValue == parts[index].expected)
        }
      }
    }
  }

  @Test @MainActor func `a test asserts the change of an element`() async {  // holds: SHARED-55
    let items = Shared(value: [1, 2, 3])
    let store = TestStore(initialState: Elements.State(last: items[2], items: items)) { Elements() }
    await store.send(.increment) { $0.$last.withLock { $0 = 4 } }
    await store.send(.shorten) { $0.$items.withLock { $0 = [1, 2] } }
    await store.send(.increment)
    #expect(items.wrappedValue == [1, 2])
  }
}

@Reducer struct Elements {
  struct State: Equatable {
    @Shared var last: Int
    @Shared var items: [Int]
  }
  enum Action { case increment, shorten }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.$last.withLock { $0 += 1 }
      case .shorten: state.$items.withLock { $0.removeLast() }
      }
      return .none
    }
  }
}

/// Random numbers that a seed determines: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
