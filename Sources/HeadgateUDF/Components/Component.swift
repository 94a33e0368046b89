/// Something that works from props on a queue of its own: an upload, a player, a tracker.
///
/// Its props are set on its queue only, one at a time. It is `Sendable`, since a store sets them from elsewhere: a class whose
/// properties are used on that queue only says `@unchecked Sendable`, with that reason beside it.
///
/// ```swift
/// final class Tracker: ServiceComponent, @unchecked Sendable {
///   // Sendable: the props are set and read on the queue of the component only.
///   let disposer = Disposer()
///   var props = TrackerProps() { didSet { send(props.screen) } }
/// }
/// ```
public protocol Component<Props>: QueueBound {
  /// All that it works from.
  associatedtype Props
  /// What it works from now; touched on ``QueueBound/queue`` only.
  var props: Props { get set }
}

/// A component in the background: its queue is a serial one that all of them share, unless it has its own.
///
/// ```swift
/// final class Tracker: ServiceComponent, @unchecked Sendable {
///   let disposer = Disposer()
///   var props = TrackerProps()
/// }
/// ```
public protocol ServiceComponent<Props>: Component, Service {}

extension Component {
  /// Sets the props whenever the state of a store changes.
  ///
  /// ```swift
  /// tracker.connect(to: store.scope(\.trackerProps))
  /// ```
  public func connect(to store: Store<Props>) where Props: Sendable {
    connect(to: store) { props, _ in props }
  }

  /// Sets the props whenever a part of the state of a store changes, where they can be compared.
  ///
  /// ```swift
  /// tracker.connect(to: store, at: \.trackerProps)
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, at part: any KeyPath<State, Props> & Sendable) {
    connect(to: store) { state, _ in state[keyPath: part] }
  }

  /// Sets the props to what a closure makes of the state of a store; the closure runs on the queue of the component.
  ///
  /// Props that are `Equatable` are set when they have changed. Others are set whenever actions were reduced: connect to a
  /// scope of the store then, which tells of changes of its part only. A component that is connected before keeps that connection
  /// too: dispose of its disposer first to have it shown something else.
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

  /// Sets the props to what a connector makes of the state of a store.
  ///
  /// ```swift
  /// tracker.connect(to: store, by: TrackerConnector())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by connector: some Connector<State, Props> & Sendable) {
    connect(to: store) { connector.props(of: $0, $1) }
  }

  /// Sets the props to what a mapper makes of the state of a store.
  ///
  /// ```swift
  /// tracker.connect(to: store, by: TrackerMapper())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by mapper: some Mapper<State, Props> & Sendable) {
    connect(to: store) { state, _ in mapper.props(of: state) }
  }
}

extension Component where Self: Connector {
  /// Sets the props to what the component itself makes of the state of a store.
  ///
  /// ```swift
  /// tracker.connect(to: store)
  /// ```
  public func connect(to store: Store<State>) {
    connect(to: store) { [weak self] state, dispatcher in
      // It is there: it is asked for its props to be set.
      self!.props(of: state, dispatcher)
    }
  }
}
