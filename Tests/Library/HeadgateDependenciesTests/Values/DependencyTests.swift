import HeadgateDependencies
import HeadgateSupport
import Testing

private struct Reader {
  @Dependency(\.number) var number
}

private struct TypeReader {
  @Dependency(Number.self) var number
}

@Suite("@Dependency")
struct DependencyTests {
  @Test("reads by key path and by key type")  // holds: DEP-6
  func reads() {
    withDependencies {
      $0.number.value = 7
    } operation: {
      #expect(Reader().number.value == 7)
      #expect(TypeReader().number.value == 7)
    }
    #expect(Reader().number.value == 3)
  }

  @Test("keeps what was in force when it was made; what is in force at the read lies over it")  // holds: DEP-7
  func captures() {
    let reader = withDependencies {
      $0.number.value = 7
      $0.testOnly.value = 8
    } operation: {
      Reader()
    }
    #expect(reader.number.value == 7)
    withDependencies {
      $0.liveOnly.value = 9
    } operation: {
      #expect(reader.number.value == 7)
    }
    withDependencies {
      $0.number.value = 9
    } operation: {
      #expect(reader.number.value == 9)
    }
    #expect(reader.number.value == 7)
  }

  @Test("a key that reads another one sees what the reader captured")  // holds: DEP-7, DEP-15
  func nestedDefaults() {
    struct Sum: DependencyKey {
      var value: Int
      static let liveValue = Sum(value: 0)
      static var testValue: Sum {
        @Dependency(\.number) var number
        return Sum(value: number.value + 1)
      }
    }
    struct SumReader {
      @Dependency(Sum.self) var sum
    }
    let reader = withDependencies {
      $0.number.value = 70
    } operation: {
      SumReader()
    }
    withDependencies {
      $0.testOnly.value = 1
    } operation: {
      #expect(reader.sum.value == 71)
    }
  }

  @Test("shows nothing of itself in a dump")  // holds: DEP-6
  func mirror() {
    #expect(Mirror(reflecting: Dependency(\.number)).children.isEmpty)
  }

  @Test("is ten words at most, since reducers that hold it are copied")  // holds: DEP-6
  func size() {
    #expect(MemoryLayout<Dependency<Number>>.size <= 80)
  }
}

@Suite("Dependencies inside a reduction")
struct ReductionFrameDependenciesTests {
  /// Runs an operation as a store would: with a frame in the thread's slot.
  private func reducing(with values: DependencyValues, _ operation: () -> Void) {
    var frame = ReductionFrame(dependencies: values.frameDependencies)
    let outer = ReductionFrame.current
    withUnsafeMutablePointer(to: &frame) { frame in
      ReductionFrame.current = frame
      operation()
      ReductionFrame.current = outer
      #expect(frame.pointee.readingCallSite == nil)
    }
    withExtendedLifetime(values) {}
  }

  @Test("the reduction's values win over the task's")  // holds: DEP-8
  func frameWins() {
    var values = DependencyValues()
    values.number.value = 50
    withDependencies {
      $0.number.value = 40
      $0.testOnly.value = 41
    } operation: {
      let reader = Reader()
      reducing(with: values) {
        #expect(reader.number.value == 50)
        #expect(DependencyValues.current.number.value == 50)
        #expect(DependencyValues.current.testOnly.value == 3)
      }
      #expect(reader.number.value == 40)
    }
  }

  @Test("an override inside a reduction counts for its operation and is taken back")  // holds: DEP-8
  func overrideInside() throws {
    struct Failure: Error {}
    var values = DependencyValues()
    values.number.value = 50
    reducing(with: values) {
      let reader = Reader()
      withDependencies {
        $0.number.value += 1
      } operation: {
        #expect(reader.number.value == 51)
        withDependencies {
          $0.number.value += 1
        } operation: {
          #expect(reader.number.value == 52)
        }
        #expect(reader.number.value == 51)
      }
      #expect(reader.number.value == 50)
      #expect(throws: Failure.self) {
        try withDependencies {
          $0.number.value = 0
        } operation: {
          throw Failure()
        }
      }
      #expect(reader.number.value == 50)
    }
  }

  @Test("a frame without values leaves the task's in force")  // holds: DEP-8
  func frameWithoutValues() {
    var frame = ReductionFrame()
    withDependencies {
      $0.number.value = 40
    } operation: {
      withUnsafeMutablePointer(to: &frame) { frame in
        let outer = ReductionFrame.current
        ReductionFrame.current = frame
        #expect(Reader().number.value == 40)
        withDependencies {
          $0.number.value = 41
        } operation: {
          #expect(Reader().number.value == 41)
        }
        ReductionFrame.current = outer
      }
    }
  }

  @Test("a mistake inside a reduction is reported at the @Dependency")  // holds: DEP-10
  func placeInReduction() {
    let line = #line + 2
    struct LiveReader {
      @Dependency(\.liveOnly) var liveOnly
    }
    let issues = recordingIssues {
      reducing(with: DependencyValues()) {
        #expect(LiveReader().liveOnly.value == 1)
      }
    }
    expectOne(issues, number: "DEPENDENCY-1", text: "'liveOnly'", line: line)
  }

  @Test("is read as a more specific type")  // holds: DEP-47
  func moreSpecificType() {
    withDependencies {
      $0[PlayerKey.self] = Mock(tracks: ["a"])
    } operation: {
      @Dependency(\.player, as: Mock.self) var player
      #expect(player.tracks == ["a"])
    }
  }

  @Test("traps as a type that its value does not have, and names both")  // holds: DEP-47
  func otherType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Dependency(\.player, as: Mock.self) var player
      _ = player
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("asked for as a 'Mock', but the value in force is a 'Silence'") && text.contains("[DEPENDENCY-11]")
    )
  }

  @MainActor
  @Test("one that belongs to the main actor is read there")  // holds: MACRO-95
  func mainActor() {
    @Dependency(\.mainActorNumber) var number
    @Dependency(MainActorNumber.self) var byKey
    #expect(number == 2 && byKey == 2)
    withDependencies {
      $0.mainActorNumber = 7
    } operation: {
      #expect(number == 7 && byKey == 7)
    }
  }

  @Test("and traps elsewhere, with what to write")  // holds: MACRO-95
  func mainActorElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let number = await MainActor.run { Dependency(\.mainActorNumber) }
      _ = await Task.detached { number.wrappedValue }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("DependencyTests.swift"))
    #expect(text.contains("[DEPENDENCY-12]"))
  }
}

private protocol Player: Sendable {}

private struct Mock: Player {
  var tracks: [String]
}

private struct Silence: Player {}

private enum PlayerKey: DependencyKey {
  static var liveValue: any Player { Silence() }
  static var testValue: any Player { Silence() }
}

extension DependencyValues {
  fileprivate var player: any Player {
    get { self[PlayerKey.self] }
    set { self[PlayerKey.self] = newValue }
  }
}

@MainActor
private enum MainActorNumber: @MainActor DependencyKey {
  static let liveValue = 1
  static let testValue = 2
}

extension DependencyValues {
  @MainActor
  fileprivate var mainActorNumber: Int {
    get { self[MainActorNumber.self] }
    set { self[MainActorNumber.self] = newValue }
  }
}
