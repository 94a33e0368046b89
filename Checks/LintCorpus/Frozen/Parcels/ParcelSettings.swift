import Foundation
import Headgate

/// The settings: notifications, carriers and the language.
@Reducer
struct ParcelSettings {
  @ObservableState
  struct State: Equatable {
    var carriers: [String] = []
    var isNotifying = true
    var isQuietAtNight = false
    var language = "en"
    var problem: ParcelError?
  }

  enum Action: Equatable {  // flags: group-actions
    case carrierAdded
    case carrierChecked
    case carrierRemoved
    /// The user chose a language.
    /// - Parameter code: The code of the language, such as `en`.
    case languageSelected(String)
    case notificationButtonTapped
    case notificationRefused
    case notificationScheduled
    /// The settings could not be saved.
    /// - Parameters:
    ///   - error: The reason.
    ///   - attempt: The number of the attempt.
    case savingFailed(ParcelError, attempt: Int)  // near-miss: document-action
    case settingsSaved  // near-miss: action-name
  }

  @Dependency(\.settingsStorage) var storage

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .carrierAdded:
        state.carriers.append("New carrier")
        return save(state)

      case .carrierRemoved:
        _ = state.carriers.popLast()
        return save(state)

      case .languageSelected(let language):
        state.language = language
        return save(state)

      case .notificationButtonTapped:
        state.isNotifying.toggle()
        return save(state)

      case .carrierChecked, .notificationRefused, .notificationScheduled, .settingsSaved:
        return .none

      case .savingFailed(let error, let attempt):
        state.problem = error
        return attempt < 3 ? save(state, attempt: attempt + 1) : .none
      }
    }
  }

  /// Saves the settings. The method is shared by all settings, so that each event stays one action.
  private func save(_ state: State, attempt: Int = 1) -> EffectOf<Self> {
    .run { send in
      try await storage.save(state.language, state.carriers)
      await send(.settingsSaved)
    } catch: { _, send in
      await send(.savingFailed(.offline, attempt: attempt))
    }
  }
}

@DependencyClient
struct SettingsStorage: Sendable {
  var save: @Sendable (_ language: String, _ carriers: [String]) async throws -> Void
}

extension SettingsStorage: TestDependencyKey {
  static let testValue = SettingsStorage()
}

extension DependencyValues {
  var settingsStorage: SettingsStorage {
    get { self[SettingsStorage.self] }
    set { self[SettingsStorage.self] = newValue }
  }
}
