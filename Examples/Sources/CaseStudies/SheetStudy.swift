import Headgate
import SwiftUI

/// One of several screens is presented. The enum allows one at a time.
@Reducer
struct SheetStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var title = "Untitled"
    @Presents var destination: Destination.State?
  }

  @Reducer
  enum Destination {
    case rename(RenameStudy)
    case info(InfoStudy)
  }

  enum Action: Codable, Sendable {
    case renameButtonTapped
    case infoButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renameButtonTapped:
        state.destination = .rename(RenameStudy.State(title: state.title))
        return .none
      case .infoButtonTapped:
        state.destination = .info(InfoStudy.State(letters: state.title.count))
        return .none
      case .destination(.presented(.rename(.delegate(let event)))):
        switch event {
        case .renamed(let title): state.title = title
        }
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension SheetStudy.Destination.State: Equatable, Codable, Sendable {}
extension SheetStudy.Destination.Action: Codable, Sendable {}

/// A child that closes itself with the dependency `dismiss`.
@Reducer
struct RenameStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var title: String
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case saveButtonTapped
    case delegate(Delegate)

    enum Delegate: Equatable, Codable, Sendable {
      case renamed(String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        return .run { [title = state.title] send in
          await send(.delegate(.renamed(title)))
          await dismiss()
        }
      case .binding, .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct InfoStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var letters: Int
  }

  typealias Action = Never

  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct SheetStudyView: View {
  @Bindable var store: StoreOf<SheetStudy>

  var body: some View {
    VStack {
      Text(store.title)
      Button("Rename") { store.send(.renameButtonTapped) }
      Button("Info") { store.send(.infoButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.rename, action: \.destination.rename)) { store in
      RenameStudyView(store: store)
    }
    .popover(item: $store.scope(state: \.destination?.info, action: \.destination.info)) { store in
      Text("\(store.letters) letters")
    }
  }
}

private struct RenameStudyView: View {
  @Bindable var store: StoreOf<RenameStudy>

  var body: some View {
    TextField("Title", text: $store.title)
    Button("Save") { store.send(.saveButtonTapped) }
  }
}
