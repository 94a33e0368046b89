import Headgate
import HeadgateTesting
import Testing

struct DiaryTests {
  // snippet: diary-test
  @Test func theWeatherIsWritten() async {
    let store = TestStore(initialState: Diary.State()) {
      Diary()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .incrementing
      $0.weather.temperature = { city in city == "Oslo" ? -3 : 21 }
    }
    await store.send(.weatherButtonTapped(city: "Oslo"))
    await store.receive(\.measured) {
      $0.entries = [
        Diary.Entry(id: UUID(0), date: Date(timeIntervalSince1970: 0), text: "-3° in Oslo")
      ]
    }
  }
  // snippet end

  @Test func anEndpointWithoutAValueIsReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Diary.State()) { Diary() }
      await store.send(.weatherButtonTapped(city: "Oslo"))
    }
    #expect(issues.map(\.number) == ["DEPENDENCY-7"])
    #expect(issues.first?.text.contains("temperature") == true)
  }

  @Test func dateAndIdentifierAreReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: Diary.State()) { Diary() }
      store.exhaustivity = .off
      await store.send(.measured(1, city: "Oslo"))
    }
    #expect(issues.map(\.number) == ["DEPENDENCY-3", "DEPENDENCY-3"])
    #expect(issues.allSatisfy { $0.fileID.hasSuffix("Diary.swift") })
  }

  @Test func aLiveValueInATestIsReported() {
    withKnownIssue {
      #expect(DiaryPrinter().heading() == "== My diary ==")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("[DEPENDENCY-1]") }
    }
  }

  @Test func anEntryHasTwoValues() {
    @Dependency(\.diaryFile) var file
    #expect(file == "test.txt")
    withDependencies {
      $0 = .live
    } operation: {
      #expect(file == "diary.txt")
    }
  }

  // snippet: diary-trait
  @Test(.dependency(\.diaryTitle, "Travels"))
  func theTitleIsPrinted() {
    #expect(DiaryPrinter().heading() == "== Travels ==")
  }
  // snippet end

  @Test func overridesAreKeptAtCreation() {
    // snippet: diary-with
    let printer = withDependencies {
      $0.diaryTitle = "Travels"
    } operation: {
      DiaryPrinter()
    }
    #expect(printer.heading() == "== Travels ==")
    // snippet end
    let heading = withDependencies {
      $0.diaryTitle = "Dreams"
    } operation: {
      printer.heading()
    }
    #expect(heading == "== Dreams ==")
  }

  @Test func aSampleHasItsOwnWeather() async {
    let store = TestStore(initialState: TwoDiaries.State()) {
      TwoDiaries()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .incrementing
      $0.weather.temperature = { _ in 5 }
    }
    store.exhaustivity = .off
    await store.send(.sample(.weatherButtonTapped(city: "Oslo")))
    await store.send(.real(.weatherButtonTapped(city: "Oslo")))
    await store.skipReceivedActions()
    #expect(store.state.sample.entries.map(\.text) == ["20° in Oslo"])
    #expect(store.state.real.entries.map(\.text) == ["5° in Oslo"])
  }

  @Test func escapedDependencies() async {
    let heading = await withDependencies {
      $0.diaryTitle = "Travels"
    } operation: {
      // snippet: diary-escaped
      await withEscapedDependencies { dependencies in
        await Task.detached {
          dependencies.yield { DiaryPrinter().heading() }
        }.value
      }
      // snippet end
    }
    #expect(heading == "== Travels ==")
  }

  // snippet: diary-prepare
  @Test func aPreparedValueIsUsed() {
    prepareDependencies {
      $0.diaryTitle = "Travels"
    }
    #expect(DiaryPrinter().heading() == "== Travels ==")
  }
  // snippet end

  @Test func preparingTooLateIsReported() async {
    let printer = DiaryPrinter()
    let issues = await recordingIssues {
      #expect(printer.heading() == "== My diary ==")
      prepareDependencies { $0.diaryTitle = "Travels" }
    }
    #expect(issues.map(\.number) == ["DEPENDENCY-1", "DEPENDENCY-4"])
    #expect(printer.heading() == "== My diary ==")
  }

  @Test func preparingTwiceIsReported() async {
    let issues = await recordingIssues {
      prepareDependencies { $0.diaryTitle = "One" }
      prepareDependencies { $0.diaryTitle = "Two" }
    }
    #expect(issues.map(\.number) == ["DEPENDENCY-5"])
    #expect(DiaryPrinter().heading() == "== One ==")
  }
}
