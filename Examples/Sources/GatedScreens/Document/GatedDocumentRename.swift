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

  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case submitted(name: String)
    }

    enum View: BindableAction {
      case binding(BindingAction<DocumentRename.State>)
      case cancelButtonTapped
      case submitButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding), .delegate:
        return .none

      case .view(.cancelButtonTapped):
        return .run { _ in await dismiss() }

      case .view(.submitButtonTapped):
        guard state.canSubmit else { return .none }
        return .send(.delegate(.submitted(name: state.trimmedName)))
      }
    }
  }
}
