import HeadgateUDF

/// In the place of a view that shows a text.
@MainActor
final class Label {
  var text = ""
}

// snippet: udf-view-component
struct BasketProps {
  var title = ""
  var addBread: @MainActor () -> Void = {}
}

@MainActor
final class BasketScreen: ViewComponent {
  let disposer = Disposer()
  let label = Label()
  var props = BasketProps() {
    didSet { label.text = props.title }
  }

  func breadButtonTapped() { props.addBread() }
}

struct BasketConnector: Connector {
  func props(of state: BasketState, _ dispatcher: any ActionDispatcher) -> BasketProps {
    BasketProps(
      title: state.items.joined(separator: ", "),
      addBread: { dispatcher.dispatch(ItemAdded(name: "bread")) }
    )
  }
}
// snippet end

// snippet: udf-service-component
final class BasketBackup: ServiceComponent, @unchecked Sendable {
  // Sendable: the props are set and read on the queue of the component only.
  // The rest is constant.
  let disposer = Disposer()
  let save: @Sendable ([String]) -> Void
  var props: [String] = [] {
    didSet { save(props) }
  }

  init(save: @escaping @Sendable ([String]) -> Void) {
    self.save = save
  }
}
// snippet end

// snippet: udf-listener
final class BasketAnalytics: ServiceActionListener {
  let disposer = Disposer()
  let track: @Sendable (String) -> Void

  init(track: @escaping @Sendable (String) -> Void) {
    self.track = track
  }

  func heard(_ action: any Action, _ state: BasketState) {
    track("\(type(of: action)), \(state.items.count) items")
  }
}
// snippet end

// snippet: udf-action-connector
struct AddedItems: ActionConnector {
  func state(of state: ShopState, for action: any Action) -> BasketState? {
    action is ItemAdded ? state.basket : nil
  }
}
// snippet end
