import UDF
import XCTest

final class OrdersTests: XCTestCase {
  func testTotal() {
    let store = Store(state: OrdersState(), reducer: ordersReducer)
    store.dispatch(OrderAdded(price: 3))
    store.dispatch(OrderAdded(price: 4))
    XCTAssertEqual(store.state.total, 7)
    store.dispatch(OrdersCleared())
    XCTAssertEqual(store.state, OrdersState())
  }
}
