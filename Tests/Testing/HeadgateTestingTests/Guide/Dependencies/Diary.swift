import Headgate

// snippet: diary-feature
@Reducer
struct Diary {
  struct Entry: Equatable, Identifiable, Sendable {
    let id: UUID
    let date: Date
    var text: String
  }

  @ObservableState
  struct State: Equatable {
    var entries: IdentifiedArrayOf<Entry> = []
  }

  enum Action {
    case weatherButtonTapped(city: String)
    case measured(Int, city: String)
  }

  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .weatherButtonTapped(let city):
        return .run { send in
          await send(.measured(try await weather.temperature(city: city), city: city))
        }
      case .measured(let degrees, let city):
        state.entries.append(Entry(id: uuid(), date: date.now, text: "\(degrees)° in \(city)"))
        return .none
      }
    }
  }
}
// snippet end

/// Two diaries, of which one has its own weather.
@Reducer
struct TwoDiaries {
  @ObservableState
  struct State: Equatable {
    var real = Diary.State()
    var sample = Diary.State()
  }

  enum Action {
    case real(Diary.Action)
    case sample(Diary.Action)
  }

  var body: some ReducerOf<Self> {
    // snippet: diary-operator
    Scope(state: \.real, action: \.real) { Diary() }
    Scope(state: \.sample, action: \.sample) {
      Diary().transformDependency(\.weather) { $0.temperature = { _ in 20 } }
    }
    // snippet end
  }
}

// snippet: diary-model
final class DiaryPrinter {
  @Dependency(\.diaryTitle) var title

  func heading() -> String { "== \(title) ==" }
}
// snippet end
