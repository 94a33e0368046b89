import Headgate
@testable import HeadgateShared
import HeadgateSupport
import HeadgateTesting
import Testing

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var total: Self { Self[.inMemory("total"), default: 10] }
}

@Suite struct InMemoryKeyTests {
  @Test func `two references to a key see one value`() {  // holds: SHARED-15
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 2
    #expect(second == 1)
    $second.withLock { $0 = 3 }
    #expect(first == 3)
    @SharedReader(.inMemory("count")) var third = 4
    #expect(third == 3)
  }

  @Test func `a key may have a default, and an optional needs none`() {  // holds: SHARED-16
    @Shared(.total) var total
    #expect(total == 10)
    $total.withLock { $0 += 1 }
    @Shared(.inMemory("total")) var same = 0
    #expect(same == 11)
    @SharedReader(.total) var read
    #expect(read == 11)
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @SharedReader(.inMemory("name")) var readName: String?
    #expect(readName == "Blob")
  }

  @Test func `the initial value is evaluated only for a first reference`() {  // holds: SHARED-16
    var evaluations = 0
    func initial() -> Int { evaluations += 1; return evaluations }
    let first = Shared(wrappedValue: initial(), .inMemory("lazy"))
    let second = Shared(wrappedValue: initial(), .inMemory("lazy"))
    #expect(first == second)
    #expect(evaluations == 1)
  }

  @Test func `a value in memory outlives its references, which are released`() {  // holds: SHARED-17
    weak var location: AnyObject?
    do {
      @Shared(.inMemory("kept")) var kept = 1
      $kept.withLock { $0 = 2 }
      location = $kept.location
      #expect(location != nil)
    }
    #expect(location == nil)
    #expect(DependencyValues.current.shared.referenceCount == 0)
    @Shared(.inMemory("kept")) var again = 1
    #expect(again == 2)
  }

  @Test func `a default that nobody set is gone with its reference`() {  // holds: SHARED-17
    do {
      @Shared(.inMemory("default")) var first = 10
      #expect(first == 10)
    }
    @Shared(.inMemory("default")) var second = 0
    #expect(second == 0)
  }

  @Test func `an assigned reference does not change earlier copies`() {  // holds: SHARED-17
    @Shared(.inMemory("first")) var count = 0
    let copy = $count
    $count = Shared(wrappedValue: 42, .inMemory("second"))
    #expect(copy.wrappedValue == 0)
    #expect(count == 42)
  }

  // holds: SHARED-18
  // The cases of one test share their values without the trait.
  @Test(.dependencies, arguments: 0..<2_000) func `parallel tests do not see each other's values`(_ number: Int) async {
    @Shared(.inMemory("parallel")) var value = 0
    @Shared(.fileStorage(URL(filePath: "/parallel.json"))) var stored = 0
    @Shared(.appStorage("parallel")) var setting = 0
    #expect(value == 0 && stored == 0 && setting == 0)
    $value.withLock { $0 = 100 + number }
    $stored.withLock { $0 = 100 + number }
    $setting.withLock { $0 = 100 + number }
    await Task.yield()
    #expect(value == 100 + number && stored == 100 + number && setting == 100 + number)
    #expect(DependencyValues.current.shared.referenceCount == 3)
  }

  @Test func `another test sees nothing of it`() {  // holds: SHARED-18
    @Shared(.inMemory("parallel")) var value = 0
    #expect(value == 0)
  }

  @Test func `another storage has other values`() {  // holds: SHARED-18
    @Shared(.inMemory("count")) var first = 1
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var second = 2
      #expect(second == 2)
    }
    #expect(first == 1)
  }
}
