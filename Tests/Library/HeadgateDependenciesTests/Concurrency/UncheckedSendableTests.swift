import Foundation
import HeadgateDependencies
import Testing

@Suite("UncheckedSendable")
struct UncheckedSendableTests {
  private final class Counter { var count = 0 }

  @UncheckedSendable private var counter = Counter()

  @Test("carries a value to another task")  // holds: DEP-31
  func carries() async {
    let counter = UncheckedSendable(Counter())
    await Task.detached { counter.value.count += 1 }.value
    #expect(counter.count == 1)
    await Task.detached { [counter = $counter] in counter.wrappedValue.count += 1 }.value
    #expect(self.counter.count == 1)
  }

  @Test("members can be written")  // holds: DEP-31
  func members() {
    var text = UncheckedSendable(["a": 1])
    text[dynamicMember: \.["b"]] = 2
    text.wrappedValue["c"] = 3
    text.projectedValue.value["d"] = 4
    text.projectedValue = UncheckedSendable(text.value)
    #expect(text[dynamicMember: \.count] == 4)
    #expect(text.value == ["a": 1, "b": 2, "c": 3, "d": 4])
  }

  @Test("is compared, hashed and coded as its value")  // holds: DEP-31
  func conformances() throws {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1), UncheckedSendable(2)]).count == 2)
    let data = try JSONEncoder().encode([UncheckedSendable(1)])
    #expect(String(decoding: data, as: UTF8.self) == "[1]")
    #expect(try JSONDecoder().decode([UncheckedSendable<Int>].self, from: data) == [UncheckedSendable(1)])
  }
}
