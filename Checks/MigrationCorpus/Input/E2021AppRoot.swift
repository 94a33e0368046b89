// style: 2021
// other names: `pullback(state:action:environment:)` is `Scope`; `.optional()` with `pullback` is `.ifLet`; `IfLetStore` is `if let`;
//   `combined(with:)` is the body.
// no equivalent: environments that are derived from the environment of the parent (use `@Dependency` in the child).

import ComposableArchitecture
import SwiftUI

struct ProfileState: Equatable {
  var name = "Blob"
  var visits = 0
}

enum ProfileAction: Equatable {
  case appeared
  case nameChanged(String)
  case signOutButtonTapped
}

struct ProfileEnvironment {
  var save: (String) -> Effect<Never, Never>
}

let profileReducer = Reducer<ProfileState, ProfileAction, ProfileEnvironment> { state, action, environment in
  switch action {
  case .appeared:
    state.visits += 1
    return .none
  case .nameChanged(let name):
    state.name = name
    return environment.save(name).fireAndForget()
  case .signOutButtonTapped:
    return .none
  }
}

struct RootState: Equatable {
  var feed = FeedState()
  var profile: ProfileState?
}

struct FeedState: Equatable {
  var posts: [String] = []
}

enum FeedAction: Equatable {
  case postsLoaded([String])
  case profileButtonTapped
}

enum RootAction: Equatable {
  case feed(FeedAction)
  case profile(ProfileAction)
  case profileDismissed
}

struct RootEnvironment {
  var save: (String) -> Effect<Never, Never>
}

let feedReducer = Reducer<FeedState, FeedAction, Void> { state, action, _ in
  if case .postsLoaded(let posts) = action { state.posts = posts }
  return .none
}

let rootReducer = Reducer<RootState, RootAction, RootEnvironment>.combine(
  feedReducer.pullback(state: \.feed, action: /RootAction.feed, environment: { _ in () }),
  profileReducer.optional().pullback(
    state: \.profile,
    action: /RootAction.profile,
    environment: { ProfileEnvironment(save: $0.save) }
  ),
  Reducer { state, action, _ in
    switch action {
    case .feed(.profileButtonTapped):
      state.profile = ProfileState()
      return .none
    case .profile(.signOutButtonTapped), .profileDismissed:
      state.profile = nil
      return .none
    case .feed, .profile:
      return .none
    }
  }
)

struct RootView: View {
  let store: Store<RootState, RootAction>

  var body: some View {
    WithViewStore(store.scope(state: { $0.profile != nil })) { viewStore in
      FeedView(store: store.scope(state: \.feed, action: RootAction.feed))
        .sheet(isPresented: viewStore.binding(get: { $0 }, send: RootAction.profileDismissed)) {
          IfLetStore(store.scope(state: \.profile, action: RootAction.profile)) { profile in
            WithViewStore(profile) { viewStore in
              Text(viewStore.name).onAppear { viewStore.send(.appeared) }
            }
          }
        }
    }
  }
}

struct FeedView: View {
  let store: Store<FeedState, FeedAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      List(viewStore.posts, id: \.self) { Text($0) }
        .toolbar { Button("Profile") { viewStore.send(.profileButtonTapped) } }
    }
  }
}
