import Foundation
import Headgate

/// The sheet that asks for a new name.
@Reducer
struct DocumentRename {
  @ObservableState
  struct State: Equatable {
    var name: String
    let original: String

    init(original: String, proposal: String? = nil) {
      self.name = proposal ?? original
      self.original = original
    }

    var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }
    var canSubmit: Bool { !trimmedName.isEmpty && trimmedName != original && !trimmedName.contains("/") }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case submitButtonTapped

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case submitted(name: String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .submitButtonTapped:
        guard state.canSubmit else { return .none }
        return .send(.delegate(.submitted(name: state.trimmedName)))
      }
    }
  }
}
