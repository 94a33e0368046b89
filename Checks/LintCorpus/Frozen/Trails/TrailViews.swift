import Headgate
import SwiftUI

struct RecordingView: View {
  let store: ViewStore<Recording>
  @State private var now = Date()  // near-miss: ambient-nondeterminism

  var body: some View {
    VStack(spacing: 16) {
      if let start = store.startedAt {
        Text(now.timeIntervalSince(start), format: .number).monospacedDigit()
      }
      Text("\(store.positions.count) points")
      if let problem = store.problem { Text(problem).foregroundStyle(.orange) }
      HStack {
        Button(store.isRunning ? "Stop" : "Start") {
          if store.isRunning {
            store.send(.stopButtonTapped)
          } else {
            store.send(.startButtonTapped)
          }
        }
        Button("Discard", role: .destructive) { store.send(.discardButtonTapped) }
      }
      .disabled(store.isUploading)
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
  }
}

@ViewAction(for: TrailDetail.self)
struct TrailDetailView: View {
  let store: StoreOf<TrailDetail>

  var body: some View {
    List {
      LabeledContent("Length", value: store.trail.kilometers, format: .number)
      Button(store.trail.isFavorite ? "Remove from favorites" : "Add to favorites") {
        send(.favoriteButtonTapped)  // near-miss: view-sends-non-view
      }
      Section("Nearby") {
        ForEach(store.nearby) { trail in
          Button(trail.name) { send(.nearbyTrailTapped(trail)) }
        }
      }
    }
    .gesture(MagnifyGesture().onEnded { send(.setZoom($0.magnification)) })
    .toolbar { Button("Settings") { send(.settingsButtonTapped) } }
    .onAppear { send(.screenAppeared) }
  }
}

struct SignInView: View {
  @Bindable var store: StoreOf<SignIn>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      SecureField("Password", text: $store.password)
      Toggle("Show the password", isOn: $store.isPasswordVisible.sending(\.view.passwordVisibilityChanged))
      if let problem = store.problem { Text(problem).foregroundStyle(.red) }
      Button("Sign in") { store.send(.view(.signInButtonTapped)) }
        .disabled(store.isSigningIn)
      Button("Continue as guest") {
        store.send(.delegate(.hikerSignedIn(Hiker(name: "Guest"))))  // flags: view-sends-non-view, delegate-forged
      }
    }
  }
}
