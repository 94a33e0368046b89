import UDF

struct OrdersState: Equatable {
  var orders: [Int] = []
  var total = 0
}

struct OrderAdded: Action, Equatable { let price: Int }
struct OrdersCleared: Action, Equatable {}

let ordersReducer: Reducer<OrdersState> = { state, action in
  switch action {
  case let action as OrderAdded:
    state.orders.append(action.price)
    state.total += action.price
  case is OrdersCleared:
    state = OrdersState()
  default:
    break
  }
}
