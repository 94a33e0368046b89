import ComposableArchitecture
import SwiftUI

struct Account: ReducerProtocol {
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case signOutTapped
  }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Profile: ReducerProtocol {
  struct State: Equatable {
    var account: Account.State?
    var friend: Account.State?
    var visits = 0
  }

  enum Action {
    case account(Account.Action)
    case friend(Account.Action)
    case signInTapped
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in .none }
      .ifLet(\.account, action: /Action.account) { Account() }
      .ifLet(\.friend, action: /Action.friend) { Account() }
  }
}

struct AccountView: View {
  let store: StoreOf<Account>

  var body: some View {
    WithViewStore(store) { viewStore in
      Text(viewStore.name)
      Button("Sign out") { viewStore.send(.signOutTapped) }
    }
    .padding()
  }
}

struct ProfileView: View {
  let store: StoreOf<Profile>

  var body: some View {
    VStack {
      IfLetStore(
        self.store.scope(state: \.account, action: Profile.Action.account),
        then: AccountView.init(store:),
        else: {
          Button("Sign in") { self.store.send(.signInTapped) }
        }
      )
      friend
      WithViewStore(store, observe: { $0 }) { viewStore in
        if viewStore.visits > 0 {
          Text("\(viewStore.visits) visits")
        }
      }
    }
  }

  private var friend: some View {
    // No friend is no view.
    IfLetStore(store.scope(state: { $0.friend }, action: { .friend($0) })) {
      AccountView(store: $0)
    }
  }
}
