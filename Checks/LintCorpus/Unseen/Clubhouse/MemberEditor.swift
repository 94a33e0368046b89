// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

@Reducer
struct MemberEditor
{
  @ObservableState
  struct State: Equatable
  {
    var member: Member
    var errors: [String] = []
    @Presents var levelPicker: ChoicePicker<Int>.State?
    @Presents var photo: PhotoCrop.State?

    var isValid: Bool { errors.isEmpty && !member.name.isEmpty }
  }

  enum Action: Equatable
  {
    case delegate(Delegate)
    case view(View) // flags: action-order
    case `internal`(Internal)
    case levelPicker(PresentationAction<ChoicePicker<Int>.Action>) // near-miss: unintegrated-child
    case photo(PresentationAction<PhotoCrop.Action>)

    enum View: BindableAction, Equatable // flags: binding-without-reducer
    {
      case binding(BindingAction<State>)
      case cancelButtonTapped
      case contactEntered(email: String, phone: String, birthday: Date, isSponsor: Bool) // flags: action-too-broad
      case levelButtonTapped
      case photoDropped(x: Double, y: Double, z: Double) // near-miss: action-too-broad
      case saveButtonTapped
    }

    enum Delegate: Equatable { case memberSaved(Member) }

    enum Internal: Equatable
    {
      case saved(TaskResult<Member>) // flags: task-result
      case validated([String])
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.memberClient) var client
  @Dependency(\.memberValidator) var validator

  var body: some ReducerOf<Self>
  {
    Reduce
    { state, action in
      switch action
      {
      case .view(.binding(\.member)):
        return .send(.internal(.validated(validator.errors(state.member)))) // flags: action-as-function

      case .view(.cancelButtonTapped):
        return .run { _ in await dismiss() }

      case let .view(.contactEntered(email: email, phone: _, birthday: _, isSponsor: _)):
        state.member.email = email
        return .none

      case .view(.levelButtonTapped):
        state.levelPicker = ChoicePicker<Int>.State(choices: [1, 2, 3, 4], chosen: state.member.level)
        return .none

      case .view(.saveButtonTapped):
        guard state.isValid else { return .none }
        return .run { [member = state.member] send in
          await send(.internal(.saved(TaskResult { try await client.save(member) }))) // near-miss: response-without-failure
        }

      case .view(.binding), .view(.photoDropped):
        return .none

      case let .internal(.validated(errors)):
        state.errors = errors
        return .none

      case let .internal(.saved(.success(member))):
        return .send(.delegate(.memberSaved(member))) // near-miss: action-as-function

      case let .internal(.saved(.failure(error))):
        state.errors = [error.localizedDescription]
        return .none

      case .delegate(.memberSaved): // flags: delegate-handled-by-self
        state.errors = []
        return .run { _ in await dismiss() }

      case let .levelPicker(.presented(.delegate(.picked(level)))):
        state.member.level = level
        return .none

      case .levelPicker: // flags: delegate-default
        return .none

      case .photo:
        return .none
      }
    }
    .ifLet(\.$levelPicker, action: \.levelPicker) { ChoicePicker<Int>() }
    .ifLet(\.$photo, action: \.photo) { PhotoCrop() }
  }
}

/// A list of choices, for any value.
@Reducer
struct ChoicePicker<Choice: Hashable & Sendable>
{
  @ObservableState
  struct State: Equatable
  {
    var choices: [Choice]
    var chosen: Choice?
  }

  enum Action: Equatable
  {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable { case choiceTapped(Choice) }
    enum Delegate: Equatable { case picked(Choice) } // near-miss: unobserved-delegate
  }

  var body: some Reducer<State, Action>
  {
    Reduce
    { state, action in
      guard case let .view(.choiceTapped(choice)) = action else { return .none }
      state.chosen = choice
      return .send(.delegate(.picked(choice)))
    }
  }
}

@Reducer
struct PhotoCrop
{
  @ObservableState
  struct State: Equatable { var scale = 1.0 }

  enum Action: BindableAction, Equatable // near-miss: binding-without-reducer
  {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct MemberEditorView: View
{
  @Bindable var store: StoreOf<MemberEditor>

  var body: some View
  {
    Form
    {
      TextField("Name", text: $store.member.name)
      Button("Level") { store.send(.view(.levelButtonTapped)) }
      if !store.errors.isEmpty { Text(store.errors.joined(separator: ", ")) }
      Button("Check") { store.send(.internal(.validated([]))) } // flags: view-sends-non-view, internal-outside-feature
      Button("Save") { store.send(.view(.saveButtonTapped)) }
      Button("Cancel", role: .cancel) { store.send(.view(.cancelButtonTapped)) }
    }
  }
}
