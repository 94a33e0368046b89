/// An object that works from props on its own queue: an upload, a player, a tracker.
///
/// Its props are set only on its queue, one call at a time. It is `Sendable` because a store sets its props from other
/// threads. A class that uses its properties only on that queue is declared `@unchecked Sendable`, with this reason in a
/// comment.
///
/// ```swift
/// final class Tracker: ServiceComponent, @unchecked Sendable {
///   // Sendable: the props are set and read on the queue of the component only.
///   let disposer = Disposer()
///   var props = TrackerProps() { didSet { send(props.screen) } }
/// }
/// ```
public protocol Component<Props>: QueueBound {
  /// The values that the component works from.
  associatedtype Props
  /// The current props. They are accessed only on ``QueueBound/queue``.
  var props: Props { get set }
}

/// A component in the background. Its queue is a serial queue that all services share, unless it declares its own.
///
/// ```swift
/// final class Tracker: ServiceComponent, @unchecked Sendable {
///   let disposer = Disposer()
///   var props = TrackerProps()
/// }
/// ```
public protocol ServiceComponent<Props>: Component, Service {}

extension Component {
  /// Sets the props after each change of a store's state.
  ///
  /// ```swift
  /// tracker.connect(to: store.scope(\.trackerProps))
  /// ```
  public func connect(to store: Store<Props>) where Props: Sendable {
    connect(to: store) { props, _ in props }
  }

  /// Sets the props after each change of a store's state, from a part of the state.
  ///
  /// `Equatable` props are set only when they change.
  ///
  /// ```swift
  /// tracker.connect(to: store, at: \.trackerProps)
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, at part: any KeyPath<State, Props> & Sendable) {
    connect(to: store) { state, _ in state[keyPath: part] }
  }

  /// Sets the props to the result of a closure. The closure runs on the queue of the component.
  ///
  /// `Equatable` props are set only when they change. Other props are set each time actions are reduced. To avoid that,
  /// connect to a scope of the store, which reports only changes of its part. A second connection does not end the first
  /// one: dispose of the disposer to end it.
  ///
  /// ```swift
  /// tracker.connect(to: store) { state, dispatcher in TrackerProps(screen: state.screen) }
  /// ```
  public func connect<State: Sendable>(
    to store: Store<State>,
    _ makeProps: @escaping @Sendable (_ state: State, _ dispatcher: any ActionDispatcher) -> Props
  ) {
    let connection = Connection(of: Props.self)
    store.source.observe(on: Delivery(queue)) { [weak self] state in
      guard let self else { return }
      let props = makeProps(state, store)
      if connection.isNews(props) { self.props = props }
    }
    .dispose(on: disposer)
  }

  /// Sets the props to the result of a connector.
  ///
  /// ```swift
  /// tracker.connect(to: store, by: TrackerConnector())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by connector: some Connector<State, Props> & Sendable) {
    connect(to: store) { connector.props(of: $0, $1) }
  }

  /// Sets the props to the result of a mapper.
  ///
  /// ```swift
  /// tracker.connect(to: store, by: TrackerMapper())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by mapper: some Mapper<State, Props> & Sendable) {
    connect(to: store) { state, _ in mapper.props(of: state) }
  }
}

extension Component where Self: Connector {
  /// Sets the props with the component as its own connector.
  ///
  /// ```swift
  /// tracker.connect(to: store)
  /// ```
  public func connect(to store: Store<State>) {
    connect(to: store) { [weak self] state, dispatcher in
      // The component exists: the caller sets its props at this moment.
      self!.props(of: state, dispatcher)
    }
  }
}
