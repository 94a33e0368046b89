import Headgate
import SwiftUI
@_spi(Sealed) import HeadgateTesting  // flags: seal-opened

@ViewAction(for: LibraryReducer.self)
public struct LibraryView: View {
  @Bindable public var store: StoreOf<LibraryReducer>

  public var body: some View {
    List(store.podcasts) { podcast in
      Button(podcast.title) { send(.didSelectPodcast(podcast)) }
    }
    .refreshable { send(.didPullToRefresh) }
    .dropDestination(for: URL.self) { urls, _ in
      for url in urls { send(.feedURLDropped(url)) }
      return !urls.isEmpty
    }
    .onAppear { send(.viewAppeared) }
    .sheet(item: $store.scope(state: \.destination?.podcast, action: \.destination.podcast)) { podcast in
      PodcastView(store: podcast)
    }
    .alert($store.scope(state: \.destination?.question, action: \.destination.question))
    .safeAreaInset(edge: .bottom) {
      PlayerView(store: store.scope(state: \.player, action: \.player))
    }
  }
}

public struct PodcastView: View {
  let store: StoreOf<PodcastReducer>

  public var body: some View {
    List {
      ForEach(store.scope(state: \.episodes, action: \.episodes)) { row in
        EpisodeRow(store: row)
          .onTapGesture {
            store.send(.delegate(.episodeChosen(row.episode)))  // flags: view-sends-non-view, delegate-forged
          }
      }
    }
    .toolbar { Button("Download") { store.send(.view(.didTapDownloadFirst)) } }
    .onAppear { store.send(.view(.viewAppeared)) }
  }
}

@ViewAction(for: EpisodeReducer.self)
public struct EpisodeRow: View {
  public let store: StoreOf<EpisodeReducer>

  public var body: some View {
    HStack {
      Text(store.episode.title)
      if let progress = store.progress { ProgressView(value: progress) }
      Menu("More") {
        Button("Play") { send(.didTapPlay) }
        Button("Download") { send(.didTapDownload) }
        Button("Remove") { send(.didTapRemove) }
      }
    }
  }
}

@ViewAction(for: PlayerReducer.self)
public struct PlayerView: View {
  @Bindable public var store: StoreOf<PlayerReducer>

  public var body: some View {
    HStack {
      Text(store.episode?.title ?? "Nothing")
      Button(store.isPlaying ? "Pause" : "Play") { send(.didTapPlay) }
      Button("Stop") { store.send(.interface(.stopRequested)) }  // flags: view-sends-non-view
      Button("Sleep") { send(.didTapSleepTimer) }
      Stepper("Speed", onIncrement: { send(.didChangeSpeed(store.speed + 0.25)) }, onDecrement: nil)
    }
    .onAppear { send(.viewAppeared) }
    .sheet(item: $store.scope(state: \.sleepTimer, action: \.sleepTimer)) { SleepTimerView(store: $0) }
  }
}

public struct SleepTimerView: View {
  let store: StoreOf<SleepTimerReducer>

  public var body: some View {
    VStack {
      Stepper(
        "\(store.minutes) minutes",
        onIncrement: { store.send(.view(.didChangeMinutes(store.minutes + 1))) },
        onDecrement: nil
      )
      Button("Start") { store.send(.view(.didTapStart)) }
        .disabled(store.isRunning)
    }
  }
}

public struct ShowNotesView: View {
  let store: StoreOf<ShowNotesReducer>

  public var body: some View {
    ScrollView {
      Text(store.text).font(.system(size: store.size))
      Button("Larger") { store.send(.view(.didChangeSize(store.size + 2))) }
    }
  }
}
