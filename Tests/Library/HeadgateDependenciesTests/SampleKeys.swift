import HeadgateDependencies

/// A key with a value for each context.
struct Number: DependencyKey, Equatable {
  var value: Int
  static let liveValue = Number(value: 1)
  static let previewValue = Number(value: 2)
  static let testValue = Number(value: 3)
}

/// A key with a live value only.
struct LiveOnly: DependencyKey, Equatable {
  var value: Int
  static let liveValue = LiveOnly(value: 1)
}

/// A key with a test value only.
struct TestOnly: TestDependencyKey, Equatable {
  var value: Int
  static let testValue = TestOnly(value: 3)
}

/// An object per computation of the default.
final class Token: Sendable, DependencyKey {
  static var liveValue: Token { Token() }
  static var testValue: Token { Token() }
}

/// A container, to see whether a write copies it.
struct Words: DependencyKey {
  var list: [String]
  static let liveValue = Words(list: [])
  static let testValue = Words(list: [])
}

extension DependencyValues {
  var number: Number {
    get { self[Number.self] }
    set { self[Number.self] = newValue }
  }

  var liveOnly: LiveOnly {
    get { self[LiveOnly.self] }
    set { self[LiveOnly.self] = newValue }
  }

  var testOnly: TestOnly {
    get { self[TestOnly.self] }
    set { self[TestOnly.self] = newValue }
  }

  var token: Token {
    get { self[Token.self] }
    set { self[Token.self] = newValue }
  }

  var words: Words {
    get { self[Words.self] }
    _modify { yield &self[Words.self] }
  }
}
