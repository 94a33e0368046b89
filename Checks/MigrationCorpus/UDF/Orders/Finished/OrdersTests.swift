import HeadgateUDF
import HeadgateUDFTesting
import XCTest

final class OrdersTests: XCTestCase {
  @MainActor func testTotal() async {
    let store = TestStore(state: OrdersState(), reducer: ordersReducer)
    await store.send(OrderAdded(price: 3)) {
      $0.orders = [3]
      $0.total = 3
    }
    await store.send(OrderAdded(price: 4)) {
      $0.orders = [3, 4]
      $0.total = 7
    }
    await store.send(OrdersCleared()) { $0 = OrdersState() }
  }
}
