// style: 2021
// other names: `.debounce(id:for:scheduler:)` is `.debounce(id:for:)`; `Effect.cancel(id:)` stays; `throttle` has no scheduler.
// no equivalent: `Effect.future`, `.deferred(for:scheduler:)` (use `.run` and `clock.sleep`).

import Combine
import ComposableArchitecture
import Foundation

struct BookSearchState: Equatable {
  var query = ""
  var titles: [String] = []
  var suggestion: String?
  var scrollPosition = 0
}

enum BookSearchAction: Equatable {
  case queryChanged(String)
  case scrolled(Int)
  case scrollSettled(Int)
  case suggestionResponse(String)
  case titlesResponse(Result<[String], BookSearchError>)
  case hintTimedOut
}

struct BookSearchError: Error, Equatable {}

struct BookSearchEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var search: (String) -> Effect<[String], BookSearchError>
  var suggest: (String, @escaping (String) -> Void) -> Void
}

let bookSearchReducer = Reducer<BookSearchState, BookSearchAction, BookSearchEnvironment> {
  state,
  action,
  environment in
  enum CancelID { case search, scroll, hint }

  switch action {
  case .queryChanged(let query):
    state.query = query
    guard !query.isEmpty else {
      state.titles = []
      return .merge(.cancel(id: CancelID.search), .cancel(id: CancelID.hint))
    }
    return .merge(
      environment.search(query)
        .debounce(id: CancelID.search, for: 0.3, scheduler: environment.mainQueue)
        .catchToEffect(BookSearchAction.titlesResponse),
      Effect.future { callback in
        environment.suggest(query) { suggestion in
          callback(.success(.suggestionResponse(suggestion)))
        }
      },
      Effect(value: .hintTimedOut)
        .deferred(for: 5, scheduler: environment.mainQueue)
        .cancellable(id: CancelID.hint, cancelInFlight: true)
    )

  case .titlesResponse(.success(let titles)):
    state.titles = titles
    return .cancel(id: CancelID.hint)

  case .titlesResponse(.failure):
    state.titles = []
    return .none

  case .suggestionResponse(let suggestion):
    state.suggestion = suggestion
    return .none

  case .scrolled(let row):
    return Effect(value: .scrollSettled(row))
      .throttle(id: CancelID.scroll, for: .milliseconds(200), scheduler: environment.mainQueue, latest: true)

  case .scrollSettled(let row):
    state.scrollPosition = row
    return .none

  case .hintTimedOut:
    state.suggestion = "Try another word"
    return .none
  }
}
