// style: 2021
// other names: `viewStore.publisher` and `store.ifLet(then:else:)` are `observe { … }`; a scoped store by closures is `scope(state:action:)`.
// no equivalent: Combine publishers of a view store.

import Combine
import ComposableArchitecture
import UIKit

struct SettingsListState: Equatable {
  var detail: SettingDetailState?
  var isSyncing = false
  var titles = ["Account", "Storage"]
}

struct SettingDetailState: Equatable {
  let title: String
  var value = 0.0
}

enum SettingsListAction: Equatable {
  case detail(SettingDetailAction)
  case detailDismissed
  case rowTapped(Int)
}

enum SettingDetailAction: Equatable {
  case sliderChanged(Double)
}

let settingsListReducer = Reducer<SettingsListState, SettingsListAction, Void> { state, action, _ in
  switch action {
  case .detail(.sliderChanged(let value)):
    state.detail?.value = value
    return .none
  case .detailDismissed:
    state.detail = nil
    return .none
  case .rowTapped(let row):
    state.detail = SettingDetailState(title: state.titles[row])
    return .none
  }
}

final class SettingsListController: UITableViewController {
  private let store: Store<SettingsListState, SettingsListAction>
  private let viewStore: ViewStore<SettingsListState, SettingsListAction>
  private var cancellables: Set<AnyCancellable> = []

  init(store: Store<SettingsListState, SettingsListAction>) {
    self.store = store
    self.viewStore = ViewStore(store)
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewStore.publisher.titles
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &cancellables)

    viewStore.publisher.isSyncing
      .map { $0 ? "Syncing…" : "Settings" }
      .assign(to: \.title, on: self)
      .store(in: &cancellables)

    store
      .scope(state: \.detail, action: SettingsListAction.detail)
      .ifLet(
        then: { [weak self] detail in
          self?.navigationController?.pushViewController(SettingDetailController(store: detail), animated: true)
        },
        else: { [weak self] in
          guard let self else { return }
          navigationController?.popToViewController(self, animated: true)
        }
      )
      .store(in: &cancellables)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewStore.titles.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewStore.send(.rowTapped(indexPath.row))
  }
}

final class SettingDetailController: UIViewController {
  let viewStore: ViewStore<SettingDetailState, SettingDetailAction>

  init(store: Store<SettingDetailState, SettingDetailAction>) {
    viewStore = ViewStore(store)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  @objc func sliderMoved(_ slider: UISlider) {
    viewStore.send(.sliderChanged(Double(slider.value)))
  }
}
