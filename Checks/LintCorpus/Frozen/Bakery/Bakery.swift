import Headgate
import SwiftUI

/// The root of the app.
@Reducer
struct Bakery {
  @ObservableState
  struct State: Equatable, Sendable {
    var newsletter = Newsletter.State()
    var oven = Oven.State()
    var shelf = BreadShelf.State()
  }

  enum Action: Sendable {  // flags: action-equatable
    /// The newsletter.
    /// - Parameter action: Its action.
    case newsletter(Newsletter.Action)
    /// The oven.
    /// - Parameter action: Its action.
    case oven(Oven.Action)
    /// The shelf.
    /// - Parameter action: Its action.
    case shelf(BreadShelf.Action)
    case tabChanged(Int)  // flags: document-action
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.newsletter, action: \.newsletter) { Newsletter() }
    Scope(state: \.oven, action: \.oven) { Oven() }  // near-miss: unintegrated-child
    Scope(state: \.shelf, action: \.shelf) { BreadShelf() }
    Reduce { state, action in
      if case .tabChanged(0) = action { state.newsletter = Newsletter.State() }
      if case .oven(.temperatureMeasured(let celsius)) = action, celsius > 180 {  // flags: parent-observes-inside
        state.shelf.isFresh = true
      }
      return .none
    }
  }
}

/// The newsletter of the bakery.
@Reducer
struct Newsletter {
  @ObservableState
  struct State: Equatable, Sendable {
    var email = ""
    var isSubscribed = false
  }

  enum Action: BindableAction {  // flags: action-equatable, action-sendable, binding-without-reducer
    /// A control changed a property.
    /// - Parameter action: The property and its value.
    case binding(BindingAction<State>)
    case subscribeButtonTapped
    /// The user came from the confirmation in an email.
    /// - Parameter confirmationToken: What the email contains.
    case confirmationOpened(confirmationToken: String)  // flags: secret-payload
    /// The user saw an explanation.
    /// - Parameter tokenizer: The name of the search that found it.
    case hintShown(tokenizer: String)  // near-miss: secret-payload
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.email):
        state.isSubscribed = false
        return .none
      case .subscribeButtonTapped, .confirmationOpened:
        state.isSubscribed = state.email.contains("@")
        return .none
      case .binding, .hintShown:
        return .none
      }
    }
  }
}

struct BakeryView: View {
  let store: StoreOf<Bakery>

  var body: some View {
    BreadShelfView(store: store.scope(state: \.shelf, action: \.shelf))
      .toolbar { Button("News") { store.send(.tabChanged(0)) } }
  }
}

struct BreadShelfView: View {
  @Bindable var store: StoreOf<BreadShelf>
  @State private var opened = Date()  // near-miss: ambient-nondeterminism

  var body: some View {
    List(store.breads) { bread in
      Button(bread.name) { store.send(.breadTapped(bread)) }
    }
    .onAppear { store.send(.shelfAppeared) }
    .sheet(item: $store.scope(state: \.basket, action: \.basket)) { basket in
      Button("Order") { basket.send(.orderButtonTapped) }
    }
  }
}
