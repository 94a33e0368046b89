#if canImport(UIKit)
  import Headgate
  import SwiftUI
  import UIKit

  // snippet: uikit-observe
  final class BookViewController: UIViewController {
    @UIBindable var store: StoreOf<Book>
    private let starsLabel = UILabel(frame: .zero)

    init(store: StoreOf<Book>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(starsLabel)
      addControls()
      observe { [weak self] in
        guard let self else { return }
        title = store.title
        starsLabel.text = "\(store.stars) stars"
      }
    }
  }
  // snippet end

  // snippet: uikit-controls
  extension BookViewController {
    func addControls() {
      let titleField = UITextField(text: $store.title)
      let starButton = UIButton(primaryAction: UIAction(title: "Star") { [store] _ in store.send(.starTapped) })
      view.addSubview(titleField)
      view.addSubview(starButton)
    }
  }
  // snippet end

  // snippet: uikit-present
  final class ShelfViewController: UIViewController {
    @UIBindable var store: StoreOf<Shelf>

    init(store: StoreOf<Shelf>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      present(item: $store.scope(state: \.newBook, action: \.newBook)) { BookViewController(store: $0) }
      present(item: $store.scope(state: \.alert, action: \.alert)) { UIAlertController(store: $0) }
    }
  }
  // snippet end

  final class NewBookScreen: UIViewController {
    @UIBindable var store: StoreOf<Shelf>

    init(store: StoreOf<Shelf>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    // snippet: uikit-push
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationDestination(item: $store.scope(state: \.newBook, action: \.newBook)) { BookViewController(store: $0) }
    }
    // snippet end
  }

  // snippet: uikit-stack
  @MainActor
  func shelfController(store: StoreOf<Shelf>) -> UIViewController {
    @UIBindable var store = store
    return NavigationStackController(path: $store.scope(state: \.path, action: \.path)) {
      ShelfViewController(store: store)
    } destination: { store in
      BookViewController(store: store)
    }
  }
  // snippet end

  // snippet: uikit-cell
  final class BookCell: UIView {
    private var token: ObserveToken?
    private let label = UILabel(frame: .zero)

    func show(_ store: StoreOf<Book>) {
      token?.cancel()
      token = observe { [weak self] in self?.label.text = store.title }
    }
  }
  // snippet end

  // snippet: uikit-bind-any
  @MainActor
  func bindSelection(of button: UIButton, to isOn: Binding<Bool>) {
    button.bind(isOn, to: \.isSelected, for: .primaryActionTriggered)
  }
// snippet end
#endif
