import Testing

@Suite("@DependencyEntry, expanded")
struct DependencyEntryMacroTests {
  @Test("a key per entry, with the values that are given")  // holds: MACRO-49, MACRO-50
  func entries() {
    expectExpansion(
      """
      extension DependencyValues {
        @DependencyEntry var users: Users = .live
        @DependencyEntry(test: 3, preview: 4) public var `default` = 2
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
}
