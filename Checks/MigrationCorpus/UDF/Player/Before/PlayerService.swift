import Foundation
import UDF

protocol Speaker: Sendable {
  func play(_ track: Track)
  func stop()
}

class PlayerService: ServiceComponent {
  let speaker: Speaker
  var disposer = Disposer()
  var props: Track? {
    didSet {
      guard oldValue != props else { return }
      if let track = props { speaker.play(track) } else { speaker.stop() }
    }
  }

  init(speaker: Speaker) { self.speaker = speaker }

  func start(with store: Store<PlayerState>) {
    connect(to: store, state: \.current)
  }
}
