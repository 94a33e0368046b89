import HeadgateSupport
import Testing

/// Facts that only make the library faster, which `Documentation/RelyingOn.md` lists.
@Suite struct CostTests {
  private final class Object: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    @Sendable func adding(_ other: Int) -> Int { number + other }
  }
  /// Holds the function itself: as a value of a generic type it would be a thunk around it.
  private struct Holder {
    let function: (Int) -> Int

    /// What the function captures.
    var context: UInt {
      withUnsafeBytes(of: self) { $0.loadUnaligned(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) }
    }
  }

  // fact: R-37
  @Test func `a function that captures one object allocates nothing for it`() {
    let object = Object(1)
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let method = Holder(function: object.adding)
    let closure = Holder { object.number + $0 }
    #expect(method.context == address && closure.context == address)
    #expect(method.function(1) == 2 && closure.function(1) == 2)
  }

  // fact: R-37
  @Test func `a function that captures nothing has no object`() {
    #expect(Holder { $0 + 1 }.context == 0)
  }

  // fact: R-41
  @Test func `a call site has no gaps`() {
    #expect(MemoryLayout<CallSite>.size == 2 * MemoryLayout<StaticString>.stride)
  }
}
