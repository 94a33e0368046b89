// style: 2025
// other names: none; only the import changes.
// no equivalent: none.

import ComposableArchitecture
import SwiftUI

@Reducer
struct DoubleCounter {
  @ObservableState
  struct State: Equatable {
    var left = SingleCounter.State()
    var right = SingleCounter.State()

    var sum: Int { left.count + right.count }
  }

  enum Action {
    case left(SingleCounter.Action)
    case right(SingleCounter.Action)
    case swapButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) {
      SingleCounter()
    }
    Scope(state: \.right, action: \.right) {
      SingleCounter()
    }
    Reduce { state, action in
      switch action {
      case .left, .right:
        return .none
      case .swapButtonTapped:
        (state.left, state.right) = (state.right, state.left)
        return .none
      }
    }
  }
}

@Reducer
struct SingleCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct DoubleCounterView: View {
  let store: StoreOf<DoubleCounter>

  var body: some View {
    VStack {
      SingleCounterView(store: store.scope(state: \.left, action: \.left))
      SingleCounterView(store: store.scope(state: \.right, action: \.right))
      Text("Sum: \(store.sum)")
      Button("Swap") { store.send(.swapButtonTapped) }
    }
  }
}

struct SingleCounterView: View {
  let store: StoreOf<SingleCounter>

  var body: some View {
    HStack {
      Button("−") { store.send(.decrementButtonTapped) }
      Text("\(store.count)")
      Button("+") { store.send(.incrementButtonTapped) }
    }
  }
}
