import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

private let article = TabArticle(id: 7, title: "Clocks")
private let threads = [
  TabThreadSummary(id: 1, title: "Grace", unreadCount: 2),
  TabThreadSummary(id: 2, title: "Alan", unreadCount: 0),
]

/// A server that cannot be reached.
private struct TabOffline: Error {}

/// The inbox with its stack, its live threads and its badge.
@MainActor
struct GatedTabInboxTests {
  @Test func anOpenedThreadIsReadAndStaysUpToDate() async {
    let badges = LockIsolated<[Int]>([])
    let (updates, continuation) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    } withDependencies: {
      $0.tabClient.messages = { _ in ["Hi"] }
      $0.tabClient.setAppBadge = { count in badges.withValue { $0.append(count) } }
      $0.tabClient.threads = { threads }
      $0.tabClient.updates = { _ in updates }
    }

    await store.send(\.inbox.view.refreshRequested) { $0.inbox.isLoading = true }
    await store.receive(\.inbox.internal.refreshResponse.success, threads) {
      $0.inbox.isLoading = false
      $0.inbox.threads = IdentifiedArray(uniqueElements: threads)
    }
    #expect(store.state.badge(for: .inbox) == 2)

    await store.send(\.inbox.view.threadTapped, 1) {
      $0.inbox.path[id: 0] = .thread(TabThread.State(threadID: 1))
    }
    await store.send(\.inbox.inside.path[id: 0].thread.view.task)
    await store.receive(\.inbox.inside.path[id: 0].thread.internal.messagesResponse.success) {
      $0.inbox.path[id: 0, case: \.thread]?.messages = ["Hi"]
    }
    await store.receive(\.inbox.inside.path[id: 0].thread.delegate.read, 1) {
      $0.inbox.threads[id: 1]?.unreadCount = 0
    }
    continuation.yield("There?")
    await store.receive(\.inbox.inside.path[id: 0].thread.internal.updateReceived, "There?") {
      $0.inbox.path[id: 0]?.modify(\.thread) { $0.messages.append("There?") }
    }

    await store.send(\.inbox.inside.path[id: 0].thread.view.backButtonTapped)
    await store.receive(\.inbox.inside.path.popFrom, 0) { $0.inbox.path = StackState() }
    await store.finish()
    #expect(badges.value == [2, 0])
  }

  @Test func aThreadThatFailsIsLoadedAgain() async {
    let store = TestStore(initialState: TabInbox.State()) {
      TabInbox()
    } withDependencies: {
      $0.tabClient.messages = { _ in throw TabOffline() }
      $0.tabClient.updates = { _ in .finished }
    }

    await store.send(.view(.threadTapped(id: 1))) { $0.path.append(.thread(TabThread.State(threadID: 1))) }
    await store.send(\.path[id: 0].thread.view.task)
    await store.receive(\.path[id: 0].thread.internal.messagesResponse.failure) {
      $0.path[id: 0, case: \.thread]?.alert = .messagesFailed
    }
    store.dependencies.tabClient.messages = { _ in ["Hi"] }
    await store.send(\.path[id: 0].thread.inside.alert.retry) {
      $0.path[id: 0, case: \.thread]?.alert = nil
    }
    await store.receive(\.path[id: 0].thread.internal.messagesResponse.success) {
      $0.path[id: 0, case: \.thread]?.messages = ["Hi"]
    }
    await store.receive(\.path[id: 0].thread.delegate.read)
  }

  @Test func aSecondTapOnTheTabClosesItsScreens() async {
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    } withDependencies: {
      $0.tabClient.messages = { _ in [] }
      $0.tabClient.updates = { _ in .never }
    }

    await store.send(\.inbox.view.threadTapped, 1) {
      $0.inbox.path.append(.thread(TabThread.State(threadID: 1)))
    }
    await store.send(\.inbox.inside.path[id: 0].thread.view.task)
    await store.receive(\.inbox.inside.path[id: 0].thread.internal.messagesResponse.success)
    await store.receive(\.inbox.inside.path[id: 0].thread.delegate.read)
    await store.send(\.inbox.inside.path[id: 0].thread.view.contactTapped, "Grace")
    await store.receive(\.inbox.inside.path[id: 0].thread.delegate.contactRequested) {
      $0.inbox.path.append(.contact(TabContact.State(name: "Grace")))
    }

    await store.send(.view(.tabTapped(.browse))) { $0.selectedTab = .browse }
    await store.send(.view(.tabTapped(.inbox))) { $0.selectedTab = .inbox }
    await store.send(.view(.tabTapped(.inbox)))
    await store.receive(\.inbox.interface.popToRootRequested) { $0.inbox.path.removeAll() }
  }
}

