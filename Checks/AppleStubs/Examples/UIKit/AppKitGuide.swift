#if canImport(AppKit)
  import AppKit
  import Headgate
  import SwiftUI

  // snippet: appkit-controllers
  final class ShelfWindowController: NSViewController {
    @Bindable var store: StoreOf<Shelf>

    init(store: StoreOf<Shelf>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      observe { [weak self] in
        guard let self else { return }
        title = "\(store.bookCount) books"
      }
      presentAsSheet(item: $store.scope(state: \.newBook, action: \.newBook)) { BookSheetController(store: $0) }
      presentAlert(item: $store.scope(state: \.alert, action: \.alert))
    }
  }

  final class BookSheetController: NSViewController {
    @Bindable var store: StoreOf<Book>

    init(store: StoreOf<Book>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      let titleField = NSTextField(frame: .zero)
      titleField.bind(text: $store.title)
      view.addSubview(titleField)
    }
  }
// snippet end
#endif
