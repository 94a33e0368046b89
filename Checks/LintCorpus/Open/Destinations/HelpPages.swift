import Headgate

/// The help: an enum reducer whose cases are enum reducers.
@Reducer
enum HelpPages {
  case contents(Contents)
  case topic(Topic)

  @Reducer
  enum Topic {
    case article(Article)
    case video(Video)
  }
}

extension HelpPages.State: Equatable {}
extension HelpPages.Topic: Equatable {}  // near-miss: reducer-enum-conformance

@Reducer
struct Contents {
  @ObservableState
  struct State: Equatable {
    var titles: [String] = []
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable {
      case titleTapped(String)
    }

    enum Delegate: Equatable {
      case topicChosen(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .view(.titleTapped(let title)): .send(.delegate(.topicChosen(title)))
      case .delegate: .none
      }
    }
  }
}

@Reducer
struct Article {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: GatedAction {
    case view(View)

    enum View: Equatable {
      case textSelected(String)
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Video {
  @ObservableState
  struct State: Equatable {
    var position = 0.0
  }

  enum Action: GatedAction {
    case view(View)

    enum View: Equatable {
      case play  // flags: action-name
      case playButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

/// Presents the help, and hears its innermost features.
@Reducer
struct HelpDesk {
  @ObservableState
  struct State: Equatable {
    @Presents var pages: HelpPages.State?
    var chosen: String?
  }

  enum Action: GatedAction {
    case view(View)
    case pages(PresentationAction<HelpPages.Action>)

    enum View: Equatable {
      case helpButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .view(.helpButtonTapped) = action { state.pages = .contents(Contents.State()) }
      if case .pages(.presented(.contents(.delegate(.topicChosen(let title))))) = action { state.chosen = title }
      if case .pages(.presented(.topic(.video(.view(.playButtonTapped))))) = action {  // flags: parent-observes-inside
        state.chosen = nil
      }
      return .none
    }
    .ifLet(\.$pages, action: \.pages)
  }
}
