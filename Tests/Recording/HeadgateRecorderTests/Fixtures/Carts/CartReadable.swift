import Headgate
import HeadgateRecorder
import HeadgateRecordings

/// A later version: a property is new, one is gone, one has another type. Recorded values can be decoded.
enum CartReadable {
  static func compatibility(of recording: Recording) throws -> RecordingCompatibility {
    try Replay<Cart.State, Cart.Action>.compatibility(of: recording)
  }
}

private enum Cart {
  struct State: Codable, Sendable {
    var items: [CartItem] = []
    var total = 0.0
    var note: String?
  }

  enum Action: Codable, Sendable {
    case view(View)
    case added(CartItem, count: Int)
    case cleared, closed

    enum View: Codable, Sendable { case addTapped(String) }
  }
}

private struct CartItem: Codable, Sendable {
  var name: String
  var unit: String?
}
