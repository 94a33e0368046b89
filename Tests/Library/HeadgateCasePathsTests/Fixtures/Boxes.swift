import HeadgateCasePaths

/// A state whose payloads hold containers, so that a copy shows.
enum Loading<Value> {
  case idle
  case loaded([Value])
  indirect case nested(Loading<Value>)
}

extension Loading: CasePathable {
  struct AllCasePaths: Sendable {
    var idle: AnyCasePath<Loading, Void> {
      AnyCasePath(caseIndex: 0, embed: { .idle }, extract: { if case .idle = $0 { () } else { nil } })
    }
    var loaded: AnyCasePath<Loading, [Value]> {
      AnyCasePath(
        caseIndex: 1,
        embed: { .loaded($0) },
        extract: { if case .loaded(let value) = $0 { value } else { nil } }
      )
    }
    var nested: AnyCasePath<Loading, Loading> {
      AnyCasePath(
        caseIndex: 2,
        embed: { .nested($0) },
        extract: { if case .nested(let value) = $0 { value } else { nil } }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .idle: 0
    case .loaded: 1
    case .nested: 2
    }
  }
}

typealias Words16 = (
  UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
  UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
)
typealias Words256 = (
  Words16, Words16, Words16, Words16, Words16, Words16, Words16, Words16,
  Words16, Words16, Words16, Words16, Words16, Words16, Words16, Words16
)

/// 2 KB.
struct Kilobytes2 {
  var words: Words256
  static var zero: Self { withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { zeroed($0) } }
}

/// 64 KB, and a container behind it.
struct Kilobytes64 {
  struct Half {
    var parts:
      (
        Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2,
        Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2, Kilobytes2
      )
  }
  var first: Half
  var second: Half
  static var zero: Self { withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { zeroed($0) } }
}

/// Reads zeros as a value; every type that it is used with consists of integers.
private func zeroed<Value: BitwiseCopyable>(_ buffer: UnsafeMutableBufferPointer<Value>) -> Value {
  UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: 0)
  return UnsafeRawPointer(buffer.baseAddress!).load(as: Value.self)
}

/// A state with large payloads. Such cases are `indirect`: the code that the compiler writes in a debug build to take
/// 64 KB out of an enum that holds them inline needs 500 KB of stack, whoever calls it.
enum Large: CasePathable {
  case none
  indirect case big(Kilobytes64)
  case rows(Kilobytes2, [Int])

  struct AllCasePaths: Sendable {
    var big: AnyCasePath<Large, Kilobytes64> {
      AnyCasePath(
        caseIndex: 1,
        embed: { .big($0) },
        extract: {
          guard case .big(let value) = $0 else { return nil }
          return value
        }
      )
    }
    var rows: AnyCasePath<Large, (Kilobytes2, [Int])> {
      AnyCasePath(
        caseIndex: 2,
        embed: { .rows($0.0, $0.1) },
        extract: { if case .rows(let padding, let rows) = $0 { (padding, rows) } else { nil } }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
