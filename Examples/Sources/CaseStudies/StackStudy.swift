import Headgate
import SwiftUI

/// A navigation stack of screens of two kinds. A deep link sets the whole stack.
@Reducer
struct StackStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var path = StackState<Path.State>()
  }

  @Reducer
  enum Path {
    case folder(FolderStudy)
    case note(NoteStudy)
  }

  enum Action: Codable, Sendable {
    case path(StackActionOf<Path>)
    case urlOpened(URL)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .urlOpened(let url):
        // `studies://stack/Work/Todo` shows the folder, and the note above it.
        state.path.removeAll()
        let names = url.pathComponents.filter { $0 != "/" }
        if let folder = names.first { state.path.append(.folder(FolderStudy.State(name: folder))) }
        if names.count > 1 { state.path.append(.note(NoteStudy.State(title: names[1]))) }
        return .none
      case .path(.element(id: _, action: .note(.delegate(let event)))):
        switch event {
        case .homeRequested: state.path.removeAll()
        }
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension StackStudy.Path.State: Equatable, Codable, Sendable {}
extension StackStudy.Path.Action: Codable, Sendable {}

@Reducer
struct FolderStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var name: String
  }

  typealias Action = Never

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct NoteStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var title: String
  }

  enum Action: Codable, Sendable {
    case homeButtonTapped
    case delegate(Delegate)

    enum Delegate: Equatable, Codable, Sendable {
      case homeRequested
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .homeButtonTapped: .send(.delegate(.homeRequested))
      case .delegate: .none
      }
    }
  }
}

struct StackStudyView: View {
  @Bindable var store: StoreOf<StackStudy>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        NavigationLink("Private", state: StackStudy.Path.State.folder(FolderStudy.State(name: "Private")))
        NavigationLink("Work", state: StackStudy.Path.State.folder(FolderStudy.State(name: "Work")))
      }
    } destination: { screen in
      switch screen.case {
      case .folder(let store): FolderStudyView(store: store)
      case .note(let store): NoteStudyView(store: store)
      }
    }
    .onOpenURL { store.send(.urlOpened($0)) }
  }
}

private struct FolderStudyView: View {
  let store: StoreOf<FolderStudy>

  var body: some View {
    NavigationLink("Note in \(store.name)", state: StackStudy.Path.State.note(NoteStudy.State(title: store.name)))
  }
}

private struct NoteStudyView: View {
  let store: StoreOf<NoteStudy>

  var body: some View {
    Text("Note: \(store.title)")
    Button("Home") { store.send(.homeButtonTapped) }
  }
}
