import Testing

@Suite("@DependencyEndpoint, expanded")
struct DependencyEndpointMacroTests {
  @Test("a throwing endpoint throws when nobody gave it")  // holds: MACRO-44, MACRO-45
  func throwing() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint public var fetch: @Sendable (_ id: Int, _ at: Date) async throws -> Int
      }
      """,
      """
      struct Client {
        public var fetch: @Sendable (_ id: Int, _ at: Date) async throws -> Int {
        @storageRestrictions(initializes: _fetch)
        init(initialValue) { _fetch = initialValue }
        get { _fetch }
        set { _fetch = newValue }
        }

        private var _fetch: @Sendable (_ id: Int, _ at: Date) async throws -> Int = { _, _ in
          throw HeadgateDependencies._DependencyEndpointIssue.report("Client.fetch")
        }

        public func fetch(id p0: Int, at p1: Date) async throws -> Int {
          try await self.fetch(p0, p1)
        }
      }
      """
    )
  }

  @Test("another one answers its value; its method can have a name of its own")  // holds: MACRO-44, MACRO-48
  func answering() {
    expectExpansion(
      """
      struct Client {
        @available(iOS 18, *)
        @DependencyEndpoint(method: "count") private var countAll: @MainActor (_ of: inout Int) -> Int = { $0 }
      }
      """,
      """
      struct Client {
        @available(iOS 18, *)
        private var countAll: @MainActor (_ of: inout Int) -> Int {
        get { _countAll }
        set { _countAll = newValue }
        }

        private var _countAll: @MainActor (_ of: inout Int) -> Int = { p0 in
          HeadgateDependencies._DependencyEndpointIssue.report("Client.countAll")
          let answer: @MainActor (_ of: inout Int) -> Int = { $0 }
          return answer(&p0)
        }

        @available(iOS 18, *)
        @MainActor
        private func count(of p0: inout Int) -> Int {
          self.countAll(&p0)
        }
      }
      """
    )
  }

  @Test("a recordable one passes its answers through a recorder")  // holds: REC-50
  func recordable() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint(.recordable) var fetch: @Sendable (_ id: Int) async throws -> Int
        @DependencyEndpoint(._recordableIfCodable) var name: () -> String = { "" }
        @DependencyEndpoint(._recordableIfCodable) var log: (Int...) -> Void
      }
      """,
      """
      struct Client {
        var fetch: @Sendable (_ id: Int) async throws -> Int {
        @storageRestrictions(initializes: _fetch)
        init(initialValue) { _fetch = initialValue }
        get {
          guard HeadgateDependencies._RecordedAnswers.isActive else { return _fetch }
          return { [_fetch] p0 in
            try await HeadgateDependencies._RecordedAnswers.asyncThrowingAnswer("Client.fetch") { try await _fetch(p0) }
          }
        }
        set { _fetch = newValue }
        }

        private var _fetch: @Sendable (_ id: Int) async throws -> Int = { _ in
          throw HeadgateDependencies._DependencyEndpointIssue.report("Client.fetch")
        }

        func fetch(id p0: Int) async throws -> Int {
          try await self.fetch(p0)
        }
        var name: () -> String {
        get {
          guard HeadgateDependencies._RecordedAnswers.isActive else { return _name }
          return { [_name] in
            HeadgateDependencies._RecordableAnswers.answer("Client.name") { _name() }
          }
        }
        set { _name = newValue }
        }

        private var _name: () -> String = {
          HeadgateDependencies._DependencyEndpointIssue.report("Client.name")
          let answer: () -> String = { "" }
          return answer()
        }
        var log: (Int...) -> Void {
        @storageRestrictions(initializes: _log)
        init(initialValue) { _log = initialValue }
        get { _log }
        set { _log = newValue }
        }

        private var _log: (Int...) -> Void = { _ in
          HeadgateDependencies._DependencyEndpointIssue.report("Client.log")
        }
      }
      """
    )
  }

  @Test("without names there is no method")  // holds: MACRO-45
  func unnamed() {
    expectExpansion(
      """
      struct Client {
        @DependencyEndpoint var log: (String, Int...) -> Void
      }
      """,
      """
      struct Client {
        var log: (String, Int...) -> Void {
        @storageRestrictions(initializes: _log)
        init(initialValue) { _log = initialValue }
        get { _log }
        set { _log = newValue }
        }

        private var _log: (String, Int...) -> Void = { _, _ in
          HeadgateDependencies._DependencyEndpointIssue.report("Client.log")
        }
      }
      """
    )
  }
}
