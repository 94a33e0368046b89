import Foundation
import Headgate

/// The app after the login: three tabs with their own stacks, and one sheet over all tabs.
@Reducer
struct TabRoot {
  /// The tabs from left to right.
  nonisolated enum Tab: CaseIterable, Sendable {
    case inbox, browse, profile
  }

  /// The sheet over all tabs.
  @Reducer
  enum Sheet {
    case composer(Gate<TabComposer>)
    case whatsNew
  }

  @ObservableState
  struct State: Equatable {
    var browse = TabBrowse.State()
    var inbox = TabInbox.State()
    var profile = TabProfile.State()
    var selectedTab = Tab.inbox
    var serverBadges = TabBadges()
    @Presents var sheet: Sheet.State?

    var totalBadge: Int { Tab.allCases.reduce(0) { $0 + badge(for: $1) } }

    func badge(for tab: Tab) -> Int {
      switch tab {
      case .browse: serverBadges.browse
      case .inbox: inbox.unreadCount
      case .profile: serverBadges.profile
      }
    }
  }

  enum Action: GatedAction {
    case browse(Gate<TabBrowse>)
    case delegate(Delegate)
    case inbox(Gate<TabInbox>)
    case interface(Interface)
    case `internal`(Internal)
    case profile(Gate<TabProfile>)
    case sheet(PresentationAction<Sheet.Action>)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case loggedOut
    }

    enum Interface: Equatable, Sendable {
      case updateInstalled
    }

    @Sealed fileprivate enum InternalEvent {
      case badgesReceived(TabBadges)
    }

    enum View: Equatable, Sendable {
      case composeButtonTapped
      case deepLinkReceived(URL)
      case tabTapped(Tab)
      case task
    }
  }

  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.inbox, action: \.inbox) {
        TabInbox()
      }
      Scope(state: \.browse, action: \.browse) {
        TabBrowse()
      }
      Scope(state: \.profile, action: \.profile) {
        TabProfile()
      }
      Reduce { state, action in
        switch action.opened {
        case .internal(.badgesReceived(let badges)):
          state.serverBadges = badges
          return .none

        case .browse(.delegate(.shareRequested(let article))):
          state.sheet = .composer(TabComposer.State(text: article.title))
          return .none

        case .view(.composeButtonTapped):
          state.sheet = .composer(TabComposer.State())
          return .none

        case .view(.deepLinkReceived(let url)):
          guard let link = TabDeepLink(url) else { return .none }
          return follow(link, &state)

        case .profile(.delegate(.loggedOut)):
          // No data of this user may be shown to the next one, so late responses are cancelled too.
          state = State()
          return .merge(
            .cancel(id: TabCancelID.session),
            .send(.delegate(.loggedOut))
          )

        case .sheet(.presented(.composer(.delegate(.posted)))):
          state.sheet = nil
          state.selectedTab = .inbox
          return .send(.inbox(.interface(.refreshRequested)))

        case .browse(.inside), .browse(.interface),
          .delegate,
          .inbox(.inside), .inbox(.interface),
          .profile(.inside), .profile(.interface),
          .sheet(.dismiss), .sheet(.presented(.composer(.inside))):
          return .none

        case .view(.tabTapped(let tab)):
          guard tab == state.selectedTab else {
            state.selectedTab = tab
            return .none
          }
          // The tab empties its own stack, so that the effects of its screens are cancelled.
          switch tab {
          case .browse: return .send(.browse(.interface(.popToRootRequested)))
          case .inbox: return .send(.inbox(.interface(.popToRootRequested)))
          case .profile: return .send(.profile(.interface(.popToRootRequested)))
          }

        case .view(.task):
          return .run { [tabClient] send in
            for await badges in tabClient.badges() {
              await send(.internal(.badgesReceived(badges)))
            }
          }
          .cancellable(id: TabCancelID.session)

        case .interface(.updateInstalled):
          // The news must not interrupt a user who is writing.
          guard state.sheet == nil else { return .none }
          state.sheet = .whatsNew
          return .none
        }
      }
      .ifLet(\.$sheet, action: \.sheet)
    }
    .onChange(of: \.totalBadge) { _, state in
      return .run { [count = state.totalBadge] _ in
        await tabClient.setAppBadge(count: count)
      }
    }
  }

  private func follow(_ link: TabDeepLink, _ state: inout State) -> EffectOf<Self> {
    switch link {
    case .article(let id):
      state.browse.path = StackState([.article(TabArticleScreen.State(article: TabArticle(id: id, title: "")))])
      state.selectedTab = .browse
      state.sheet = nil
      return .none

    case .compose(let text):
      state.sheet = .composer(TabComposer.State(text: text))
      return .none

    case .thread(let id, let contact):
      state.inbox.path = StackState([.thread(TabThread.State(threadID: id))])
      if let contact {
        state.inbox.path.append(.contact(TabContact.State(name: contact)))
      }
      state.selectedTab = .inbox
      state.sheet = nil
      return .cancel(id: TabCancelID.threads)
    }
  }
}

extension TabRoot.Sheet.State: Equatable {}
