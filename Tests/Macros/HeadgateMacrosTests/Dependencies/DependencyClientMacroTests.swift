import Testing

@Suite("@DependencyClient, expanded")
struct DependencyClientMacroTests {
  @Test("a recordable client makes each endpoint recordable")  // holds: REC-50
  func recordable() {
    expectExpansion(
      """
      @DependencyClient(.recordable)
      struct Client {
        var fetch: () throws -> Int
      }
      """,
      """

      struct Client {
        @HeadgateDependencies.DependencyEndpoint(._recordableIfCodable)
        var fetch: () throws -> Int

        init(
          fetch: @escaping () throws -> Int
        ) {
          self.fetch = fetch
        }

        init() {}
      }

      extension Client: HeadgateDependencies.EmptyDependencyClient {}
      """
    )
  }

  @Test("closures become endpoints; the initializers take what lacks a value")  // holds: MACRO-40, MACRO-41, MACRO-42
  func endpoints() {
    expectExpansion(
      """
      @DependencyClient
      public struct Client {
        public var fetch: @Sendable (_ id: Int) async throws -> Int
        var name: () -> String = { "" }
        var count = 0
        let title = "t"
        private var hidden = 1
        @DependencyEndpointIgnored var log: (Int) -> Void = { _ in }
        static var shared: () -> Void = {}
      }
      """,
      """

      public struct Client {
        @HeadgateDependencies.DependencyEndpoint
        public var fetch: @Sendable (_ id: Int) async throws -> Int
        @HeadgateDependencies.DependencyEndpoint
        var name: () -> String = { "" }
        var count = 0
        let title = "t"
        private var hidden = 1
        var log: (Int) -> Void = { _ in }
        static var shared: () -> Void = {}

        public init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> Int,
          name: @escaping () -> String,
          count: Swift.Int = 0,
          log: @escaping (Int) -> Void = { _ in }
        ) {
          self.fetch = fetch
          self.count = count
          self.log = log
          self.name = name
        }

        public init() {}
      }

      extension Client: HeadgateDependencies.EmptyDependencyClient {}
      """
    )
  }

  @Test("several endpoints in one declaration get their placeholders in the initializer")  // holds: MACRO-46
  func several() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        var load: (_ id: Int) -> Void, save: @MainActor (_ id: Int, inout Int) throws -> Int
      }
      """,
      """

      struct Client {
        var load: (_ id: Int) -> Void, save: @MainActor (_ id: Int, inout Int) throws -> Int

        init(
          load: @escaping (_ id: Int) -> Void,
          save: @escaping @MainActor (_ id: Int, inout Int) throws -> Int
        ) {
          self.load = load
          self.save = save
        }

        init() {
          self.load = { _ in
            HeadgateDependencies._DependencyEndpointIssue.report("Client.load", line: 3)
          }
          self.save = { _, _ in
            throw HeadgateDependencies._DependencyEndpointIssue.report("Client.save", line: 3)
          }
        }

        func load(id p0: Int) {
          self.load(p0)
        }

        @MainActor
        func save(id p0: Int, _ p1: inout Int) throws -> Int {
          try self.save(p0, &p1)
        }
      }

      extension Client: HeadgateDependencies.EmptyDependencyClient {}
      """
    )
  }

  @Test("initializers that are there are not written again")  // holds: MACRO-43
  func own() {
    expectExpansion(
      """
      @DependencyClient
      struct Client {
        let url: String
        init(url: String) { self.url = url }
      }
      """,
      """

      struct Client {
        let url: String
        init(url: String) { self.url = url }
      }
      """
    )
  }

  @Test("a client that can be empty says so in a conformance, where an extension can say it")  // holds: MACRO-54
  func conformances() {
    expectExpansion(
      """
      @available(macOS 15, *) @DependencyClient
      struct Limited {
      }
      @DependencyClient
      struct Needy {
        let url: String
        init(url: String) { self.url = url }
      }
      @MainActor @DependencyClient
      struct Isolated {
      }
      enum Outer {
        @DependencyClient
        private struct Hidden {
        }
      }
      """,
      """
      @available(macOS 15, *)
      struct Limited {

        init() {}
      }
      struct Needy {
        let url: String
        init(url: String) { self.url = url }
      }
      @MainActor
      struct Isolated {

        init() {}
      }
      enum Outer {
        private struct Hidden {

          init() {}
        }
      }

      @available(macOS 15, *)
      extension Limited: HeadgateDependencies.EmptyDependencyClient {}
      """
    )
  }
}
