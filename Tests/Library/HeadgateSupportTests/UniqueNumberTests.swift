import HeadgateSupport
import Testing

@Suite struct UniqueNumberTests {
  @Test func numbersNeverRepeatWhoeverAsks() async {
    let numbers = await withTaskGroup(of: [UInt64].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<2_000).map { _ in uniqueNumber() } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(numbers).count == 16_000)
    #expect(!numbers.contains(0))
  }
}
