import Foundation
import Headgate

/// What all actions of the library conform to.
protocol LibraryValue: Hashable, Sendable {}

typealias Comparison = Equatable & Sendable

/// A shelf with books, that a reader can lend.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: [String] = []
    var isGridShown = false
    var isMuted = false  // near-miss: progressive-flags
    var isPinned = false
    var isSorted = false
  }

  enum Action: LibraryValue {  // near-miss: action-equatable, action-sendable
    /// The user lent a book.
    /// - Parameter title: The title of the book.
    case bookLent(title: String)  // near-miss: document-action
    /// The user returned a book.
    /// - Parameters:
    ///   - title: The title of the book.
    ///   - day: The day of the return.
    case bookReturned(title: String, day: Date)  // near-miss: document-action
    case shelfAppeared
    case search(Search)
    /// The books are here.
    /// - Parameter books: The titles.
    case booksLoaded([String])
    case booksLoadFailed

    enum Search: Comparison {  // near-miss: action-equatable, action-sendable
      /// The user typed.
      /// - Parameter text: The text in the field.
      case textChanged(String)
      case clearButtonTapped
    }
  }

  @Dependency(\.books) var books

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shelfAppeared:
        return .run { send in
          await send(.booksLoaded(try await books.all()))  // near-miss: response-without-failure
        } catch: { _, reply in
          await reply(.booksLoadFailed)
        }
      case .bookLent(let title):
        state.books.removeAll { $0 == title }
        return .none
      case .bookReturned(let title, _):
        state.books.append(title)
        return .none
      case .booksLoaded(let books):
        state.books = books
        return .none
      case .booksLoadFailed:
        state.books = []
        return .none
      case .search(.textChanged(let text)):
        return find(text).cancellable(id: CancelID.search, cancelInFlight: true)
      case .search(.clearButtonTapped):
        return find("").cancellable(id: CancelID.search, cancelInFlight: true)  // near-miss: shared-cancel-id
      }
    }
  }

  private enum CancelID { case search }

  private func find(_ text: String) -> EffectOf<Self> {
    .run { send in
      do {
        try await books.note(text)
      } catch {
        log(error)
      }
      await send(.booksLoaded(await books.found(text)))  // near-miss: response-without-failure
    }
  }
}
