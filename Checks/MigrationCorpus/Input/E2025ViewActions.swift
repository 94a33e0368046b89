// style: 2025
// other names: none.
// no equivalent: `WithPerceptionTracking` (omit it); `send(_:animation:)` of a view action stays, where SwiftUI exists.

import ComposableArchitecture
import SwiftUI

@Reducer
struct SignUpForm {
  @ObservableState
  struct State: Equatable {
    var birthday = Date(timeIntervalSince1970: 0)
    var email = ""
    var focus: Field?
    var isBusy = false
    var newsletters: Set<String> = []
    var problems: [Field: String] = [:]

    enum Field: Hashable { case birthday, email }
  }

  enum Action: ViewAction {
    case delegate(Delegate)
    case registered(Result<String, any Error>)
    case view(View)

    @CasePathable
    enum Delegate { case signedUp(id: String) }

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case newsletterTapped(String)
      case onAppear
      case submitButtonTapped
    }
  }

  @Dependency(\.accounts) var accounts

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding(\.email)):
        state.problems[.email] = state.email.contains("@") ? nil : "Not an email"
        return .none

      case .view(.binding), .delegate:
        return .none

      case .view(.newsletterTapped(let name)):
        state.newsletters.formSymmetricDifference([name])
        return .none

      case .view(.onAppear):
        state.focus = .email
        return .none

      case .view(.submitButtonTapped):
        guard state.problems.isEmpty else { return .none }
        state.isBusy = true
        return .run { [email = state.email] send in
          await send(.registered(Result { try await accounts.register(email) }))
        }

      case .registered(.success(let id)):
        state.isBusy = false
        return .send(.delegate(.signedUp(id: id)))

      case .registered(.failure(let error)):
        state.isBusy = false
        state.problems[.email] = error.localizedDescription
        return .none
      }
    }
  }
}

@ViewAction(for: SignUpForm.self)
struct SignUpFormView: View {
  @Perception.Bindable var store: StoreOf<SignUpForm>
  @FocusState private var focus: SignUpForm.State.Field?

  var body: some View {
    WithPerceptionTracking {
      Form {
        TextField("Email", text: $store.email).focused($focus, equals: .email)
        DatePicker("Birthday", selection: $store.birthday).focused($focus, equals: .birthday)
        ForEach(["Swift", "Design"], id: \.self) { name in
          WithPerceptionTracking {
            Button(name) { send(.newsletterTapped(name), animation: .default) }
          }
        }
        Button("Sign up") { send(.submitButtonTapped) }.disabled(store.isBusy)
      }
      .bind($store.focus, to: $focus)
      .onAppear { send(.onAppear) }
    }
  }
}

@DependencyClient
struct AccountClient: Sendable {
  var register: @Sendable (_ email: String) async throws -> String
}

extension AccountClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var accounts: AccountClient {
    get { self[AccountClient.self] }
    set { self[AccountClient.self] = newValue }
  }
}
