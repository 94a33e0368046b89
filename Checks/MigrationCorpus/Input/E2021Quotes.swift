// style: 2021
// other names: `catchToEffect`, `receive(on:)` and `Effect(value:)` are `.run { send in await send(…) }` and `.send(…)`;
//   `Result` of `catchToEffect` stays `Result`.
// no equivalent: publishers as effects; the scheduler in the environment (the time is `\.continuousClock`).

import Combine
import ComposableArchitecture
import SwiftUI

struct Quote: Equatable, Decodable {
  let text: String
  let author: String
}

struct QuoteClient {
  var random: () -> Effect<Quote, QuoteError>
}

struct QuoteError: Error, Equatable {}

struct QuoteState: Equatable {
  var quote: Quote?
  var isLoading = false
  var alert: AlertState<QuoteAction>?
}

enum QuoteAction: Equatable {
  case alertDismissed
  case appeared
  case nextButtonTapped
  case quoteResponse(Result<Quote, QuoteError>)
}

struct QuoteEnvironment {
  var client: QuoteClient
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let quoteReducer = Reducer<QuoteState, QuoteAction, QuoteEnvironment> { state, action, environment in
  struct RequestID: Hashable {}

  switch action {
  case .appeared:
    return Effect(value: .nextButtonTapped)

  case .nextButtonTapped:
    state.isLoading = true
    return environment.client.random()
      .receive(on: environment.mainQueue)
      .catchToEffect(QuoteAction.quoteResponse)
      .cancellable(id: RequestID(), cancelInFlight: true)

  case .quoteResponse(.success(let quote)):
    state.isLoading = false
    state.quote = quote
    return .none

  case .quoteResponse(.failure):
    state.isLoading = false
    state.alert = AlertState(
      title: TextState("No quote"),
      message: TextState("Please check your connection."),
      dismissButton: .cancel(TextState("OK"), action: .send(.alertDismissed))
    )
    return .none

  case .alertDismissed:
    state.alert = nil
    return .none
  }
}

struct QuoteView: View {
  let store: Store<QuoteState, QuoteAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        if let quote = viewStore.quote {
          Text(quote.text)
          Text(quote.author).font(.caption)
        }
        Button("Next") { viewStore.send(.nextButtonTapped) }
          .disabled(viewStore.isLoading)
      }
      .onAppear { viewStore.send(.appeared) }
      .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
    }
  }
}

extension QuoteClient {
  static let live = QuoteClient {
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://quotes.example/random")!)
      .map(\.data)
      .decode(type: Quote.self, decoder: JSONDecoder())
      .mapError { _ in QuoteError() }
      .eraseToEffect()
  }
}
