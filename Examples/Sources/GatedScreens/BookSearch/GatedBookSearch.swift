import Foundation
import Headgate

/// A catalog search: while typing, page by page, with a filter and recent queries.
@Reducer
struct BookSearch {
  /// The children that the search presents.
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case clearDialog(ConfirmationDialogState<ClearDialog>)
    case detail(Gate<BookSearchDetail>)
    case filter(Gate<BookSearchFilterForm>)

    /// The choices after a page could not be loaded.
    @CasePathable
    enum Alert: Equatable {
      case loadPageAgain
    }

    /// The choice before the recent queries are deleted.
    @CasePathable
    enum ClearDialog: Equatable {
      case clearConfirmed
    }
  }

  /// The progress of the search for the current query.
  enum Status: Equatable {
    case idle
    case searching
    case found
    case failed
  }

  /// The query, its results and the presented child.
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<BookSearchBook> = []
    var filter = BookSearchFilter()
    var isLoadingPage = false
    var nextPage: Int?
    var query = ""
    var recentQueries: [String] = []
    var status = Status.idle
    @Presents var destination: Destination.State?

    var request: BookSearchRequest {
      BookSearchRequest(query: query.trimmingCharacters(in: .whitespaces), filter: filter)
    }
  }

  /// The actions of the search.
  enum Action: GatedAction {
    case destination(PresentationAction<Destination.Action>)
    case `internal`(Internal)
    case view(View)

    /// The responses of the catalog and the history.
    @Sealed fileprivate enum InternalEvent {
      case pageResponse(Result<BookSearchPage, any Error>)
      case recentsLoaded([String])
      case searchResponse(Result<BookSearchPage, any Error>)
    }

    /// The actions of the user on the screen.
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case bookAppeared(BookSearchBook.ID)
      case bookTapped(BookSearchBook.ID)
      case cancelButtonTapped
      case clearRecentsButtonTapped
      case filterButtonTapped
      case recentQueryTapped(String)
      case retryButtonTapped
      case submitted
      case task
    }
  }

  private enum CancelID { case history, page, search }

  @Dependency(BookSearchClient.self) var client
  @Dependency(BookSearchHistory.self) var history

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer(action: \.view)
      Reduce { state, action in
        switch action.opened {
        case .view(.binding):
          return .none

        case .view(.bookAppeared(let id)):
          guard id == state.books.last?.id else { return .none }
          return loadPage(&state)

        case .view(.bookTapped(let id)):
          guard let book = state.books[id: id] else { return .none }
          state.destination = .detail(BookSearchDetail.State(book: book))
          return remember(state.request.query, in: &state)

        case .view(.cancelButtonTapped):
          state.query = ""
          return .none

        case .view(.clearRecentsButtonTapped):
          guard !state.recentQueries.isEmpty else { return .none }
          state.destination = .clearDialog(.clearRecents)
          return .none

        case .destination(.presented(.alert(.loadPageAgain))):
          return loadPage(&state)

        case .destination(.presented(.clearDialog(.clearConfirmed))):
          state.recentQueries = []
          // A save in progress would restore the deleted queries, so it is cancelled first.
          return .concatenate(
            .cancel(id: CancelID.history),
            .run { [history] _ in await history.save(queries: []) }
          )

        case .destination(.presented(.detail(.delegate(.bookChanged(let book))))):
          state.books[id: book.id] = book
          return .none

        case .destination(.presented(.filter(.delegate(.applied(let filter))))):
          state.filter = filter
          return .none

        case .destination(.dismiss),
          .destination(.presented(.detail(.inside))),
          .destination(.presented(.filter(.inside))):
          return .none

        case .view(.filterButtonTapped):
          state.destination = .filter(BookSearchFilterForm.State(filter: state.filter))
          return .none

        case .internal(.pageResponse(.failure)):
          state.isLoadingPage = false
          state.destination = .alert(.pageFailed)
          return .none

        case .internal(.pageResponse(.success(let page))):
          state.isLoadingPage = false
          state.nextPage = page.nextPage
          for book in page.books {
            state.books.updateOrAppend(book)
          }
          return .none

        case .view(.recentQueryTapped(let query)):
          state.query = query
          return .none

        case .internal(.recentsLoaded(let queries)):
          state.recentQueries = queries
          return .none

        case .view(.retryButtonTapped):
          guard state.status == .failed else { return .none }
          state.status = .searching
          return search(state.request)
            .cancellable(id: CancelID.search, cancelInFlight: true)

        case .internal(.searchResponse(.failure)):
          state.books = []
          state.status = .failed
          return .none

        case .internal(.searchResponse(.success(let page))):
          state.books = IdentifiedArray(page.books, uniquingIDsWith: { first, _ in first })
          state.nextPage = page.nextPage
          state.status = .found
          return .none

        case .view(.submitted):
          guard !state.request.query.isEmpty else { return .none }
          let remembering = remember(state.request.query, in: &state)
          guard state.status == .searching else { return remembering }
          // A user who presses return does not want to wait for the pause in typing.
          return .merge(
            remembering,
            search(state.request).cancellable(id: CancelID.search, cancelInFlight: true)
          )

        case .view(.task):
          return .run { [history] send in
            await send(.internal(.recentsLoaded(history.load())))
          }
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
    .onChange(of: \.request) { _, state in
      state.isLoadingPage = false
      state.nextPage = nil
      guard !state.request.query.isEmpty else {
        state.books = []
        state.status = .idle
        return .merge(.cancel(id: CancelID.page), .cancel(id: CancelID.search))
      }
      state.status = .searching
      return .merge(
        .cancel(id: CancelID.page),
        search(state.request).debounce(id: CancelID.search, for: .milliseconds(300))
      )
    }
  }

  private func loadPage(_ state: inout State) -> Effect<Action> {
    guard state.status == .found, !state.isLoadingPage, let nextPage = state.nextPage else { return .none }
    state.isLoadingPage = true
    return .run { [client, request = state.request] send in
      await send(.internal(.pageResponse(Result { try await client.search(request: request, page: nextPage) })))
    }
    .cancellable(id: CancelID.page)
  }

  private func remember(_ query: String, in state: inout State) -> Effect<Action> {
    guard !query.isEmpty, query != state.recentQueries.first else { return .none }
    state.recentQueries.removeAll { $0 == query }
    state.recentQueries.insert(query, at: 0)
    state.recentQueries = Array(state.recentQueries.prefix(5))
    return .run { [history, queries = state.recentQueries] _ in
      await history.save(queries: queries)
    }
    .cancellable(id: CancelID.history, cancelInFlight: true)
  }

  private func search(_ request: BookSearchRequest) -> Effect<Action> {
    .run { [client] send in
      await send(.internal(.searchResponse(Result { try await client.search(request: request, page: 1) })))
    }
  }
}

extension AlertState where Action == BookSearch.Destination.Alert {
  static var pageFailed: Self {
    Self {
      TextState("There are more books, but they could not be loaded.")
    } actions: {
      ButtonState(action: .loadPageAgain) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Not now")
      }
    }
  }
}

extension ConfirmationDialogState where Action == BookSearch.Destination.ClearDialog {
  static var clearRecents: Self {
    Self {
      TextState("Forget all recent searches?")
    } actions: {
      ButtonState(role: .destructive, action: .clearConfirmed) {
        TextState("Forget")
      }
    }
  }
}
