// style: 2023, before the macro
// other names: `Effect.publisher { … }` is `.run` over the values of an `AsyncStream`; `store.publisher` is `observe { … }`.
// no equivalent: `@Dependency(\.mainQueue)` and `@Dependency(\.mainRunLoop)`; `ActorIsolated` in tests is `LockIsolated`.

import Combine
import ComposableArchitecture
import UIKit
import XCTest

struct BatteryFeature: Reducer {
  struct State: Equatable {
    var level = 1.0
    var isLow = false
    var warnings = 0
  }

  enum Action: Equatable {
    case levelChanged(Double)
    case onTask
    case warningShown
  }

  @Dependency(\.battery) var battery
  @Dependency(\.mainQueue) var mainQueue

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onTask:
      return .publisher {
        battery.levels()
          .removeDuplicates()
          .throttle(for: .seconds(10), scheduler: mainQueue, latest: true)
          .map(Action.levelChanged)
      }

    case .levelChanged(let level):
      state.level = level
      guard level < 0.2, !state.isLow else { return .none }
      state.isLow = true
      return .run { send in
        try await mainQueue.sleep(for: .seconds(3))
        await send(.warningShown)
      }

    case .warningShown:
      state.warnings += 1
      return .none
    }
  }
}

struct BatteryClient {
  var levels: () -> AnyPublisher<Double, Never>
}

extension BatteryClient: DependencyKey {
  static let liveValue = Self {
    NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
      .map { _ in Double(UIDevice.current.batteryLevel) }
      .eraseToAnyPublisher()
  }
}

extension DependencyValues {
  var battery: BatteryClient {
    get { self[BatteryClient.self] }
    set { self[BatteryClient.self] = newValue }
  }
}

final class BatteryController: UIViewController {
  let store: StoreOf<BatteryFeature>
  private let label = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  init(store: StoreOf<BatteryFeature>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    store.publisher
      .map { "\(Int($0.level * 100)) %" }
      .sink { [label] in label.text = $0 }
      .store(in: &cancellables)
    store.send(.onTask)
  }
}

@MainActor
final class BatteryTests: XCTestCase {
  func testWarning() async {
    let mainQueue = DispatchQueue.test
    let requests = ActorIsolated(0)
    let levels = PassthroughSubject<Double, Never>()
    let store = TestStore(initialState: BatteryFeature.State()) {
      BatteryFeature()
    } withDependencies: {
      $0.battery.levels = { levels.eraseToAnyPublisher() }
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
    await store.send(.levelChanged(0.1)) {
      $0.level = 0.1
      $0.isLow = true
    }
    await mainQueue.advance(by: .seconds(3))
    await store.receive(.warningShown) { $0.warnings = 1 }
    await requests.setValue(1)
    await store.skipInFlightEffects()
  }
}
