// Tests of: Dependencies

import HeadgateDependencies
import HeadgateSupport
import Testing

private struct User: Equatable, Sendable { var id: Int }

private struct Fault: Error {}

@DependencyClient
private struct UserClient: Sendable {
  var fetch: @Sendable (_ id: Int, _ at: Double) async throws -> User
  var name: @Sendable () -> String = { "nobody" }
  var log: @Sendable (String) -> Void
  var next: @Sendable (_ after: Int) -> Int = { $0 + 1 }, remove: @Sendable (_ id: Int) throws -> Void
  var save, send: @Sendable (_ user: User, Int) async throws -> Void
  var checked: @Sendable (_ id: Int) throws(Fault) -> Int = { _ in 4 }
  var main: @MainActor (_ count: inout Int) -> Void
  let title = "users"
  var retries = 3
  private var hidden = "h"
  @DependencyEndpointIgnored var format: @Sendable (Int) -> String = { "\($0)" }
  var optional: (@Sendable () -> Void)? = nil

  func isHidden() -> Bool { hidden == "h" }
}

extension UserClient {
  static let live = {
    var client = UserClient()
    client.retries = 1
    return client
  }()
}

@DependencyClient
private struct Needy {
  var load: (_ id: Int) throws -> Int
  let url: String
}

@DependencyClient
private struct Own: Sendable {
  var load: @Sendable () -> Int = { 9 }
  init(load: @escaping @Sendable () -> Int) { self.load = load }
  init(count: Int) { _ = count }
}

@MainActor @DependencyClient
private struct Isolated {
  var load: () -> Int = { 1 }
}

private enum Outer {
  @DependencyClient
  private struct Hidden {
    var load: () -> Int = { 2 }
  }

  @DependencyClient
  struct Inner<Value: Sendable>: Sendable {
    var load: @Sendable (_ id: Int) throws -> Value
  }

  static func hidden() -> Int { Hidden().load() }
}

private struct Plain {
  @DependencyEndpoint var load: (_ id: Int) throws -> Int
  @DependencyEndpoint(method: "find") var findByName: (_ name: String) -> Int = { _ in 7 }
  @DependencyEndpoint(method: "find") var findByID: (_ id: Int) -> Int = { $0 }
  init() {}
}

extension DependencyValues {
  @DependencyEntry(.live) fileprivate var entryUsers: UserClient = UserClient()
  @DependencyEntry(.live) fileprivate var entryCount = 3
  @DependencyEntry(.test) fileprivate var entryTested = 8
  @DependencyEntry(testValue: 5) fileprivate var entryLimit: Int = 4
  @DependencyEntry(testValue: 6, previewValue: 7) fileprivate var entryDepth = 5
  @DependencyEntry(testValue: UserClient()) fileprivate var entryClient: UserClient = .live
  @DependencyEntry(testValue: Own(), previewValue: Own(count: 2)) fileprivate var entryOwn: Own = Own(load: { 4 })
  @DependencyEntry(testValue: Outer.Inner<Int>()) fileprivate var entryInner = Outer.Inner<Int>(load: { $0 })
}

