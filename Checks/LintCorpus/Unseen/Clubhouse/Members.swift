// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

struct Member: Equatable, Identifiable, Sendable
{
  let id: Int
  var name: String = ""
  var level: Int = 1
  var email: String = ""
}

@Reducer
struct Members // near-miss: monolithic-feature
{
  @ObservableState
  struct State: Equatable
  {
    var all: IdentifiedArrayOf<MemberRow.State> = []
    var failure: String?
    var query = ""
  }

  enum Action: BindableAction // near-miss: binding-without-reducer
  {
    case binding(BindingAction<State>)
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case rows(IdentifiedActionOf<MemberRow>)

    enum View: Equatable
    {
      case memberTapped(Member.ID)
      case membersAppeared
      case queryCleared
    }

    enum Delegate: Equatable
    {
      case memberSelected(Member)
      case membersCounted(Int) // flags: unobserved-delegate
    }

    enum Interface: Equatable
    {
      case memberReplaced(Member)
    }

    enum Internal: Equatable
    {
      case loadMembers // near-miss: action-name
      case load // flags: action-name
      case membersLoaded(Result<[Member], any Error>) // flags: equatable-error-payload
    }
  }

  @Dependency(\.memberClient) var client

  var body: some ReducerOf<Self>
  {
    BindingReducer() // near-miss: binding-without-reducer
    Reduce
    { state, action in
      if case let .rows(.element(id: id, action: .view(.starTapped))) = action // flags: parent-observes-inside
      {
        state.all.move(fromOffsets: [state.all.index(id: id) ?? 0], toOffset: 0)
        return .none
      }

      switch action
      {
      case .binding(\.query):
        state.failure = nil
        return .none

      case .view(.membersAppeared):
        return fetch

      case .view(.queryCleared):
        state.query = ""
        return .send(.internal(.load)) // flags: action-as-function

      case let .view(.memberTapped(id)):
        guard let row = state.all[id: id] else { return .none }
        return .concatenate(
          .send(.delegate(.memberSelected(row.member))), // near-miss: action-as-function
          .send(.delegate(.membersCounted(state.all.count)))
        )

      case let .interface(.memberReplaced(member)):
        state.all[id: member.id]?.member = member
        return fetch

      case .internal(.load), .internal(.loadMembers): // near-miss: internal-outside-feature
        return fetch

      case let .internal(.membersLoaded(.success(members))):
        state.all = IdentifiedArray(uniqueElements: members.map { MemberRow.State(member: $0) })
        return .none

      case let .internal(.membersLoaded(.failure(error))):
        state.failure = error.localizedDescription
        return .none

      case .binding, .delegate:
        return .none

      case let .rows(.element(id: _, action: .delegate(delegate))):
        switch delegate
        {
        case let .removed(id): state.all.remove(id: id)
        }
        return .none

      case .rows: // near-miss: delegate-default
        return .none
      }
    }
    .forEach(\.all, action: \.rows) { MemberRow() }
  }

  private var fetch: Effect<Action>
  {
    .run { send in
      let result = await Result { try await client.all() }
      await send(.internal(.membersLoaded(result)))
    }
  }
}

@Reducer
struct MemberRow
{
  @ObservableState
  struct State: Equatable, Identifiable
  {
    var member: Member
    var isStarred = false
    var id: Member.ID { member.id }
  }

  enum Action: Equatable
  {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable { case deleteSwiped, starTapped }
    enum Delegate: Equatable { case removed(Member.ID) } // near-miss: unobserved-delegate
  }

  var body: some ReducerOf<Self>
  {
    Reduce
    { state, action in
      switch action
      {
      case .view(.starTapped):
        state.isStarred.toggle()
        return .none
      case .view(.deleteSwiped):
        return .send(.delegate(.removed(state.id)))
      case .delegate: // near-miss: delegate-handled-by-self
        return .none
      }
    }
  }
}

struct MembersView: View
{
  @Bindable var store: StoreOf<Members>

  var body: some View
  {
    List
    {
      ForEach(store.scope(state: \.all, action: \.rows))
      { row in
        Text(row.member.name)
          .swipeActions { Button("Delete") { row.send(.view(.deleteSwiped)) } }
          .onTapGesture { store.send(.view(.memberTapped(row.id))) }
          .onLongPressGesture { row.send(.delegate(.removed(row.id))) } // flags: view-sends-non-view, delegate-forged
      }
    }
    .searchable(text: $store.query) // near-miss: view-sends-non-view
    .onAppear { store.send(.view(.membersAppeared)) }
    .refreshable { await store.send(.internal(.loadMembers)).finish() } // flags: view-sends-non-view, internal-outside-feature
  }
}
