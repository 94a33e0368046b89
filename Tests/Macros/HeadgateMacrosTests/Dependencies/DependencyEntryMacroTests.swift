import Testing

@Suite("@DependencyEntry, expanded")
struct DependencyEntryMacroTests {
  @Test("a key per entry, with the live value and others that are given")  // holds: MACRO-49, MACRO-50
  func liveEntries() {
    expectExpansion(
      """
      extension DependencyValues {
        @DependencyEntry(.live) var users: Users = .live
        @DependencyEntry(testValue: 3, previewValue: 4) public var `default` = 2
      }
      """,
      """
      extension DependencyValues {
        var users: Users {
        get { self[_$users.self] }
        set { self[_$users.self] = newValue }
        }

        private enum _$users: HeadgateDependencies.DependencyKey {
          static var liveValue: Users { .live }
        }
        public var `default` {
        get { self[_$default.self] }
        set { self[_$default.self] = newValue }
        }

        private enum _$default: HeadgateDependencies.DependencyKey {
          static let liveValue = 2
          static let testValue = 3
          static let previewValue = 4
        }
      }
      """
    )
  }

  @Test("a key per entry, with the test value and others that are given")  // holds: MACRO-49, MACRO-50
  func testEntries() {
    expectExpansion(
      """
      extension DependencyValues {
        @DependencyEntry(.test) var users: Users = Users()
        @DependencyEntry(liveValue: 3) var count = 2
      }
      """,
      """
      extension DependencyValues {
        var users: Users {
        get { self[_$users.self] }
        set { self[_$users.self] = newValue }
        }

        private enum _$users: HeadgateDependencies.TestDependencyKey {
          static var testValue: Users { Users() }
        }
        var count {
        get { self[_$count.self] }
        set { self[_$count.self] = newValue }
        }

        private enum _$count: HeadgateDependencies.DependencyKey {
          static let testValue = 2
          static let liveValue = 3
        }
      }
      """
    )
  }
}
