// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

struct ChoirView: View {
  @Bindable var store: StoreOf<ChoirCore>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.screens, action: \.screens)) {
      SongbookView(store: store.scope(state: \.songbook, action: \.songbook))
        .safeAreaInset(edge: .bottom) { news }
        .toolbar {
          Button("Invite") { store.send(.view(.inviteButtonTapped)) }
        }
        .onAppear { store.send(.view(.appeared)) }
    } destination: { screen in
      switch screen.case {
      case let .song(store): SongDetailView(store: store)
      case let .invite(store): InvitationView(store: store)
      }
    }
  }

  private var news: some View {
    Button(store.news, action: close)
  }

  private func close() {
    store.send(.view(.newsClosed)) // near-miss: view-sends-non-view
  }
}

struct SongbookView: View {
  @Bindable var store: StoreOf<Songbook>

  var body: some View {
    List {
      ForEach(store.songs) { song in
        Button(song.title) { store.send(.view(.songTapped(song.id))) }
          .swipeActions {
            Button("Remove") { store.send(.view(.removeSwiped(song.id))) }
            Button("Copy") { store.send(.interface(.songAdded(song))) } // flags: view-sends-non-view
          }
      }
      Button("Add") { store.send(.view(.addButtonTapped)) }
      Button("Close") { store.send(.view(.closeButtonTapped)) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .onAppear { store.send(.view(.bookAppeared)) }
  }
}

struct SongDetailView: View {
  let store: StoreOf<SongDetail>

  var body: some View {
    VStack {
      Text(store.lyrics ?? "")
      Button(store.isPlaying ? "Stop" : "Play") { store.send(.view(.playButtonTapped)) }
      Button("Copy") { store.send(.view(.copyButtonTapped)) }
      Slider(
        value: Binding(
          get: { Double(store.tempo) },
          set: { store.send(.view(.tempoChanged(Int($0)))) }
        ),
        in: 40...200
      )
    }
    .task {
      await store.send(.view(.detailAppeared)).finish()
    }
  }
}

struct InvitationView: View {
  @Bindable var store: StoreOf<Invitation>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Picker("Voice", selection: $store.voice.sending(\.view.voiceChosen)) {
        ForEach(["soprano", "alto", "tenor", "bass"], id: \.self) { Text($0) }
      }
      Button("Send") { store.send(.view(.sendButtonTapped)) }
    }
  }
}
