import Headgate
import SwiftUI

struct LedgerView: View {
  @Bindable var store: StoreOf<Ledger>
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      AccountListView(store: store.scope(state: \.accounts, action: \.accounts))
        .toolbar { Button("Imprint") { store.send(.imprintButtonTapped) } }
        .overlay {
          if store.isLocked { Button("Unlock") { store.send(.unlockButtonTapped) } }
        }
    } destination: { screen in
      switch screen.case {
      case .statement(let store): StatementView(store: store)
      case .imprint: Text("Ledger Ltd.")
      }
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { store.send(.screenLocked) }
    }
  }
}

struct AccountListView: View {
  @Bindable var store: StoreOf<AccountList>

  var body: some View {
    List(store.accounts) { account in
      HStack {
        Button(account.owner) { store.send(.accountTapped(account)) }
        Spacer()
        Text(account.cents, format: .number)
        Button("Send") { store.send(.transferButtonTapped(account)) }
      }
    }
    .overlay {
      if !store.isConnected {
        Button("Connect again") { store.send(._reconnected) }  // flags: view-sends-non-view, internal-outside-feature
      }
    }
    .safeAreaInset(edge: .bottom) {
      if let problem = store.problem { Text(problem) }
      if let entry = store.lastEntry { Text(entry.text) }
    }
    .onAppear { store.send(.listAppeared) }
    .sheet(item: $store.scope(state: \.transfer, action: \.transfer)) { TransferView(store: $0) }
  }
}

struct TransferView: View {
  @Bindable var store: StoreOf<Transfer>
  @State private var pin = ""

  var body: some View {
    Form {
      TextField("Amount", text: $store.amount.sending(\.amountChanged))
      TextField("Account", text: $store.number.sending(\.numberChanged))
      SecureField("Code", text: $pin)
        .onSubmit { store.send(.pinEntered(token: pin)) }
      if let problem = store.problem { Text(problem) }
      Button("Send") { store.send(.sendButtonTapped) }
        .disabled(store.isValid != true)
      Button("Close") { store.send(.closeButtonTapped) }
    }
  }
}

struct StatementView: View {
  @Bindable var store: StoreOf<Statement>

  var body: some View {
    List(store.entries) { entry in
      Button(entry.text) { store.send(.entryTapped(entry)) }
        .onAppear {
          if entry == store.entries.last { store.send(.endReached) }
        }
    }
    .searchable(text: $store.query)
    .refreshable { store.send(.pulledToRefresh) }
    .toolbar {
      Button("Export") { store.send(.exportButtonTapped) }
      // Old name of the action: ._exportSkipped
      Button("All") { store.send(.binding(.set(\.query, ""))) }  // near-miss: view-sends-non-view
    }
  }
}
