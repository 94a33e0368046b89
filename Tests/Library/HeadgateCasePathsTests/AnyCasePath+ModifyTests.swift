import HeadgateCasePaths
import Testing

@Suite struct AnyCasePathModifyTests {
  struct Refused: Error {}

  // holds: CASE-15
  @Test func thePayloadIsChangedAndTheResultOfTheBodyReturned() {
    var loading = Loading.loaded([1, 2])
    let removed = AnyCasePath(\Loading<Int>.Cases.loaded).modify(&loading) { $0.removeLast() }
    #expect(removed == 2)
    #expect(loading[case: \.loaded] == [1])
  }

  // holds: CASE-16
  @Test func anotherCaseIsLeftAloneAndAnswersNil() {
    var loading = Loading<Int>.idle
    let result: Void? = AnyCasePath(\Loading<Int>.Cases.loaded).modify(&loading) { _ in Issue.record("not this case") }
    #expect(result == nil)
    #expect(loading.is(\.idle))
  }

  // holds: CASE-17
  @Test func aContainerInThePayloadIsChangedWhereItStands() {
    var loading = Loading.loaded(Array(1...1_000))
    let path = AnyCasePath(\Loading<Int>.Cases.loaded)
    let before = storage(of: loading[case: \.loaded]!)
    path.modify(&loading) { $0[7] = 0 }
    #expect(storage(of: loading[case: \.loaded]!) == before)
    #expect(loading[case: \.loaded]?[7] == 0)
  }

  // holds: CASE-17
  @Test func aContainerBehindIndirectCasesIsChangedWhereItStands() {
    var loading = Loading.nested(.nested(.loaded(Array(1...1_000))))
    let path = AnyCasePath(\Loading<Int>.Cases.nested.nested.loaded)
    let before = storage(of: path.extract(loading)!)
    path.modify(&loading) { $0[7] = 0 }
    #expect(storage(of: path.extract(loading)!) == before)
    #expect(path.extract(loading)?[7] == 0)
  }

  // holds: CASE-17
  @Test func aContainerInALargePayloadIsChangedWhereItStands() {
    var large = Large.rows(.zero, Array(1...1_000))
    let path = AnyCasePath(\Large.Cases.rows)
    let before = storage(of: path.extract(large)!.1)
    path.modify(&large) { $0.1[7] = 0 }
    #expect(storage(of: path.extract(large)!.1) == before)
    #expect(path.extract(large)?.1[7] == 0)
  }

  // holds: CASE-17
  @Test func aCopyOfTheValueKeepsItsOwnPayload() {
    var loading = Loading.loaded([1, 2, 3])
    let copy = loading
    AnyCasePath(\Loading<Int>.Cases.loaded).modify(&loading) { $0[0] = 9 }
    #expect(copy[case: \.loaded] == [1, 2, 3])
    #expect(loading[case: \.loaded] == [9, 2, 3])
  }

  // holds: CASE-18
  @Test func whatTheBodyChangedBeforeItThrewStays() {
    var loading = Loading.loaded([1])
    #expect(throws: Refused.self) {
      try AnyCasePath(\Loading<Int>.Cases.loaded).modify(&loading) {
        $0.append(2)
        throw Refused()
      }
    }
    #expect(loading[case: \.loaded] == [1, 2])
  }

  // holds: CASE-18
  @Test func whatTheBodyChangedInALargePayloadBeforeItThrewStays() {
    var large = Large.rows(.zero, [1])
    #expect(throws: Refused.self) {
      try AnyCasePath(\Large.Cases.rows).modify(&large) {
        $0.1.append(2)
        throw Refused()
      }
    }
    #expect(large[case: \.rows]?.1 == [1, 2])
  }

  // holds: CASE-17
  @Test func nothingIsLeakedOrReleasedTwice() {
    final class Probe {}
    weak var probe: Probe?
    do {
      let made = Probe()
      probe = made
      var loading = Loading.nested(.loaded([made]))
      AnyCasePath(\Loading<Probe>.Cases.nested.loaded).modify(&loading) { $0.append(made) }
      #expect(loading[case: \.nested]?[case: \.loaded]?.count == 2)
    }
    #expect(probe == nil)
  }

  // holds: CASE-19
  @Test func aPayloadOf64KilobytesIsChangedWithLessThan384KilobytesOfStack() {
    // What builds and reads the payload runs on the thread of the test: debug code keeps many temporaries of that size.
    final class Holder: @unchecked Sendable {  // Sendable: the test waits while the other thread works on it.
      var large = Large.big(.zero)
    }
    let holder = Holder()
    let use = stackUse {
      AnyCasePath(\Large.Cases.big).modify(&holder.large) { $0.second.parts.15.words.15.15 = 7 }
    }
    #expect(lastWord(of: holder.large) == 7)
    #expect(use < 384 * 1024)
  }

  // holds: CASE-19
  @Test func theBodyRunsWithAlmostNoStackUsedByALargePayload() {
    final class Holder: @unchecked Sendable {  // Sendable: the test waits while the other thread works on it.
      var large = Large.big(.zero)
      var distance = 0
    }
    let holder = Holder()
    _ = stackUse {
      let outside = addressOfFrame()
      AnyCasePath(\Large.Cases.big).modify(&holder.large) { _ in holder.distance = outside - addressOfFrame() }
    }
    #expect(holder.distance < 4 * 1024)
  }

  private func lastWord(of large: Large) -> UInt64? {
    large[case: \.big]?.second.parts.15.words.15.15
  }
}