/// Links from outside, which reach into a tab and over a sheet.
@MainActor
struct GatedTabDeepLinkTests {
  @Test func aLinkOpensAThreadAndAContactWhereTheSheetWas() async throws {
    let url = try #require(URL(string: "tabapp://inbox/thread/42/Ada"))
    let store = TestStore(initialState: TabRoot.State(selectedTab: .profile)) {
      TabRoot()
    }

    await store.send(.view(.composeButtonTapped)) { $0.sheet = .composer(TabComposer.State()) }
    await store.send(.view(.deepLinkReceived(url))) {
      $0.inbox.path = StackState([
        .thread(TabThread.State(threadID: 42)),
        .contact(TabContact.State(name: "Ada")),
      ])
      $0.selectedTab = .inbox
      $0.sheet = nil
    }
    #expect(store.state.inbox.path[id: 0]?.thread?.threadID == 42)

    await store.send(\.inbox.inside.path[id: 1].contact.view.blockButtonTapped) {
      $0.inbox.path[id: 1]?.modify(\.contact) { $0.confirmation = .block("Ada") }
    }
    await store.send(\.inbox.inside.path[id: 1].contact.inside.confirmation.block) {
      $0.inbox.path[id: 1]?.modify(\.contact) { $0.confirmation = nil }
    }
    await store.receive(\.inbox.inside.path[id: 1].contact.delegate.blocked, "Ada") {
      $0.inbox.path = StackState()
    }
  }

  @Test func aLinkToAnotherThreadEndsTheOneThatWasOpen() async throws {
    let first = try #require(URL(string: "tabapp://inbox/thread/1"))
    let second = try #require(URL(string: "tabapp://inbox/thread/2"))
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    } withDependencies: {
      $0.tabClient.messages = { _ in [] }
      $0.tabClient.updates = { _ in .never }
    }

    await store.send(.view(.deepLinkReceived(first))) {
      $0.inbox.path = StackState([.thread(TabThread.State(threadID: 1))])
    }
    await store.send(\.inbox.inside.path[id: 0].thread.view.task)
    await store.receive(\.inbox.inside.path[id: 0].thread.internal.messagesResponse.success)
    await store.receive(\.inbox.inside.path[id: 0].thread.delegate.read)
    await store.send(.view(.deepLinkReceived(second))) {
      $0.inbox.path = StackState([.thread(TabThread.State(threadID: 2))])
    }
    await store.finish()
  }

  @Test func otherLinksOpenAnArticleOrTheComposerOrNothing() async throws {
    let articleURL = try #require(URL(string: "tabapp://browse/article/7"))
    let composeURL = try #require(URL(string: "tabapp://compose?text=Hello"))
    let brokenURL = try #require(URL(string: "tabapp://browse/article/seven"))
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    }

    await store.send(.view(.deepLinkReceived(articleURL))) {
      $0.browse.path.append(.article(TabArticleScreen.State(article: TabArticle(id: 7, title: ""))))
      $0.selectedTab = .browse
    }
    await store.send(.view(.deepLinkReceived(brokenURL)))
    await store.send(.view(.deepLinkReceived(composeURL))) {
      $0.sheet = .composer(TabComposer.State(text: "Hello"))
    }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }
}

