import Headgate
import SwiftUI
import HeadgateTesting  // near-miss: seal-opened
@_spi(Layout) import TrailComponents  // near-miss: seal-opened

#Preview("Recording") {
  RecordingView(
    store: ViewStore(
      Store(initialState: Recording.State(positions: [.summit], startedAt: .now)) {
        Recording()
      } withDependencies: {
        $0.location.positions = { AsyncStream { $0.yield(.summit) } }
        $0.trails.upload = { _ in throw TrailError.offline }
      }
    )
  )
}

#Preview("Sign in") {
  SignInView(
    store: Store(initialState: SignIn.State(name: "Blob")) {
      SignIn()
    } withDependencies: {
      $0.trails.signIn = { name, _ in Hiker(name: name) }
    }
  )
}

#Preview("Trail") {
  TrailDetailView(
    store: Store(initialState: TrailDetail.State(trail: .ridge)) {
      TrailDetail()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.trails.trails = { _ in [.ridge, .lake] }
    }
  )
}

extension Position {
  static let summit = Position(latitude: 46.5, longitude: 8.1, time: Date(timeIntervalSince1970: 0))
}

extension Trail {
  static let ridge = Trail(id: 1, name: "Ridge", kilometers: 12, isFavorite: true)
  static let lake = Trail(id: 2, name: "Lake", kilometers: 4, isFavorite: false)
}
