import HeadgateDependencies
import Testing

/// A source whose numbers are known: it counts.
private struct Counting: RandomNumberGenerator {
  var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last += 1
    return last
  }
}

@Suite("The withRandomNumberGenerator dependency")
struct WithRandomNumberGeneratorTests {
  @Test("uses the system's source when live")  // holds: DEP-30
  func live() {
    let roll = DependencyValues.live.withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
    #expect((1...6).contains(roll))
  }

  @Test("uses the given source, which keeps its state")  // holds: DEP-30
  func given() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { [$0.next(), $0.next()] } == [2, 3])
      #expect(withRandomNumberGenerator { (1...6).contains(Int.random(in: 1...6, using: &$0)) })
    }
  }

  @Test("reports its use in a test that did not give it")  // holds: DEP-30
  func unimplemented() {
    let line = #line + 2
    let issues = recordingIssues {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { Bool.random(using: &$0) || true })
    }
    expectOne(issues, number: "DEPENDENCY-3", text: "'withRandomNumberGenerator' was used", line: line)
  }

  @Test("passes on what the closure throws, with its type, and keeps the state of the source")  // holds: DEP-46
  func throwing() {
    struct Failed: Error {}
    let withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    func fail(_ source: inout any RandomNumberGenerator & Sendable) throws(Failed) {
      _ = source.next()
      throw Failed()
    }
    var failures = 0
    do throws(Failed) {
      try withRandomNumberGenerator(fail)
    } catch {
      failures += 1
    }
    #expect(failures == 1)
    #expect(withRandomNumberGenerator { $0.next() } == 2)
  }
}
