import Headgate
import SwiftUI

@Reducer
struct Account {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case signOutTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Profile {
  @ObservableState
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

  var body: some Reducer<State, Action> {
    Reduce { state, action in .none }
      .ifLet(\.account, action: \.account) { Account() }
      .ifLet(\.friend, action: \.friend) { Account() }
  }
}

struct AccountView: View {
  let store: StoreOf<Account>

  var body: some View {
    Group {
      Text(store.name)
      Button("Sign out") { store.send(.signOutTapped) }
    }
    .padding()
  }
}

struct ProfileView: View {
  let store: StoreOf<Profile>

  var body: some View {
    VStack {
      if let account = store.scope(state: \.account, action: \.account) {
        AccountView(store: account)
      } else {
        Button("Sign in") { self.store.send(.signInTapped) }
      }
      friend
      if store.visits > 0 {
        Text("\(store.visits) visits")
      }
    }
  }

  private var friend: some View {
    // No friend is no view.
    Group {
      if let friendStore = store.scope(state: \.friend, action: \.friend) {
        AccountView(store: friendStore)
      }
    }
  }
}
