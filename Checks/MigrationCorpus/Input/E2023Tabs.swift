// style: 2023, with the macro `@Reducer`
// other names: `store.scope(state:action:)` with a closure is a scope with key paths; `viewStore.binding(\.$tab)` is `$store.tab`.
// no equivalent: `.ifCaseLet(/State.loggedIn, action: /Action.loggedIn)` with case paths of the old spelling (`\.loggedIn`).

import ComposableArchitecture
import SwiftUI

@Reducer
struct TabbedApp {
  @CasePathable
  enum State: Equatable {
    case loading
    case tabs(AppTabs.State)
  }

  enum Action {
    case loaded(name: String)
    case onLaunch
    case tabs(AppTabs.Action)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onLaunch:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded(name: "Blob"))
        }
      case .loaded(let name):
        state = .tabs(AppTabs.State(name: name))
        return .none
      case .tabs:
        return .none
      }
    }
    .ifCaseLet(/State.tabs, action: /Action.tabs) {
      AppTabs()
    }
  }
}

@Reducer
struct AppTabs {
  struct State: Equatable {
    var home = HomeTab.State()
    let name: String
    var search = HomeTab.State()
    @BindingState var tab = Tab.home

    enum Tab { case home, search }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case home(HomeTab.Action)
    case search(HomeTab.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.home, action: \.home) { HomeTab() }
    Scope(state: \.search, action: \.search) { HomeTab() }
    Reduce { state, action in
      switch action {
      case .home(.searchButtonTapped):
        state.tab = .search
        return .none
      case .binding, .home, .search:
        return .none
      }
    }
  }
}

@Reducer
struct HomeTab {
  struct State: Equatable {
    var taps = 0
  }

  enum Action {
    case searchButtonTapped
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .tapped = action { state.taps += 1 }
      return .none
    }
  }
}

struct TabbedAppView: View {
  let store: StoreOf<TabbedApp>

  var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .loading:
        ProgressView().task { await store.send(.onLaunch).finish() }
      case .tabs:
        CaseLet(\TabbedApp.State.tabs, action: TabbedApp.Action.tabs) { tabs in
          WithViewStore(tabs, observe: { $0 }) { viewStore in
            TabView(selection: viewStore.$tab) {
              HomeTabView(store: tabs.scope(state: \.home, action: { .home($0) }))
                .tag(AppTabs.State.Tab.home)
              HomeTabView(store: tabs.scope(state: \.search, action: { .search($0) }))
                .tag(AppTabs.State.Tab.search)
            }
          }
        }
      }
    }
  }
}

struct HomeTabView: View {
  let store: StoreOf<HomeTab>

  var body: some View {
    WithViewStore(store, observe: \.taps) { viewStore in
      Button("\(viewStore.state) taps") { viewStore.send(.tapped) }
      Button("Search") { viewStore.send(.searchButtonTapped) }
    }
  }
}
