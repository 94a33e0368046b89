/// Something on the screen whose props come from a store.
///
/// It belongs to the main actor, as views and their controllers do, and its props are set there only: at once when it is connected,
/// and after changes. Its disposer ends what connects it, and goes with it.
///
/// ```swift
/// final class UserViewController: UIViewController, ViewComponent {
///   let disposer = Disposer()
///   var props = UserProps() { didSet { titleLabel.text = props.title } }
///   override func viewDidLoad() { connect(to: store, at: \.user.props) }
/// }
/// ```
@MainActor
public protocol ViewComponent<Props>: Propsable {
  /// Ends the connections, at the latest when the component goes.
  var disposer: Disposer { get }
}

extension ViewComponent {
  /// Sets the props whenever the state of a store changes.
  ///
  /// ```swift
  /// component.connect(to: store.scope(\.userProps))
  /// ```
  public func connect(to store: Store<Props>) where Props: Sendable {
    connect(to: store) { props, _ in props }
  }

  /// Sets the props whenever a part of the state of a store changes, where they can be compared.
  ///
  /// ```swift
  /// component.connect(to: store, at: \.userProps)
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, at part: any KeyPath<State, Props> & Sendable) {
    connect(to: store) { state, _ in state[keyPath: part] }
  }

  /// Sets the props to what a closure makes of the state of a store.
  ///
  /// Props that are `Equatable` are set when they have changed. Others are set whenever actions were reduced: connect to a
  /// scope of the store then, which tells of changes of its part only. A component that is connected before keeps that connection
  /// too: dispose of its disposer first to have it shown something else.
  ///
  /// ```swift
  /// component.connect(to: store) { state, dispatcher in
  ///   UserProps(title: state.user.name, tap: { dispatcher.dispatch(UserTapped()) })
  /// }
  /// ```
  public func connect<State: Sendable>(
    to store: Store<State>,
    _ makeProps: @escaping @MainActor (_ state: State, _ dispatcher: any ActionDispatcher) -> Props
  ) {
    let connection = Connection(of: Props.self)
    // At once the first time, so that nothing else is on the screen before.
    store.source.observe(on: .main, isHere: true) { [weak self] state in
      MainActor.assumeIsolated {
        guard let self else { return }
        let props = makeProps(state, store)
        if connection.isNews(props) { self.props = props }
      }
    }
    .dispose(on: disposer)
  }

  /// Sets the props to what a connector makes of the state of a store.
  ///
  /// ```swift
  /// component.connect(to: store, by: UserConnector())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by connector: some Connector<State, Props>) {
    connect(to: store) { connector.props(of: $0, $1) }
  }

  /// Sets the props to what a mapper makes of the state of a store.
  ///
  /// ```swift
  /// component.connect(to: store, by: UserMapper())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by mapper: some Mapper<State, Props>) {
    connect(to: store) { state, _ in mapper.props(of: state) }
  }
}

extension ViewComponent where Self: Connector {
  /// Sets the props to what the component itself makes of the state of a store.
  ///
  /// ```swift
  /// component.connect(to: store)
  /// ```
  public func connect(to store: Store<State>) {
    connect(to: store) { [weak self] state, dispatcher in
      // It is there: it is asked for its props to be set.
      self!.props(of: state, dispatcher)
    }
  }
}
