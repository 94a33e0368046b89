import HeadgateUDF
import UIKit

struct EditorState: Equatable {
  var text = ""
  var saved = ""
  var isChanged: Bool { text != saved }
}

enum EditorAction: Action, Equatable {
  case typed(String)
  case saved
}

func editorReducer(_ state: inout EditorState, _ action: Action) {
  switch action {
  case EditorAction.typed(let text): state.text = text
  case EditorAction.saved: state.saved = state.text
  default: break
  }
}

let logReducer: Reducer<EditorState> = { _, _ in }
let checkReducer: Reducer<EditorState> = { state, _ in
  if state.text.count > 10 { state.text = String(state.text.prefix(10)) }
}

let allReducers: CombinedReducer<EditorState> = combine {
  editorReducer
  combine {
    logReducer
    checkReducer
  }
}

final class EditorViewController: UIViewController, ViewComponent {
  struct Props {
    var title = ""
    var save: () -> Void = {}
  }

  private let name: String
  var disposer = Disposer()
  var props = Props() {
    didSet { title = props.title }
  }

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func props(of state: EditorState, _ dispatcher: ActionDispatcher) -> Props {
    Props(title: state.isChanged ? "\(name) *" : name, save: { dispatcher.dispatch(EditorAction.saved) })
  }

  func start(_ store: Store<EditorState>) {
    connect(to: store) { [weak self] state, dispatcher in
      self?.props(of: state, dispatcher) ?? Props()
    }
  }
}
