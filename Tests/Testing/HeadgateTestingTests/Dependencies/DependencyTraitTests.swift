import Foundation
import HeadgateDependencies
import HeadgateSupport
import HeadgateTesting
import Testing

private struct Number: DependencyKey {
  var value: Int
  static let liveValue = Number(value: 1)
  static let testValue = Number(value: 3)
}

private final class Token: Sendable, DependencyKey {
  static var liveValue: Token { Token() }
  static var testValue: Token { Token() }
}

/// The defaults that cases saw, kept so that no identity is used a second time.
private let seen = Locked<[ObjectIdentifier: Token]>([:])

@Suite("Dependency traits", .dependencies { $0[Number.self].value = 10 }, .dependency(\.uuid, .incrementing))
struct DependencyTraitTests {
  @Dependency(\.uuid) private var uuid
  @Dependency(Number.self) private var number

  @Test("of a suite count for its tests")  // holds: DEP-34
  func suite() {
    #expect(number.value == 10)
    #expect(uuid() == UUID(0))
  }

  @Test("of a test lie over those of its suite", .dependencies { $0[Number.self].value += 1 })  // holds: DEP-34
  func test() {
    #expect(number.value == 11)
    #expect(uuid() == UUID(0))
  }

  @Test("of one test are applied from left to right", .dependency(Number(value: 20)), .dependency(Number(value: 21)))
  func order() {  // holds: DEP-34
    #expect(number.value == 21)
  }

  @Test("give one dependency", .dependency(\.date, .constant(Date(timeIntervalSince1970: 7))))  // holds: DEP-34
  func one() async {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 7))
    let inTask = await Task { Dependency(\.date.now).wrappedValue }.value
    #expect(inTask == now)
  }

  @Test("give each case its own values and defaults", .dependencies, arguments: 0..<20)  // holds: DEP-35
  func cases(_ index: Int) async {
    #expect(uuid() == UUID(0))
    @Dependency(Token.self) var token
    let isNew = seen.withLock { $0.updateValue(token, forKey: ObjectIdentifier(token)) == nil }
    #expect(isNew)
    await Task.yield()
    #expect(token === DependencyValues.current[Token.self])
  }

  @Test("give a part of one dependency", .dependency(\.date.now, Date(timeIntervalSince1970: 8)))  // holds: DEP-41
  func part() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 8))
  }
}
