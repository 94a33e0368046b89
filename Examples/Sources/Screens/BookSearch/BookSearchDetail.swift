import Headgate

/// One book with its summary.
@Reducer
struct BookSearchDetail {
  /// The loading state of the summary.
  @CasePathable
  @dynamicMemberLookup
  enum Summary: Equatable {
    case loading
    case loaded(String)
    case failed
  }

  /// The book and its loaded summary.
  @ObservableState
  struct State: Equatable, Identifiable {
    var book: BookSearchBook
    var summary = Summary.loading

    var id: BookSearchBook.ID { book.id }
  }

  /// The actions of the page.
  enum Action {
    case closeButtonTapped
    case delegate(Delegate)
    case favoriteButtonTapped
    case favoriteFailed(previous: Bool)
    case retryButtonTapped
    case summaryResponse(Result<String, any Error>)
    case task

    /// A change that the list of results also shows.
    @CasePathable
    enum Delegate {
      case bookChanged(BookSearchBook)
    }
  }

  private enum CancelID { case favorite, summary }

  @Dependency(BookSearchClient.self) var client
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .delegate:
        return .none

      case .favoriteButtonTapped:
        let previous = state.book.isFavorite
        state.book.isFavorite.toggle()
        return .run { [book = state.book, client] _ in
          try await client.setFavorite(isFavorite: book.isFavorite, id: book.id)
        } catch: { _, send in
          await send(.favoriteFailed(previous: previous))
        }
        .cancellable(id: CancelID.favorite, cancelInFlight: true)

      case .favoriteFailed(let previous):
        state.book.isFavorite = previous
        return .none

      case .retryButtonTapped, .task:
        // A summary does not change while the page is open, so it is loaded once.
        guard !state.summary.is(\.loaded) else { return .none }
        state.summary = .loading
        return .run { [client, id = state.id] send in
          await send(.summaryResponse(Result { try await client.summary(id: id) }))
        }
        .cancellable(id: CancelID.summary, cancelInFlight: true)

      case .summaryResponse(.failure):
        state.summary = .failed
        return .none

      case .summaryResponse(.success(let summary)):
        state.summary = .loaded(summary)
        return .none
      }
    }
    .onChange(of: \.book) { _, state in
      .send(.delegate(.bookChanged(state.book)))
    }
  }
}

/// The sheet that edits the filter.
@Reducer
struct BookSearchFilterForm {
  /// A working copy of the filter.
  @ObservableState
  struct State: Equatable {
    var filter = BookSearchFilter()
  }

  /// The actions of the sheet.
  enum Action: BindableAction {
    case applyButtonTapped
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case resetButtonTapped

    /// The result for the search.
    @CasePathable
    enum Delegate {
      case applied(BookSearchFilter)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.filter.order) { _, order in
        Reduce { state, _ in
          // The newest books are rarely available, so both filters together would find nothing.
          if order == .year {
            state.filter.onlyAvailable = false
          }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .applyButtonTapped:
        return .run { [filter = state.filter] send in
          await send(.delegate(.applied(filter)))
          await dismiss()
        }

      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .resetButtonTapped:
        state.filter = BookSearchFilter()
        return .none
      }
    }
  }
}
