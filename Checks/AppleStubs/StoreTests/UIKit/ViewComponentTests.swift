import HeadgateUDF
import Testing
import UIKit

private struct Score: Equatable, Sendable {
  var points = 0
}

private struct Scored: HeadgateUDF.Action {}

private func reduceScore(_ state: inout Score, _ action: any HeadgateUDF.Action) {
  if action is Scored { state.points += 1 }
}

private final class ScoreController: UIViewController, ViewComponent {
  private let store: HeadgateUDF.Store<Score>
  let disposer = Disposer()
  let shown = AsyncStream<Int>.makeStream()
  let label = UILabel(frame: .zero)
  var props = Score(points: -1) {
    didSet {
      label.text = "\(props.points)"
      shown.continuation.yield(props.points)
    }
  }

  init(store: HeadgateUDF.Store<Score>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    connect(to: store)
  }
}

@MainActor
@Suite("Controllers of UIKit as components of open actions")
struct ViewComponentTests {
  // holds: KIT-60
  @Test("A controller connects in viewDidLoad, and is disconnected when it is deallocated")
  func connect() async throws {
    let store = HeadgateUDF.Store(state: Score(), reducer: reduceScore)
    var controller: ScoreController? = ScoreController(store: store)
    controller?.loadViewIfNeeded()
    #expect(controller?.label.text == "0")
    var shown = try #require(controller?.shown.stream).makeAsyncIterator()
    #expect(await shown.next() == 0)
    store.dispatch(Scored())
    #expect(await shown.next() == 1)
    #expect(controller?.label.text == "1")
    weak let object = controller
    controller = nil
    #expect(object == nil)
  }
}
