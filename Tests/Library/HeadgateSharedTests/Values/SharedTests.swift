import Headgate
import HeadgateSupport
import Testing

@Suite struct SharedTests {
  struct User: Equatable, Sendable {
    var name = "Blob"
    var age = 3
    var initial: Character { name.first ?? " " }
  }
  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
    var isDone = false
  }
  struct Screen: Equatable {
    @Shared var count: Int
  }

  @Test func `copies of a state see one value`() {  // holds: SHARED-1
    let first = Screen(count: Shared(value: 1))
    let second = first
    second.$count.withLock { $0 += 1 }
    #expect(first.count == 2)
    #expect(second.count == 2)
  }

  @Test func `a value is handed to another property`() {  // holds: SHARED-1
    @Shared(value: 1) var count
    let screen = Screen(count: $count)
    $count.withLock { $0 = 5 }
    #expect(screen.count == 5)
  }

  @Test func `withLock returns the result of its closure and throws its error`() {  // holds: SHARED-2
    struct Failure: Error {}
    @Shared(value: 1) var count
    #expect(
      $count.withLock {
        $0 += 1; return "\($0)"
      } == "2"
    )
    #expect(throws: Failure.self) {
      try $count.withLock { value throws(Failure) in
        value = 7
        throw Failure()
      }
    }
    #expect(count == 7)
  }

  @Test func `threads change a value one after the other`() async {  // holds: SHARED-2
    @Shared(value: 0) var count
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [$count] in
          for _ in 0..<1_000 { $count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count == 8_000)
  }

  @Test func `a part changes the whole`() {  // holds: SHARED-3
    @Shared(value: User()) var user
    let name: Shared<String> = $user.name
    name.withLock { $0 = "Blob Jr." }
    #expect(user == User(name: "Blob Jr."))
    let initial: SharedReader<Character> = $user.initial
    #expect(initial.wrappedValue == "B")
    $user.withLock { $0.name = "Max" }
    #expect(name.wrappedValue == "Max")
    #expect(initial.wrappedValue == "M")
  }

  @Test func `the value inside an optional keeps its last value`() throws {  // holds: SHARED-4
    @Shared(value: User?.none) var optional
    #expect(Shared($optional) == nil)
    $optional.withLock { $0 = User() }
    let user = try #require(Shared($optional))
    user.withLock { $0.age = 4 }
    #expect(optional == User(age: 4))
    $optional.withLock { $0 = nil }
    #expect(user.wrappedValue.age == 4)
    user.withLock { $0.age = 9 }
    #expect(optional == nil)
    #expect(user.wrappedValue.age == 9)
  }

  @Test func `a reader of the value inside an optional keeps its last value`() throws {  // holds: SHARED-52
    @Shared(value: User?.none) var optional
    #expect(SharedReader($optional) == nil)
    $optional.withLock { $0 = User(age: 4) }
    let user = try #require(SharedReader($optional))
    let age = try #require(SharedReader(SharedReader($optional)))
    $optional.withLock { $0?.age = 5 }
    #expect(user.wrappedValue.age == 5)
    #expect(age.wrappedValue.age == 5)
    $optional.withLock { $0 = nil }
    #expect(user.wrappedValue.age == 5)
    $optional.withLock { $0 = User(age: 6) }
    #expect(user.wrappedValue.age == 6)
  }

  @Test func `an element of an identified array is found by its id`() throws {  // holds: SHARED-5
    @Shared(value: [Row(id: 1), Row(id: 2)] as IdentifiedArrayOf<Row>) var rows
    let second = try #require(Shared($rows[id: 2]))
    $rows.withLock { $0.move(fromOffsets: [1], toOffset: 0) }
    second.withLock { $0.isDone = true }
    #expect(rows == [Row(id: 2, isDone: true), Row(id: 1)])
    #expect(Shared($rows[id: 3]) == nil)
    _ = $rows.withLock { $0.remove(id: 2) }
    second.withLock { $0.isDone = false }
    #expect(rows == [Row(id: 1)])
  }

  @Test func `a reader follows the value`() {  // holds: SHARED-6
    @Shared(value: User()) var user
    @SharedReader var read: User
    _read = SharedReader($user)
    $user.withLock { $0.age = 8 }
    #expect(read.age == 8)
    #expect($read.age.wrappedValue == 8)
    #expect(SharedReader.constant(3).wrappedValue == 3)
    #expect(SharedReader(value: 3) == SharedReader.constant(3))
  }

  @Test func `a state with shared values is equatable, hashable and codable`() throws {  // holds: SHARED-7
    struct State: Codable, Hashable, Sendable {
      @Shared var count: Int
      @SharedReader var limit: Int
    }
    let first = State(count: Shared(value: 1), limit: .constant(2))
    let second = State(count: Shared(value: 1), limit: .constant(2))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    let data = try JSONEncoder().encode(first)
    #expect(
      try JSONSerialization.jsonObject(with: data) as? [String: Int] == ["count": 1, "limit": 2]
        || String(decoding: data, as: UTF8.self).contains("\"_count\":1")
    )
    #expect(try JSONDecoder().decode(State.self, from: data) == first)
    second.$count.withLock { $0 = 2 }
    #expect(first != second)
  }

  @Test func `a dump shows the value`() {  // holds: SHARED-8
    let screen = Screen(count: Shared(value: 7))
    #expect(String(customDumping: screen).contains("7"))
    #expect("\(screen.$count)" == "7")
    #expect("\(SharedReader(screen.$count))" == "7")
    #expect(Array(Mirror(reflecting: Shared(value: User())).children).count == 2)
    #expect(Array(Mirror(reflecting: SharedReader(value: User())).children).count == 2)
  }

  @Test func `a use inside its own lock stops the program`() async {  // holds: SHARED-9
    // The message is SHARING-1.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Shared(value: 1) var count
      $count.withLock { $0 = count + 1 }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("was used inside its own 'withLock'"))
  }

  @Test func `a value that is not sendable is shared in its isolation`() {  // holds: SHARED-1
    final class Plain { var count = 0 }
    struct State { @Shared var plain: Plain }
    let state = State(plain: Shared(value: Plain()))
    let copy = state
    copy.$plain.withLock {
      $0 = Plain(); $0.count = 4
    }
    #expect(state.plain.count == 4)
  }
}