@Suite("Dependency macros, compiled")
struct DependencyMacrosCompiledTests {
  @Test("reports name an entry by its property, and not by the key of the macro")  // holds: DEP-53
  func namesOfEntries() async {
    #expect(DependencyValues().entryDepth == 6)
    let line = #line + 2
    let late = await reports {
      prepareDependencies { $0.entryDepth = 7 }
      prepareDependencies { $0.entryLimit = 7 }
      prepareDependencies { $0.entryLimit = 8 }
    }
    #expect(late.map(\.line) == [line, line + 2])
    #expect(late.first?.text.hasPrefix("The dependency 'entryDepth' was prepared after it was used;") == true)
    #expect(late.last?.text.hasPrefix("The dependency 'entryLimit' was prepared twice;") == true)
    let missing = await reports {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.entryTested) var tested
        #expect(tested == 8)
      }
      @Dependency(\.entryCount) var count
      #expect(count == 3)
    }
    #expect(missing.map { $0.text.contains("_$") } == [false, false])
    #expect(missing.first?.text.contains("\nThe '@DependencyEntry' of 'entryTested' gives no 'liveValue'. ") == true)
    #expect(missing.last?.text.contains("\nThe '@DependencyEntry' of 'entryCount' gives no 'testValue'. ") == true)
  }

  @Test("an endpoint that nobody gave reports at its own line and throws")  // holds: MACRO-44, MACRO-52
  func throwing() async {
    let client = UserClient()
    let issues = await reports {
      await #expect(throws: Unimplemented("UserClient.fetch")) { try await client.fetch(id: 1, at: 2) }
    }
    #expect(issues.map(\.line) == [13])
    #expect(issues.first?.text.contains("'UserClient.fetch'") == true)
  }

  @Test("an endpoint that cannot throw reports and answers its default")  // holds: MACRO-44
  func defaults() async {
    let client = UserClient()
    let issues = await reports {
      #expect(client.name() == "nobody")
      client.log("x")
      #expect((try? client.checked(id: 1)) == 4)
      var count = 0
      await client.main(count: &count)
    }
    #expect(issues.map(\.line) == [14, 15, 18, 19])
  }

  @Test("several endpoints in one declaration work like others")  // holds: MACRO-46
  func several() async {
    let client = UserClient()
    let issues = await reports {
      #expect(client.next(after: 4) == 5)
      #expect(throws: Unimplemented("UserClient.remove")) { try client.remove(id: 1) }
      await #expect(throws: Unimplemented("UserClient.save")) { try await client.save(user: User(id: 1), 2) }
      await #expect(throws: Unimplemented("UserClient.send")) { try await client.send(user: User(id: 1), 2) }
    }
    #expect(issues.map(\.line) == [16, 16, 17, 17])
  }

  @Test("a given endpoint does not report, and its method has the parameters' labels")  // holds: MACRO-45
  func given() async throws {
    var client = UserClient()
    client.fetch = { id, _ in User(id: id) }
    client.name = { "me" }
    #expect(try await client.fetch(id: 4, at: 1) == User(id: 4))
    #expect(client.name() == "me")
  }

  @Test("constants, ignored closures, optional closures and values are no endpoints")  // holds: MACRO-40
  func others() {
    let client = UserClient()
    #expect(client.title == "users")
    #expect(client.retries == 3)
    #expect(client.format(3) == "3")
    #expect(client.optional == nil)
    #expect(client.isHidden())
  }

  @Test("the initializer takes all properties; there is an empty one when nothing else lacks a value")
  func initializers() throws {
    // holds: MACRO-41, MACRO-42
    let needy = Needy(load: { $0 + 1 }, url: "u")
    #expect(try needy.load(id: 1) == 2)
    #expect(needy.url == "u")
    let client = UserClient(
      fetch: { id, _ in User(id: id) },
      name: { "" },
      log: { _ in },
      next: { $0 },
      remove: { _ in },
      save: { _, _ in },
      send: { _, _ in },
      checked: { _ throws(Fault) in throw Fault() },
      main: { $0 = 1 },
      retries: 2
    )
    #expect(client.next(after: 8) == 8)
    #expect(client.retries == 2)
    #expect(throws: Fault.self) { try client.checked(id: 1) }
  }

  @Test("an initializer that is there is kept, and one that leaves an endpoint out makes it report")
  func ownInitializers() async {
    // holds: MACRO-43
    #expect(Own(load: { 1 }).load() == 1)
    let issues = await reports { #expect(Own(count: 1).load() == 9) }
    #expect(issues.count == 1)
  }

  @Test("an endpoint outside of a client reports, and its method can have another name")  // holds: MACRO-48
  func plain() async {
    let plain = Plain()
    let issues = await reports {
      #expect(throws: Unimplemented("Plain.load")) { try plain.load(id: 1) }
      #expect(plain.find(name: "a") == 7)
      #expect(plain.find(id: 3) == 3)
    }
    #expect(issues.count == 3)
  }

  @Test("an entry is a dependency whose live value is the property's")  // holds: MACRO-49
  func entry() async {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.entryCount) var count
      @Dependency(\.entryUsers) var users
      #expect(count == 3)
      #expect(users.retries == 3)
    }
    withDependencies {
      $0.entryCount = 9
    } operation: {
      @Dependency(\.entryCount) var count
      #expect(count == 9)
    }
    let issues = await reports {
      @Dependency(\.entryCount) var count
      #expect(count == 3)
    }
    #expect(issues.first?.text.contains("[DEPENDENCY-1]") == true)
  }

  @Test("an entry may give a value for tests and one for previews")  // holds: MACRO-50
  func entryValues() {
    @Dependency(\.entryLimit) var limit
    @Dependency(\.entryDepth) var depth
    #expect(limit == 5)
    #expect(depth == 6)
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.entryDepth) var depth
      #expect(depth == 7)
    }
  }

  @Test("the test value of an entry can be an empty client, whose endpoints report one by one")  // holds: MACRO-54
  func emptyClients() async {
    @Dependency(\.entryClient) var client
    @Dependency(\.entryOwn) var own
    @Dependency(\.entryInner) var inner
    let issues = await reports {
      #expect(client.retries == 3)
      #expect(client.name() == "nobody")
      #expect(own.load() == 9)
      #expect(throws: Unimplemented("Inner.load")) { try inner.load(id: 1) }
    }
    #expect(issues.map(\.text).map { $0.contains("[DEPENDENCY-1]") } == [false, false, false])
    #expect(issues.map(\.line) == [14, 45, 63])
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.entryClient) var client
      @Dependency(\.entryOwn) var own
      @Dependency(\.entryInner) var inner
      #expect(client.retries == 1)
      #expect(own.load() == 4)
      #expect((try? inner.load(id: 5)) == 5)
    }
  }

  @Test("clients of an actor and private ones inside of types can be empty")  // holds: MACRO-42
  func isolatedAndHidden() async {
    let issues = await reports {
      await MainActor.run { #expect(Isolated().load() == 1) }
      #expect(Outer.hidden() == 2)
    }
    #expect(issues.count == 2)
  }

  private struct Report: Sendable {
    var text: String
    var line: Int
  }

  /// What the operation reports, in order.
  private func reports(_ operation: () async -> Void) async -> [Report] {
    let found = Locked<[Report]>([])
    await withKnownIssue(isIntermittent: true) {
      await operation()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      guard text.contains("[DEPENDENCY-") else { return false }
      found.withLock { $0.append(Report(text: text, line: issue.sourceLocation?.line ?? 0)) }
      return true
    }
    return found.withLock { $0 }
  }
}
