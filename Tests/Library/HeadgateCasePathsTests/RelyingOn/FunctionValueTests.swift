import HeadgateSupport
import Testing

@testable import HeadgateCasePathsRuntime

/// Calls closures of the main actor elsewhere, in the way of macro expansions.
private func callsOffTheMainActor() async -> Bool {
  await Task.detached {
    let function = _AnyIsolation.function { @MainActor (number: Int) -> String in "\(number)" }
    nonisolated(unsafe) var count = 0
    _AnyIsolation.run { count += 1 }
    return function(1) == "1" && !runsOnMainActor() && count == 1
  }
  .value
}

/// Facts about function values, which `Documentation/RelyingOn.md` lists.
@Suite struct FunctionValueTests {
  /// A function value as it lies in memory. A property of a known type holds the value itself and not a thunk around it.
  private struct Plain {
    let function: (Int) -> String
  }
  private struct Sent {
    let function: @Sendable (Int) -> String
  }
  private struct OnMainActor {
    let function: @MainActor (Int) -> String
  }

  private func words<Holder>(of holder: Holder) -> [UInt] {
    withUnsafeBytes(of: holder) { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<UInt>.stride)
        .map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt.self) }
    }
  }

  // fact: R-7
  @Test func `a sendable function lies in memory as a plain one`() {
    let captured = ["zero", "one"]
    let plain = Plain { captured[$0] }
    let sent = Sent(function: unsafeBitCast(plain.function, to: (@Sendable (Int) -> String).self))
    #expect(MemoryLayout<Plain>.size == MemoryLayout<Sent>.size)
    #expect(MemoryLayout<Plain?>.size == MemoryLayout<Sent?>.size)
    #expect(sent.function(1) == "one")
    // A conversion that the compiler makes shows that no code is put between the two.
    let function: @Sendable (Int) -> String = { captured[$0] }
    #expect(words(of: Sent(function: function)) == words(of: Plain(function: function)))
  }

  // fact: R-8
  @MainActor @Test func `a function of the main actor lies in memory as one of no actor`() {
    let captured = ["zero", "one"]
    let isolated = OnMainActor { captured[$0] }
    let plain = Plain(function: unsafeBitCast(isolated.function, to: ((Int) -> String).self))
    #expect(MemoryLayout<OnMainActor>.size == MemoryLayout<Plain>.size)
    #expect(plain.function(1) == "one")
  }

  // fact: R-9
  @Test func `a closure of the main actor does not check its caller's actor where checks are not asked for`() async {
    await #expect(processExitsWith: .success) {
      let isRight = await callsOffTheMainActor()
      precondition(isRight)
    }
  }

  // fact: R-10
  @Test func `a closure that is cast while it may escape is called, and gone at the end`() {
    var calls = 0
    func call(_ body: @MainActor () -> Void) {
      for _ in 0..<2 { _AnyIsolation.run(body) }
    }
    call { calls += 1 }
    #expect(calls == 2)
  }
}
