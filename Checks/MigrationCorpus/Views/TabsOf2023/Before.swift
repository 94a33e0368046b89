import ComposableArchitecture
import SwiftUI

struct Home: Reducer {
  struct State: Equatable {
    var taps = 0
  }

  enum Action {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Tabs: Reducer {
  struct State: Equatable {
    var home = Home.State()
    @BindingState var tab = Tab.home

    enum Tab { case home, search }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case home(Home.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.home, action: /Action.home) { Home() }
  }
}

struct App: Reducer {
  enum State: Equatable {
    case loading(progress: Double)
    case tabs(Tabs.State)
  }

  enum Action {
    case launched
    case tabs(Tabs.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifCaseLet(/State.tabs, action: /Action.tabs) { Tabs() }
  }
}

struct AppView: View {
  let store: StoreOf<App>

  var body: some View {
    SwitchStore(store) { initialState in
      switch initialState {
      case .loading(let progress):
        Text("\(progress)").task { await store.send(.launched).finish() }
      case .tabs:
        CaseLet(/App.State.tabs, action: App.Action.tabs) { tabs in
          WithViewStore(tabs, observe: { $0 }) { viewStore in
            TabView(selection: viewStore.$tab) {
              HomeView(store: tabs.scope(state: \.home, action: { .home($0) }))
                .tag(Tabs.State.Tab.home)
              Text("Search")
                .tag(Tabs.State.Tab.search)
            }
          }
        }
      }
    }
  }
}

struct HomeView: View {
  let store: StoreOf<Home>

  var body: some View {
    WithViewStore(store, observe: \.taps) { viewStore in
      Button("\(viewStore.state) taps") { viewStore.send(.tapped) }
    }
  }
}
