import Headgate
import SwiftUI

@Reducer
struct Home {
  @ObservableState
  struct State: Equatable {
    var taps = 0
  }

  enum Action {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Tabs {
  @ObservableState
  struct State: Equatable {
    var home = Home.State()
    var tab = Tab.home

    enum Tab { case home, search }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case home(Home.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.home, action: \.home) { Home() }
  }
}

@Reducer
struct App {
  @ObservableState
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
      .ifCaseLet(\.tabs, action: \.tabs) { Tabs() }
  }
}

struct AppView: View {
  let store: StoreOf<App>

  var body: some View {
    switch store.state {
    case .loading(let progress):
      Text("\(progress)").task { await store.send(.launched).finish() }
    case .tabs:
      if let tabs = store.scope(state: \.tabs, action: \.tabs) {
        @Bindable var tabs = tabs
        TabView(selection: $tabs.tab) {
          HomeView(store: tabs.scope(state: \.home, action: \.home))
            .tag(Tabs.State.Tab.home)
          Text("Search")
            .tag(Tabs.State.Tab.search)
        }
      }
    }
  }
}

struct HomeView: View {
  let store: StoreOf<Home>

  var body: some View {
    Button("\(store.taps) taps") { store.send(.tapped) }
  }
}
