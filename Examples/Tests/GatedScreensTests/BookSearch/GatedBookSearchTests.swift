import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

extension BookSearchBook {
  static let emma = BookSearchBook(id: 1, title: "Emma", author: "Austen")
  static let emil = BookSearchBook(id: 2, title: "Emil", author: "Kästner")
  static let embers = BookSearchBook(id: 3, title: "Embers", author: "Márai")
}

/// The search: typing, paging, and what opens over it.
@MainActor
struct GatedBookSearchTests {
  /// An error of the network.
  struct Offline: Error {}

  /// A search for "em" of which the first page has been found.
  func found() -> BookSearch.State {
    BookSearch.State(books: [.emma, .emil], nextPage: 2, query: "em", status: .found)
  }

  @Test func onlyTheLastQueryIsSearched() async {
    let clock = TestClock()
    let requests = LockIsolated<[BookSearchRequest]>([])
    let store = TestStore(initialState: BookSearch.State()) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[BookSearchClient.self].search = { request, _ in
        requests.withValue { $0.append(request) }
        return BookSearchPage(books: [.emma, .emil, .emma], nextPage: 2)
      }
    }

    await store.send(\.view.binding.query, "e") {
      $0.query = "e"
      $0.status = .searching
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.view.binding.query, "em") { $0.query = "em" }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.view.binding.query, "em ") { $0.query = "em " }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.searchResponse.success) {
      $0.books = [.emma, .emil]
      $0.nextPage = 2
      $0.status = .found
    }
    #expect(requests.value == [BookSearchRequest(query: "em")])
  }

  @Test func clearingTheQueryCancelsTheSearch() async {
    let clock = TestClock()
    let store = TestStore(initialState: BookSearch.State()) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[BookSearchClient.self].search = { _, _ in try await Task.never() }
    }

    await store.send(\.view.binding.query, "em") {
      $0.query = "em"
      $0.status = .searching
    }
    await clock.advance(by: .milliseconds(300))
    await store.send(\.view.cancelButtonTapped) {
      $0.query = ""
      $0.status = .idle
    }
  }

  @Test func aFailedSearchIsRepeated() async {
    let store = TestStore(initialState: BookSearch.State()) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0[BookSearchClient.self].search = { _, _ in throw Offline() }
    }

    await store.send(\.view.binding.query, "em") {
      $0.query = "em"
      $0.status = .searching
    }
    await store.receive(\.internal.searchResponse.failure) { $0.status = .failed }
    store.dependencies[BookSearchClient.self].search = { _, _ in BookSearchPage(books: [.emma]) }
    await store.send(\.view.retryButtonTapped) { $0.status = .searching }
    await store.receive(\.internal.searchResponse.success) {
      $0.books = [.emma]
      $0.status = .found
    }
    await store.send(\.view.retryButtonTapped)
  }

  @Test func pressingReturnDoesNotWait() async {
    let clock = TestClock()
    let saved = LockIsolated<[[String]]>([])
    let store = TestStore(initialState: BookSearch.State(recentQueries: ["a", "em", "b", "c", "d"])) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[BookSearchClient.self].search = { _, _ in BookSearchPage(books: [.emma]) }
      $0[BookSearchHistory.self].save = { queries in saved.withValue { $0.append(queries) } }
    }

    await store.send(\.view.binding.query, "em") {
      $0.query = "em"
      $0.status = .searching
    }
    await store.send(\.view.submitted) { $0.recentQueries = ["em", "a", "b", "c", "d"] }
    await store.receive(\.internal.searchResponse.success) {
      $0.books = [.emma]
      $0.status = .found
    }
    await clock.advance(by: .seconds(1))
    await store.send(\.view.submitted)
    #expect(saved.value == [["em", "a", "b", "c", "d"]])
  }

  @Test func theLastRowLoadsTheNextPage() async {
    let store = TestStore(initialState: found()) {
      BookSearch()
    } withDependencies: {
      $0[BookSearchClient.self].search = { _, page in
        #expect(page == 2)
        return BookSearchPage(books: [.emil, .embers])
      }
    }

    await store.send(\.view.bookAppeared, 1)
    await store.send(\.view.bookAppeared, 2) { $0.isLoadingPage = true }
    await store.receive(\.internal.pageResponse.success, BookSearchPage(books: [.emil, .embers])) {
      $0.books = [.emma, .emil, .embers]
      $0.isLoadingPage = false
      $0.nextPage = nil
    }
    await store.send(\.view.bookAppeared, 3)
  }

  @Test func aFailedPageIsTriedAgainFromTheAlert() async {
    let store = TestStore(initialState: found()) {
      BookSearch()
    } withDependencies: {
      $0[BookSearchClient.self].search = { _, _ in throw Offline() }
    }

    await store.send(\.view.bookAppeared, 2) { $0.isLoadingPage = true }
    await store.receive(\.internal.pageResponse.failure) {
      $0.destination = .alert(.pageFailed)
      $0.isLoadingPage = false
    }
    store.dependencies[BookSearchClient.self].search = { _, _ in BookSearchPage(books: [.embers], nextPage: 3) }
    await store.send(\.destination.alert.loadPageAgain) {
      $0.destination = nil
      $0.isLoadingPage = true
    }
    await store.receive(\.internal.pageResponse.success) {
      $0.books = [.emma, .emil, .embers]
      $0.isLoadingPage = false
      $0.nextPage = 3
    }
  }

  @Test func anotherQueryCancelsThePage() async {
    let clock = TestClock()
    let store = TestStore(initialState: found()) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[BookSearchClient.self].search = { _, page in
        guard page == 1 else { return try await Task.never() }
        return BookSearchPage(books: [.emma])
      }
    }

    await store.send(\.view.bookAppeared, 2) { $0.isLoadingPage = true }
    await store.send(\.view.binding.query, "emma") {
      $0.isLoadingPage = false
      $0.nextPage = nil
      $0.query = "emma"
      $0.status = .searching
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.internal.searchResponse.success) {
      $0.books = [.emma]
      $0.status = .found
    }
  }

  @Test func aBookOpensAndItsFavoriteShowsInTheList() async {
    let store = TestStore(initialState: found()) {
      BookSearch()
    } withDependencies: {
      $0[BookSearchClient.self].setFavorite = { _, _ in }
      $0[BookSearchClient.self].summary = { _ in "A matchmaker errs." }
      $0[BookSearchHistory.self].save = { _ in }
    }

    await store.send(\.view.bookTapped, 1) {
      $0.destination = .detail(BookSearchDetail.State(book: .emma))
      $0.recentQueries = ["em"]
    }
    await store.send(\.destination.detail.view.task)
    await store.receive(\.destination.detail.internal.summaryResponse.success, "A matchmaker errs.") {
      $0.destination?.modify(\.detail) { $0.summary = .loaded("A matchmaker errs.") }
    }
    await store.send(\.destination.detail.view.task)
    await store.send(\.destination.detail.view.favoriteButtonTapped) {
      $0.destination?.modify(\.detail) { $0.book.isFavorite = true }
    }
    await store.receive(\.destination.detail.delegate.bookChanged) {
      $0.books[id: 1]?.isFavorite = true
    }
    await store.send(\.destination.detail.view.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func aFavoriteThatFailsIsTakenBack() async {
    let store = TestStore(initialState: BookSearchDetail.State(book: .emma)) {
      BookSearchDetail()
    } withDependencies: {
      $0[BookSearchClient.self].setFavorite = { _, _ in throw Offline() }
      $0[BookSearchClient.self].summary = { _ in throw Offline() }
    }

    await store.send(\.view.task)
    await store.receive(\.internal.summaryResponse.failure) { $0.summary = .failed }
    await store.send(\.view.favoriteButtonTapped) { $0.book.isFavorite = true }
    await store.receive(\.delegate.bookChanged)
    await store.receive(\.internal.favoriteFailed, false) { $0.book.isFavorite = false }
    await store.receive(\.delegate.bookChanged, .emma)
    store.dependencies[BookSearchClient.self].summary = { _ in "A matchmaker errs." }
    await store.send(\.view.retryButtonTapped) { $0.summary = .loading }
    await store.receive(\.internal.summaryResponse.success) { $0.summary = .loaded("A matchmaker errs.") }
    #expect(store.state.summary.loaded == "A matchmaker errs.")
  }

  @Test func swipingABookAwayEndsItsLoading() async {
    let store = TestStore(initialState: found()) {
      BookSearch()
    } withDependencies: {
      $0[BookSearchClient.self].summary = { _ in try await Task.never() }
      $0[BookSearchHistory.self].save = { _ in }
    }

    await store.send(\.view.bookTapped, 2) {
      $0.destination = .detail(BookSearchDetail.State(book: .emil))
      $0.recentQueries = ["em"]
    }
    await store.send(\.destination.detail.view.task)
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func anAppliedFilterSearchesAgain() async {
    let clock = TestClock()
    let store = TestStore(initialState: found()) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = clock
      $0[BookSearchClient.self].search = { request, _ in
        #expect(request.filter.order == .year)
        return BookSearchPage(books: [.embers])
      }
    }

    await store.send(\.view.filterButtonTapped) {
      $0.destination = .filter(BookSearchFilterForm.State())
    }
    await store.send(\.destination.filter.view.binding.filter, BookSearchFilter(language: "hu", onlyAvailable: true)) {
      $0.destination?.modify(\.filter) { $0.filter = BookSearchFilter(language: "hu", onlyAvailable: true) }
    }
    await store.send(\.destination.filter.view.binding, .set(\.filter.order, .year)) {
      $0.destination?.modify(\.filter) {
        $0.filter.onlyAvailable = false
        $0.filter.order = .year
      }
    }
    await store.send(\.destination.filter.view.applyButtonTapped)
    await store.receive(\.destination.filter.delegate.applied) {
      $0.filter = BookSearchFilter(language: "hu", order: .year)
      $0.nextPage = nil
      $0.status = .searching
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.internal.searchResponse.success) {
      $0.books = [.embers]
      $0.status = .found
    }
  }

  @Test func anUnchangedFilterSearchesNothing() async {
    let store = TestStore(initialState: found()) {
      BookSearch()
    }

    await store.send(\.view.filterButtonTapped) {
      $0.destination = .filter(BookSearchFilterForm.State())
    }
    await store.send(\.destination.filter.view.resetButtonTapped)
    await store.send(\.destination.filter.view.cancelButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func theQueriesOfBeforeAreUsedAndForgotten() async {
    let saved = LockIsolated<[[String]]>([])
    let store = TestStore(initialState: BookSearch.State()) {
      BookSearch()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0[BookSearchClient.self].search = { _, _ in BookSearchPage(books: []) }
      $0[BookSearchHistory.self].load = { ["em", "al"] }
      $0[BookSearchHistory.self].save = { queries in saved.withValue { $0.append(queries) } }
    }

    await store.send(\.view.task)
    await store.receive(\.internal.recentsLoaded, ["em", "al"]) { $0.recentQueries = ["em", "al"] }
    await store.send(\.view.recentQueryTapped, "al") {
      $0.query = "al"
      $0.status = .searching
    }
    await store.receive(\.internal.searchResponse.success) { $0.status = .found }
    await store.send(\.view.clearRecentsButtonTapped) {
      $0.destination = .clearDialog(.clearRecents)
    }
    await store.send(\.destination.clearDialog.clearConfirmed) {
      $0.destination = nil
      $0.recentQueries = []
    }
    await store.finish()
    #expect(saved.value == [[]])
  }
}
