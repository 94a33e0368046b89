import Foundation
import Headgate

@Reducer
struct Product {
  @ObservableState
  struct State: Equatable {
    let name: String
    var price: Double?
    var zoom = 1.0
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View: Equatable {
      case likeButtonTapped
      case productAppeared
      case reviewsButtonTapped
    }

    enum Delegate: Equatable {
      case productLiked
      case reviewsRequested(String)
      case productShared  // flags: unobserved-delegate
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case priceChanged(Double)
    }
  }

  @Dependency(\.prices) var prices

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.productAppeared):
        return .run { [name = state.name] send in
          // The element of the stack owns the loop.
          for await price in prices.prices(name) {  // near-miss: uncancellable-loop
            await send(.internal(.priceChanged(price)))
          }
        }
      case .view(.likeButtonTapped):
        return .concatenate(.send(.delegate(.productLiked)), .send(.delegate(.productShared)))  // near-miss: send-chain
      case .view(.reviewsButtonTapped):
        return .send(.delegate(.reviewsRequested(state.name)))
      case .internal(.priceChanged(let price)):
        state.price = price
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Reviews {
  @ObservableState
  struct State: Equatable {
    let product: String
    var texts: [String] = []
    var isAsked = false  // near-miss: progressive-flags
  }

  enum Action: GatedAction {
    case view(View)

    enum View: Equatable {
      case askButtonTapped
      case reviewWritten(stars: Int, title: String, text: String)  // flags: action-too-broad
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.askButtonTapped):
        state.isAsked = true
      case .view(.reviewWritten(_, let title, let text)):
        state.texts.append("\(title): \(text)")
      }
      return .none
    }
  }
}

@Reducer
struct Basket {
  @ObservableState
  struct State: Equatable {
    var cents = 0
    @Presents var voucher: Voucher.State?  // flags: unintegrated-child
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable {
      case checkoutButtonTapped
    }

    enum Delegate: Equatable {
      case checkoutStarted  // near-miss: unobserved-delegate
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.checkoutButtonTapped):
        state.cents = 0
        return .send(.delegate(.checkoutStarted))
      case .delegate(.checkoutStarted):  // flags: delegate-handled-by-self
        state.voucher = Voucher.State()
        return .none
      }
    }
  }
}

@Reducer
struct Voucher {
  @ObservableState
  struct State: Equatable {
    var code = ""
  }

  enum Action: GatedAction {
    case view(View)

    enum View: Equatable {
      case codeEntered(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .view(.codeEntered(let code)) = action { state.code = code }
      return .none
    }
  }
}

@DependencyClient
struct PriceClient: Sendable {
  var prices: @Sendable (_ name: String) -> AsyncStream<Double> = { _ in .finished }
}

extension PriceClient: TestDependencyKey {
  static let testValue = PriceClient()
}

extension DependencyValues {
  var prices: PriceClient {
    get { self[PriceClient.self] }
    set { self[PriceClient.self] = newValue }
  }
}
