// swift-format-ignore-file
import ComposableArchitecture

@Reducer
struct Club
{
  @Reducer(state: .equatable)
  enum Destination // near-miss: reducer-enum-conformance
  {
    case alert(AlertState<Alert>)
    case editor(MemberEditor)
    case courts(Courts)

    @CasePathable
    enum Alert { case signOutConfirmed }
  }

  @ObservableState
  struct State: Equatable
  {
    @Presents var destination: Destination.State?
    var members = Members.State()
    var news = News.State()
    var notice: String?
  }

  enum Action
  {
    case view(View)
    case `internal`(Internal)
    case members(Members.Action)
    case news(News.Action)
    case destination(PresentationAction<Destination.Action>)

    @CasePathable
    enum View
    {
      case courtsButtonTapped
      case newMemberButtonTapped
      case signOutButtonTapped
      case clubAppeared
    }

    @CasePathable
    enum Internal
    {
      case loadClub
      case clubLoaded(Result<String, any Error>) // near-miss: action-not-serializable
    }
  }

  @Dependency(\.club) var club

  var body: some ReducerOf<Self>
  {
    Scope(state: \.members, action: \.members, child: Members.init)
    Scope(state: \.news, action: \.news, child: News.init)

    Reduce
    { state, action in
      switch action
      {
      case let .view(viewAction):
        return reduce(viewAction, &state)

      case .internal(.loadClub):
        return .run { send in
          await send(.internal(.clubLoaded(Result { try await club.name() }))) // near-miss: response-without-failure
        }

      case let .internal(.clubLoaded(.success(name))):
        state.notice = "Welcome to \(name)"
        return .send(.members(.internal(.loadMembers))) // flags: internal-outside-feature

      case .internal(.clubLoaded(.failure)):
        state.notice = nil
        return .send(.news(.delegate(.articleOpened("offline")))) // flags: delegate-forged

      case let .members(.delegate(.memberSelected(member))): // near-miss: parent-observes-inside
        state.destination = .editor(MemberEditor.State(member: member))
        return .none

      case .members(.internal(.membersLoaded(.failure))): // flags: parent-observes-inside, internal-outside-feature
        state.notice = "The list of members is not available."
        return .none

      case let .news(.delegate(delegate)):
        switch delegate // near-miss: delegate-default
        {
        case let .articleOpened(title):
          state.notice = title
        case .feedEmptied:
          state.notice = nil
        }
        return .none

      case let .destination(.presented(.editor(.delegate(.memberSaved(member))))):
        return .send(.members(.interface(.memberReplaced(member)))) // near-miss: interface-from-self

      case .destination(.presented(.courts(.view(.closeButtonTapped)))): // flags: parent-observes-inside
        state.destination = nil
        return .none

      case .destination(.presented(.alert(.signOutConfirmed))):
        state = State()
        return .none

      case .destination(.dismiss):
        return .none

      default: // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

private extension Club
{
  func reduce(_ action: Action.View, _ state: inout State) -> Effect<Action>
  {
    switch action
    {
    case .clubAppeared:
      return .send(.internal(.loadClub)) // flags: action-as-function

    case .courtsButtonTapped:
      state.destination = .courts(Courts.State())
      return .none

    case .newMemberButtonTapped:
      state.destination = .editor(MemberEditor.State(member: Member(id: 0)))
      return .none

    case .signOutButtonTapped:
      state.destination = .alert(.signOut)
      return .none
    }
  }
}

extension AlertState where Action == Club.Destination.Alert
{
  static let signOut = AlertState
  {
    TextState("Sign out?")
  } actions: {
    ButtonState(action: .signOutConfirmed) { TextState("Sign out") }
  }
}
