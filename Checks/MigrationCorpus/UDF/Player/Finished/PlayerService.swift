import Foundation
import HeadgateUDF

protocol Speaker: Sendable {
  func play(_ track: Track)
  func stop()
}

// Sendable: 'props' are set and read on the queue of the component only. The rest is constant.
final class PlayerService: ServiceComponent, @unchecked Sendable {
  let speaker: Speaker
  let disposer = Disposer()
  var props: Track? {
    didSet {
      guard oldValue != props else { return }
      if let track = props { speaker.play(track) } else { speaker.stop() }
    }
  }

  init(speaker: Speaker) { self.speaker = speaker }

  func start(with store: Store<PlayerState>) {
    connect(to: store, at: \.current)
  }
}
