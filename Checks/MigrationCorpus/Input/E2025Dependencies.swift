// style: 2025
// other names: `@DependencyEntry` names its value: `@DependencyEntry(.test)`; `withDependencies(from:)` takes a model with a `@Dependency`.
// no equivalent: `DependencyValues._current`; `DependencyValues.withValue` (use `withDependencies`).

import ComposableArchitecture
import Foundation

@DependencyClient
struct TranslationClient: Sendable {
  var languages: @Sendable () async throws -> [String]
  var translate: @Sendable (_ text: String, _ language: String) async throws -> String
  var isAvailable: @Sendable () -> Bool = { false }
}

extension TranslationClient: DependencyKey {
  static let liveValue = TranslationClient(
    languages: { ["de", "fr"] },
    translate: { text, language in
      @Dependency(\.urlSession) var urlSession
      let url = URL(string: "https://translate.example/\(language)?text=\(text)")!
      let (data, _) = try await urlSession.data(from: url)
      return String(decoding: data, as: UTF8.self)
    },
    isAvailable: { true }
  )

  static let previewValue = TranslationClient(
    languages: { ["de"] },
    translate: { text, _ in String(text.reversed()) },
    isAvailable: { true }
  )

  static let testValue = TranslationClient()
}

extension DependencyValues {
  var translation: TranslationClient {
    get { self[TranslationClient.self] }
    set { self[TranslationClient.self] = newValue }
  }

  @DependencyEntry var maximumLength = 500
}

@Reducer
struct Translator {
  @ObservableState
  struct State: Equatable {
    var input = ""
    var language = "de"
    var output = ""
    var requestID: UUID?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case translateButtonTapped
    case translated(UUID, Result<String, any Error>)
  }

  @Dependency(\.fireAndForget) var fireAndForget
  @Dependency(\.maximumLength) var maximumLength
  @Dependency(\.translation) var translation
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.input):
        state.input = String(state.input.prefix(maximumLength))
        return .none

      case .binding:
        return .none

      case .translateButtonTapped:
        let id = uuid()
        state.requestID = id
        let isSampled = withRandomNumberGenerator { Int.random(in: 1...10, using: &$0) == 1 }
        return .run { [input = state.input, language = state.language] send in
          if isSampled { await fireAndForget { print("sampled") } }
          await send(.translated(id, Result { try await translation.translate(input, language) }))
        }

      case .translated(let id, let result):
        guard id == state.requestID else { return .none }
        state.output = (try? result.get()) ?? "?"
        return .none
      }
    }
  }
}

@MainActor
final class TranslatorModel {
  func child() -> TranslatorModel {
    withDependencies(from: self) { TranslatorModel() }
  }

  func maximumLength() -> Int {
    DependencyValues._current.maximumLength
  }
}

@Reducer
struct TranslatorPair {
  @ObservableState
  struct State: Equatable {
    var long = Translator.State()
    var short = Translator.State()
  }

  enum Action {
    case long(Translator.Action)
    case short(Translator.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.long, action: \.long) { Translator() }
    Scope(state: \.short, action: \.short) {
      Translator().dependency(\.maximumLength, 20)
    }
  }
}
