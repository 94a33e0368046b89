// swift-format-ignore-file
import Headgate
import SwiftUI

enum SignInError: Error, Equatable {
  case wrongCredentials
  case offline

  init(_ error: any Error) {
    self = (error as? URLError)?.code == .notConnectedToInternet ? .offline : .wrongCredentials
  }
}

@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var error: SignInError?
    var isBusy = false
    var secret = Redacted("")
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View: Equatable {
      case emailChanged(String)
      case passwordChanged(Redacted<String>) // near-miss: secret-payload
      case pinEntered(password: String) // flags: secret-payload
      case revealPasswordButtonTapped
      case signInButtonTapped
    }

    enum Delegate: Equatable {
      case accountOpened(Account)
    }

    @Sealed
    fileprivate enum InternalEvent: Equatable {
      case accountLoaded(Account)
      case accountLoadFailed(SignInError) // near-miss: equatable-error-payload
      case refreshTokenReceived(token: String) // flags: secret-payload
    }
  }

  @Dependency(\.ferryAccounts) var accounts
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce(reduce)
  }

  private func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .view(let action):
      switch action {
      case .emailChanged(let text):
        state.email = text
        state.error = nil
        return .none
      case .passwordChanged(let secret):
        state.secret = secret
        return .none
      case .pinEntered(password: let pin):
        state.secret = Redacted(pin)
        return signIn(&state)
      case .revealPasswordButtonTapped:
        return .none
      case .signInButtonTapped where state.email.isEmpty:
        state.error = .wrongCredentials
        return .none
      case .signInButtonTapped:
        return signIn(&state)
      }

    case .internal(let event):
      state.isBusy = false
      switch event.opened {
      case let .accountLoaded(account):
        return .merge(
          .send(.delegate(.accountOpened(account))), // near-miss: action-as-function
          refresh(account)
        )
      case let .accountLoadFailed(error):
        state.error = error
        return .none
      case .refreshTokenReceived:
        return .none
      }

    case .delegate(.accountOpened): // near-miss: delegate-handled-by-self
      return .none
    }
  }

  private func signIn(_ state: inout State) -> Effect<Action> {
    state.isBusy = true
    let (email, secret) = (state.email, state.secret)
    return .run { send in
      let account = try await accounts.signIn(email, secret)
      await send(.internal(.accountLoaded(account))) // near-miss: response-without-failure
    } catch: { error, send in
      await send(.internal(.accountLoadFailed(SignInError(error))))
    }
  }

  private func refresh(_ account: Account) -> Effect<Action> {
    .run { send in
      let token = try await accounts.refreshToken(account.id)
      await send(.internal(.refreshTokenReceived(token: token))) // flags: response-without-failure
    }
  }
}

@ViewAction(for: SignIn.self)
struct SignInView: View {
  let store: StoreOf<SignIn>
  @State private var secret = ""

  var body: some View {
    Form {
      TextField("Email", text: Binding(get: { store.email }, set: { send(.emailChanged($0)) }))
      SecureField("Password", text: $secret)
        .onChange(of: secret) { send(.passwordChanged(Redacted(secret))) }
        .onSubmit { send(.pinEntered(password: secret)) }
      if let error = store.error {
        Text(String(describing: error)).foregroundStyle(.red)
      }
      Button("Show password") { send(.revealPasswordButtonTapped) }
      Button("Sign in") {
        send(.signInButtonTapped)
      }
      .disabled(store.isBusy)
      Button("Continue as guest") {
        store.send(.delegate(.accountOpened(Account(id: UUID(), name: "Guest")))) // flags: view-sends-non-view, delegate-forged
      }
    }
  }
}
