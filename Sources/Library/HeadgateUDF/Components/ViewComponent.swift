/// An object on the screen with props from a store.
///
/// It is isolated to the main actor, as views and view controllers are, and its props are set there. They are set
/// immediately when it connects, and after changes. Its disposer ends the connections when the component is deallocated.
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
  /// Ends the connections, at the latest when the component is deallocated.
  var disposer: Disposer { get }
}

extension ViewComponent {
  /// Sets the props after each change of a store's state.
  ///
  /// ```swift
  /// component.connect(to: store.scope(\.userProps))
  /// ```
  public func connect(to store: Store<Props>) where Props: Sendable {
    connect(to: store) { props, _ in props }
  }

  /// Sets the props after each change of a store's state, from a part of the state.
  ///
  /// `Equatable` props are set only when they change.
  ///
  /// ```swift
  /// component.connect(to: store, at: \.userProps)
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, at part: any KeyPath<State, Props> & Sendable) {
    connect(to: store) { state, _ in state[keyPath: part] }
  }

  /// Sets the props to the result of a closure.
  ///
  /// `Equatable` props are set only when they change. Other props are set each time actions are reduced. To avoid that,
  /// connect to a scope of the store, which reports only changes of its part. A second connection does not end the first
  /// one: dispose of the disposer to end it.
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
    // The first props are set immediately, so that the screen never shows the initial ones.
    store.source.observe(on: .main, isHere: true) { [weak self] state in
      MainActor.assumeIsolated {
        guard let self else { return }
        let props = makeProps(state, store)
        if connection.isNews(props) { self.props = props }
      }
    }
    .dispose(on: disposer)
  }

  /// Sets the props to the result of a connector.
  ///
  /// ```swift
  /// component.connect(to: store, by: UserConnector())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by connector: some Connector<State, Props>) {
    connect(to: store) { connector.props(of: $0, $1) }
  }

  /// Sets the props to the result of a mapper.
  ///
  /// ```swift
  /// component.connect(to: store, by: UserMapper())
  /// ```
  public func connect<State: Sendable>(to store: Store<State>, by mapper: some Mapper<State, Props>) {
    connect(to: store) { state, _ in mapper.props(of: state) }
  }
}

extension ViewComponent where Self: Connector {
  /// Sets the props with the component as its own connector.
  ///
  /// ```swift
  /// component.connect(to: store)
  /// ```
  public func connect(to store: Store<State>) {
    connect(to: store) { [weak self] state, dispatcher in
      // The component exists: the caller sets its props at this moment.
      self!.props(of: state, dispatcher)
    }
  }
}