/// The catalogue with its search and its stack, and the sheet that an article opens.
@MainActor
struct GatedTabBrowseTests {
  @Test func aFoundArticleIsSharedAndTheDraftThrownAway() async {
    let clock = TestClock()
    let store = TestStore(initialState: TabRoot.State(selectedTab: .browse)) {
      TabRoot()
    } withDependencies: {
      $0.continuousClock = clock
      $0.tabClient.search = { query in
        #expect(query == "clo")
        return [article]
      }
    }

    await store.send(\.browse.view.binding.searchText, "c") { $0.browse.searchText = "c" }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.browse.view.binding.searchText, "clo") { $0.browse.searchText = "clo" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.browse.internal.searchResponse.success) { $0.browse.results = [article] }
    await store.send(\.browse.view.resultTapped, 7) {
      $0.browse.path.append(.article(TabArticleScreen.State(article: article)))
    }
    await store.send(\.browse.inside.path[id: 0].article.view.shareButtonTapped)
    await store.receive(\.browse.inside.path[id: 0].article.delegate.shareRequested, article)
    await store.receive(\.browse.delegate.shareRequested, article) {
      $0.sheet = .composer(TabComposer.State(text: "Clocks"))
    }
    await store.send(\.sheet.composer.view.cancelButtonTapped) {
      $0.sheet?.modify(\.composer) { $0.confirmation = .discard }
    }
    await store.send(\.sheet.composer.inside.confirmation.discard) {
      $0.sheet?.modify(\.composer) { $0.confirmation = nil }
    }
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }

    await store.send(\.browse.inside.path[id: 0].article.view.doneButtonTapped)
    await store.receive(\.browse.inside.path.popFrom) { $0.browse.path.removeLast() }
  }

  @Test func aFailedSearchSaysSoAndAnEmptyOneIsCancelled() async {
    let clock = TestClock()
    let store = TestStore(initialState: TabBrowse.State()) {
      TabBrowse()
    } withDependencies: {
      $0.continuousClock = clock
      $0.tabClient.search = { _ in throw TabOffline() }
    }

    await store.send(\.view.binding.searchText, "x") { $0.searchText = "x" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.internal.searchResponse.failure) { $0.errorMessage = "The search failed." }
    await store.send(\.view.binding.searchText, "xy") { $0.searchText = "xy" }
    await store.send(\.view.binding.searchText, "") {
      $0.errorMessage = nil
      $0.searchText = ""
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func aRefusedFollowFallsBackInsideThePushedScreen() async {
    let store = TestStore(initialState: TabBrowse.State()) {
      TabBrowse()
    } withDependencies: {
      $0.tabClient.setFollowed = { _, _ in throw TabOffline() }
    }

    await store.send(\.path.push, (id: 0, state: .article(TabArticleScreen.State(article: article)))) {
      $0.path[id: 0] = .article(TabArticleScreen.State(article: article))
    }
    await store.send(\.path[id: 0].article.view.followButtonTapped) {
      $0.path[id: 0, case: \.article]?.isFollowed = true
    }
    await store.receive(\.path[id: 0].article.internal.followingFailed, false) {
      $0.path[id: 0, case: \.article]?.isFollowed = false
      $0.path[id: 0, case: \.article]?.alert = AlertState {
        TextState("Following failed")
      } message: {
        TextState("Try again later.")
      }
    }
    await store.send(\.path[id: 0].article.inside.alert.dismiss) {
      $0.path[id: 0, case: \.article]?.alert = nil
    }
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
  }

  @Test func anUnreachableCategoryClosesItselfAndAReachableOneLeadsOn() async {
    let store = TestStore(initialState: TabBrowse.State()) {
      TabBrowse()
    } withDependencies: {
      $0.tabClient.articles = { _ in throw TabOffline() }
    }

    await store.send(.view(.categoryTapped(name: "Time"))) {
      $0.path.append(.category(TabCategory.State(name: "Time")))
    }
    await store.send(\.path[id: 0].category.view.task) {
      $0.path[id: 0, case: \.category]?.isLoading = true
    }
    await store.receive(\.path.popFrom) { $0.path.removeAll() }

    store.dependencies.tabClient.articles = { _ in [article] }
    await store.send(.view(.categoryTapped(name: "Time"))) {
      $0.path[id: 1] = .category(TabCategory.State(name: "Time"))
    }
    await store.send(\.path[id: 1].category.view.task) {
      $0.path[id: 1, case: \.category]?.isLoading = true
    }
    await store.receive(\.path[id: 1].category.internal.articlesResponse, [article]) {
      $0.path[id: 1, case: \.category]?.articles = [article]
      $0.path[id: 1, case: \.category]?.isLoading = false
    }
    await store.send(\.path[id: 1].category.view.articleTapped, 7)
    await store.receive(\.path[id: 1].category.delegate.articleOpened) {
      $0.path[id: 2] = .article(TabArticleScreen.State(article: article))
    }
    await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
  }
}

/// What spans the tabs: the sheet, the badges, the end of a session.
@MainActor
struct GatedTabRootTests {
  @Test func aPostIsRepeatedAfterAFailureAndLeadsBackToTheInbox() async {
    let store = TestStore(initialState: TabRoot.State(selectedTab: .browse)) {
      TabRoot()
    } withDependencies: {
      $0.tabClient.post = { _ in throw TabOffline() }
      $0.tabClient.threads = { return [] }
    }

    await store.send(.view(.composeButtonTapped)) { $0.sheet = .composer(TabComposer.State()) }
    await store.send(.interface(.updateInstalled))
    await store.send(\.sheet.composer.view.postButtonTapped)
    await store.send(\.sheet.composer.view.binding.text, "Hello") {
      $0.sheet?.modify(\.composer) { $0.text = "Hello" }
    }
    await store.send(\.sheet.composer.view.postButtonTapped) {
      $0.sheet?.modify(\.composer) { $0.isPosting = true }
    }
    await store.receive(\.sheet.composer.internal.postResponse, false) {
      $0.sheet?.modify(\.composer) {
        $0.hasFailed = true
        $0.isPosting = false
      }
    }

    store.dependencies.tabClient.post = { text in #expect(text == "Hello") }
    await store.send(\.sheet.composer.view.postButtonTapped) {
      $0.sheet?.modify(\.composer) {
        $0.hasFailed = false
        $0.isPosting = true
      }
    }
    await store.receive(\.sheet.composer.internal.postResponse, true) {
      $0.sheet?.modify(\.composer) { $0.isPosting = false }
    }
    await store.receive(\.sheet.composer.delegate.posted) {
      $0.selectedTab = .inbox
      $0.sheet = nil
    }
    await store.receive(\.inbox.interface.refreshRequested) { $0.inbox.isLoading = true }
    await store.receive(\.inbox.internal.refreshResponse.success) { $0.inbox.isLoading = false }
  }

  @Test func newsCoverEveryTabUntilTheyArePutAway() async {
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    }

    await store.send(.interface(.updateInstalled)) { $0.sheet = .whatsNew }
    await store.send(.view(.tabTapped(.profile))) { $0.selectedTab = .profile }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func badgesOfTheServerAddUpOnTheIcon() async {
    let icon = LockIsolated(0)
    let (badges, continuation) = AsyncStream.makeStream(of: TabBadges.self)
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    } withDependencies: {
      $0.tabClient.badges = { badges }
      $0.tabClient.setAppBadge = { count in icon.setValue(count) }
    }

    await store.send(.view(.task))
    continuation.yield(TabBadges(browse: 3, profile: 1))
    await store.receive(\.internal.badgesReceived) { $0.serverBadges = TabBadges(browse: 3, profile: 1) }
    continuation.yield(TabBadges(browse: 1, profile: 3))
    await store.receive(\.internal.badgesReceived) { $0.serverBadges = TabBadges(browse: 1, profile: 3) }
    continuation.finish()
    await store.finish()
    #expect(icon.value == 4)
    #expect(store.state.totalBadge == 4)
  }

  @Test func loggingOutResetsEveryTabAndEndsEveryRequest() async {
    let clock = TestClock()
    let icon = LockIsolated<[Int]>([])
    let (badges, continuation) = AsyncStream.makeStream(of: TabBadges.self)
    let store = TestStore(initialState: TabRoot.State()) {
      TabRoot()
    } withDependencies: {
      $0.continuousClock = clock
      $0.tabClient.badges = { badges }
      $0.tabClient.logOut = { throw TabOffline() }
      $0.tabClient.messages = { _ in ["Hi"] }
      $0.tabClient.setAppBadge = { count in icon.withValue { $0.append(count) } }
      $0.tabClient.updates = { _ in .never }
    }

    await store.send(.view(.task))
    continuation.yield(TabBadges(browse: 3, profile: 0))
    await store.receive(\.internal.badgesReceived) { $0.serverBadges.browse = 3 }
    await store.send(\.inbox.view.threadTapped, 1) {
      $0.inbox.path.append(.thread(TabThread.State(threadID: 1)))
    }
    await store.send(\.inbox.inside.path[id: 0].thread.view.task)
    await store.receive(\.inbox.inside.path[id: 0].thread.internal.messagesResponse.success) {
      $0.inbox.path[id: 0, case: \.thread]?.messages = ["Hi"]
    }
    await store.receive(\.inbox.inside.path[id: 0].thread.delegate.read)
    await store.send(\.browse.view.binding.searchText, "clo") { $0.browse.searchText = "clo" }
    await store.send(.view(.tabTapped(.profile))) { $0.selectedTab = .profile }
    await store.send(\.profile.view.aboutRowTapped) { $0.profile.path.append(.about) }

    await store.send(\.profile.view.logOutButtonTapped) { $0.profile.confirmation = .logOut }
    await store.send(\.profile.inside.confirmation.logOut) {
      $0.profile.confirmation = nil
      $0.profile.isLoggingOut = true
    }
    await store.receive(\.profile.internal.logOutFailed) {
      $0.profile.isLoggingOut = false
      $0.profile.logOutFailed = true
    }

    store.dependencies.tabClient.logOut = {}
    await store.send(\.profile.view.logOutButtonTapped) { $0.profile.confirmation = .logOut }
    await store.send(\.profile.inside.confirmation.presented.logOut) {
      $0.profile.confirmation = nil
      $0.profile.isLoggingOut = true
      $0.profile.logOutFailed = false
    }
    await store.receive(\.profile.delegate.loggedOut) { $0 = TabRoot.State() }
    await store.receive(\.delegate.loggedOut)
    continuation.yield(TabBadges(browse: 9, profile: 9))
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(icon.value == [3, 0])
  }

  @Test func aRefusedSwitchFallsBack() async {
    let store = TestStore(initialState: TabProfile.State()) {
      TabProfile()
    } withDependencies: {
      $0.tabClient.setPushEnabled = { _ in throw TabOffline() }
    }

    await store.send(.view(.notificationsRowTapped)) {
      $0.path[id: 0] = .notifications(TabNotifications.State())
    }
    await store.send(\.path[id: 0].notifications.view.binding.isPushEnabled, false) {
      $0.path[id: 0, case: \.notifications]?.isPushEnabled = false
    }
    await store.receive(\.path[id: 0].notifications.internal.pushFailed, true) {
      $0.path[id: 0, case: \.notifications]?.errorMessage = "The setting was not changed."
      $0.path[id: 0, case: \.notifications]?.isPushEnabled = true
    }
    await store.send(.interface(.popToRootRequested)) { $0.path.removeAll() }
  }
}
