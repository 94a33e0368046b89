import Headgate

/// A book as it stands in a list of results.
struct BookSearchBook: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var author: String
  var isFavorite = false
}

/// What narrows a search down.
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

/// Everything that the server needs to know for a search.
struct BookSearchRequest: Equatable, Sendable {
  var query: String
  var filter = BookSearchFilter()
}

/// A part of the results, with the number of the next one if there is one.
struct BookSearchPage: Equatable, Sendable {
  var books: [BookSearchBook]
  var nextPage: Int?
}

/// The catalogue of the library.
@DependencyClient
struct BookSearchClient: Sendable {
  var search: @Sendable (_ request: BookSearchRequest, _ page: Int) async throws -> BookSearchPage
  var setFavorite: @Sendable (_ isFavorite: Bool, _ id: BookSearchBook.ID) async throws -> Void
  var summary: @Sendable (_ id: BookSearchBook.ID) async throws -> String
}

extension BookSearchClient: TestDependencyKey {
  static let testValue = Self()
}

/// The queries that were of use before.
@DependencyClient
struct BookSearchHistory: Sendable {
  var load: @Sendable () async -> [String] = { [] }
  var save: @Sendable (_ queries: [String]) async -> Void
}

extension BookSearchHistory: TestDependencyKey {
  static let testValue = Self()
}
