import Headgate
import Testing
import UIKit

@MainActor
@Suite("Observation by views and view controllers")
struct ObserveTests {
  let store = Store(initialState: Counter.State()) { Counter() }

  // holds: KIT-1
  @Test("A closure runs immediately, and before the send returns")
  func changes() {
    let label = UILabel(frame: .zero)
    var runs = 0
    label.observe { [weak label, store] in
      runs += 1
      label?.text = "\(store.count)"
    }
    #expect(label.text == "0")
    store.send(.incrementTapped)
    #expect(label.text == "1")
    store.send(.titleChanged("Other"))
    #expect(runs == 2)
  }

  // holds: KIT-2
  @Test("Observation ends with its object, and keeps neither the object nor its store")
  func lifetime() {
    var controller: UIViewController? = UIViewController(nibName: nil, bundle: nil)
    var runs = 0
    controller?.observe { [weak controller, store] in
      runs += 1
      controller?.title = "\(store.count)"
    }
    weak let object = controller
    controller = nil
    #expect(object == nil)
    store.send(.incrementTapped)
    #expect(runs == 1)
  }

  // holds: KIT-2
  @Test("A token ends its observation only")
  func token() {
    let cell = UIView(frame: .zero)
    var first = 0
    var second = 0
    let token = cell.observe { [store] in first = store.count }
    cell.observe { [store] in second = store.count }
    token.cancel()
    store.send(.incrementTapped)
    #expect(first == 0)
    #expect(second == 1)
  }
}
