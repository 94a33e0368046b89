import HeadgateUDF
import UIKit

struct ProfileState: Equatable {
  var name = "Ada"
  var followers = 0
}

struct FollowTapped: Action, Equatable {}

func profileReducer(_ state: inout ProfileState, _ action: Action) {
  if action is FollowTapped { state.followers += 1 }
}

final class ProfileViewController: UIViewController, ViewComponent {
  struct Props {
    var headline = ""
    var follow: () -> Void = {}
  }

  var disposer = Disposer()
  var props = Props() {
    didSet { title = props.headline }
  }
}

extension ProfileViewController: Connector {
  nonisolated func props(of state: ProfileState, _ dispatcher: ActionDispatcher) -> Props {
    Props(
      headline: "\(state.name), \(state.followers) followers",
      follow: { dispatcher.dispatch(FollowTapped()) }
    )
  }
}

final class Badge: ViewComponent {
  let disposer = Disposer()
  var props = ""
}

struct BadgeMapper: Mapper {
  func props(of state: ProfileState) -> String { "\(state.followers)" }
}

@MainActor func show(_ store: Store<ProfileState>) -> (ProfileViewController, Badge) {
  let controller = ProfileViewController()
  controller.connect(to: store)
  let badge = Badge()
  badge.connect(to: store, by: BadgeMapper())
  return (controller, badge)
}
