import Headgate

/// A book in a list of results.
struct BookSearchBook: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var author: String
  var isFavorite = false
}

/// The filter of a search.
struct BookSearchFilter: Equatable, Sendable {
  /// The order of the results.
  enum Order: String, CaseIterable, Equatable, Sendable {
    case relevance
    case title
    case year
  }

  var language: String?
  var onlyAvailable = false
  var order = Order.relevance
}

/// The parameters of a search request.
struct BookSearchRequest: Equatable, Sendable {
  var query: String
  var filter = BookSearchFilter()
}

/// A page of results, with the number of the next page if there is one.
struct BookSearchPage: Equatable, Sendable {
  var books: [BookSearchBook]
  var nextPage: Int?
}

/// The catalog of the library.
@DependencyClient
struct BookSearchClient: Sendable {
  var search: @Sendable (_ request: BookSearchRequest, _ page: Int) async throws -> BookSearchPage
  var setFavorite: @Sendable (_ isFavorite: Bool, _ id: BookSearchBook.ID) async throws -> Void
  var summary: @Sendable (_ id: BookSearchBook.ID) async throws -> String
}

extension BookSearchClient: TestDependencyKey {
  static let testValue = Self()
}

/// The recent queries.
@DependencyClient
struct BookSearchHistory: Sendable {
  var load: @Sendable () async -> [String] = { [] }
  var save: @Sendable (_ queries: [String]) async -> Void
}

extension BookSearchHistory: TestDependencyKey {
  static let testValue = Self()
}
