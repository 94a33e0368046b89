import Foundation
import HeadgateUDF
import UIKit

struct ArticlesProps: Equatable {
  var titles: [String] = []
  var isSpinning = false
}

final class ArticlesViewController: UIViewController, ViewComponent {
  let disposer = Disposer()
  var props = ArticlesProps() {
    didSet { title = props.isSpinning ? "Loading" : props.titles.joined(separator: ", ") }
  }
}

final class ArticlesConnector: Connector {
  func props(of state: ArticlesState, _ dispatcher: ActionDispatcher) -> ArticlesProps {
    ArticlesProps(titles: state.articles.map(\.title), isSpinning: state.isLoading)
  }
}

@MainActor func makeArticles(store: Store<ArticlesState>) -> ArticlesViewController {
  let controller = ArticlesViewController()
  controller.connect(to: store, by: ArticlesConnector())
  return controller
}
