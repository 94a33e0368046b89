import HeadgateDependencies
import Testing

@Suite("Dependency values")
struct DependencyValuesTests {
  @Test("the context chooses the default")  // holds: DEP-1
  func contexts() {
    #expect(DependencyValues.live.number.value == 1)
    #expect(DependencyValues.preview.number.value == 2)
    #expect(DependencyValues.test.number.value == 3)
    #expect(DependencyValues().number.value == 3)
  }

  @Test("a key without a preview value uses its live value, or its test value")  // holds: DEP-2
  func previews() {
    #expect(DependencyValues.preview.liveOnly.value == 1)
    #expect(DependencyValues.preview.testOnly.value == 3)
  }

  @Test("a copy keeps its values when the original is written")  // holds: DEP-3
  func copyOnWrite() {
    var first = DependencyValues()
    first.number.value = 10
    var second = first
    second.number.value = 20
    first.words.list.append("a")
    #expect(first.number.value == 10)
    #expect(second.number.value == 20)
    #expect(first.words.list == ["a"])
    #expect(second.words.list.isEmpty)
  }

  @Test("a write in place does not copy a container")  // holds: DEP-4
  func inPlace() {
    var values = DependencyValues()
    values[Words.self] = Words(list: Array(repeating: "word", count: 100))
    values.words.list.reserveCapacity(1_000)
    let before = values.words.list.withUnsafeBufferPointer { $0.baseAddress }
    values.words.list.append("last")
    let after = values.words.list.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
    #expect(values.words.list.count == 101)
  }

  @Test("a write in place starts from the default, and leaves a copy alone")  // holds: DEP-3
  func inPlaceFromDefault() {
    var values = DependencyValues()
    values.words.list.append("first")
    let copy = values
    values.words.list.append("second")
    #expect(copy.words.list == ["first"])
    #expect(values.words.list == ["first", "second"])
  }

  @Test("values laid over others win, and leave the rest")  // holds: DEP-5
  func merging() {
    var under = DependencyValues()
    under.number.value = 10
    under.testOnly.value = 11
    under.context = .preview
    var over = DependencyValues()
    over.number.value = 20
    under.merge(over)
    #expect(under.number.value == 20)
    #expect(under.testOnly.value == 11)
    #expect(under.context == .preview)

    var untouched = DependencyValues()
    untouched.merge(over)
    #expect(untouched.number.value == 20)
    over.merge(DependencyValues())
    #expect(over.number.value == 20)
    over.merge(over)
    #expect(over.number.value == 20)
  }

  @Test("setting by key path does not use what was there before")  // holds: DEP-12
  func settingByKeyPath() {
    let issues = recordingIssues {
      var values = DependencyValues()
      values.set(\.liveOnly, to: LiveOnly(value: 5))
      #expect(values.liveOnly.value == 5)
    }
    #expect(issues.isEmpty)
  }
}
