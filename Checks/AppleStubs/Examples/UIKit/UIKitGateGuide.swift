#if canImport(UIKit)
  import Headgate
  import SwiftUI
  import UIKit

  // snippet: uikit-gate
  @Reducer
  struct SignIn {
    @ObservableState
    struct State: Equatable { var name = "" }

    enum Action: GatedAction {
      case view(View)
      case delegate(Delegate)

      enum View { case signInTapped }
      enum Delegate { case signedIn(String) }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .view(.signInTapped): .send(.delegate(.signedIn(state.name)))
        case .delegate: .none
        }
      }
    }
  }

  @Reducer
  struct Start {
    @ObservableState
    struct State: Equatable { @Presents var signIn: SignIn.State? }

    enum Action { case signIn(PresentationAction<Gate<SignIn>>) }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$signIn, action: \.signIn) { SignIn() }
    }
  }

  final class StartViewController: UIViewController {
    @UIBindable var store: StoreOf<Start>

    init(store: StoreOf<Start>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      present(item: $store.scope(state: \.signIn, action: \.signIn)) { store in
        SignInViewController(store: ViewStore(store))
      }
    }
  }

  final class SignInViewController: UIViewController {
    let store: ViewStore<SignIn>

    init(store: ViewStore<SignIn>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(primaryAction: UIAction(title: "Sign in") { [store] _ in store.send(.signInTapped) })
      view.addSubview(button)
    }
  }
// snippet end
#endif
