import HeadgateDependencies
import HeadgateSupport
import Testing

/// The defaults that tests saw, to compare them.
private let seen = Locked<[ObjectIdentifier: Token]>([:])

@Suite("Default values")
struct DefaultValuesTests {
  @Test("are computed once in a test")  // holds: DEP-13
  func once() {
    @Dependency(\.token) var first
    @Dependency(\.token) var second
    #expect(first === second)
    #expect(first === DependencyValues().token)
  }

  @Test("are computed for each context")  // holds: DEP-13
  func perContext() {
    #expect(DependencyValues.live.token === DependencyValues.live.token)
    #expect(DependencyValues.live.token !== DependencyValues.test.token)
  }

  @Test("are not shared between tests", .serialized, arguments: [1])  // holds: DEP-13
  func tests(_ number: Int) {
    remember()
  }

  @Test("are not shared between tests, seen from a second one")  // holds: DEP-13
  func otherTest() {
    remember()
  }

  @Test("are not shared between tests, seen from a third one")  // holds: DEP-13
  func thirdTest() {
    remember()
  }

  private func remember() {
    @Dependency(\.token) var token
    // The token is kept, so its identity is not used a second time.
    let isNew = seen.withLock { $0.updateValue(token, forKey: ObjectIdentifier(token)) == nil }
    #expect(isNew)
  }

  @Test("first uses at the same time all get the same value")  // holds: DEP-14
  func concurrently() async {
    let tokens = await withTaskGroup(of: Token.self) { group in
      for _ in 0..<100 {
        group.addTask {
          @Dependency(\.token) var token
          return token
        }
      }
      return await group.reduce(into: [Token]()) { $0.append($1) }
    }
    #expect(Set(tokens.map { ObjectIdentifier($0) }).count == 1)
  }

  @Test("are those of the test in detached code that got its dependencies handed over")  // holds: DEP-13, DEP-19
  func detached() async {
    @Dependency(\.token) var token
    let other = await withEscapedDependencies { continuation in
      await Task.detached { continuation.yield { DependencyValues.current.token } }.value
    }
    #expect(other === token)
  }

  @Test("are computed under the values in force")  // holds: DEP-15
  func inForce() {
    struct Doubled: DependencyKey {
      var value: Int
      static let liveValue = Doubled(value: 0)
      static var testValue: Doubled {
        @Dependency(\.number) var number
        return Doubled(value: number.value * 2)
      }
    }
    withDependencies {
      $0.number.value = 21
    } operation: {
      @Dependency(Doubled.self) var doubled
      #expect(doubled.value == 42)
    }
  }

  @Test("start anew after resetCache; overrides stay")  // holds: DEP-16
  func reset() {
    var values = DependencyValues()
    values.number.value = 9
    let before = values.token
    values.resetCache()
    #expect(values.token !== before)
    #expect(values.number.value == 9)
  }

  @Test("of the running test come before those that an older object kept")  // holds: DEP-13
  func olderObject() async throws {
    let older = Locked<Dependency<Token>?>(nil)
    await DependencyValues.withTestDependencies { _ in
    } operation: {
      older.withLock { $0 = Dependency(\.token) }
      @Dependency(\.token) var token
      #expect(token === DependencyValues.current.token)
      #expect(token !== DependencyValues().token)
    }
    let dependency = try #require(older.withLock { $0 })
    #expect(dependency.wrappedValue === DependencyValues().token)
  }

  @Test("of a case that ended are gone, though they keep the values that keep them")  // holds: DEP-35
  func cycle() async {
    struct Holder: DependencyKey {
      let token = Dependency(\.token)
      let object = Token()
      static var liveValue: Holder { Holder() }
      static var testValue: Holder { Holder() }
    }
    weak var object: Token?
    await DependencyValues.withTestDependencies { _ in
    } operation: {
      @Dependency(Holder.self) var holder
      object = holder.object
      #expect(object != nil)
    }
    #expect(object == nil)
  }

  @Test("of the process serve what runs outside of tests")  // holds: DEP-13
  func process() async {
    let tokens = await Task.detached {
      (DependencyValues().token, DependencyValues().token)
    }.value
    #expect(tokens.0 === tokens.1)
    #expect(tokens.0 !== DependencyValues().token)
  }

  @Test("that an update looks at are those that are used later")  // holds: DEP-43
  func lookedAt() async {
    var tokens: [Token] = []
    withDependencies {
      tokens += [$0.token, $0.token]
    } operation: {
      @Dependency(\.token) var token
      tokens.append(token)
    }
    await withDependencies {
      await Task.yield()
      tokens.append($0.token)
    } operation: {
    }
    tokens.append(DependencyValues().token)
    #expect(Set(tokens.map { ObjectIdentifier($0) }).count == 1)
  }

  @Test("that an update looked at are forgotten by resetCache")  // holds: DEP-16, DEP-43
  func lookedAtAndReset() {
    var before: Token?
    withDependencies {
      before = $0.token
    } operation: {
    }
    DependencyValues().resetCache()
    #expect(DependencyValues().token !== before)
  }
}
