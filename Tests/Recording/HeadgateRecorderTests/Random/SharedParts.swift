import Headgate

/// Another property of a shared value.
struct SharedBox: Equatable, Codable, Sendable {
  @Shared var box: Int
  var notes: [Int] = []

  init(box: Shared<Int>) {
    _box = box
  }
}

struct SharedProfile: Equatable, Codable, Sendable {
  var name = "Blob"
  var visits = 0
}

/// A property of a part of a shared value.
struct SharedName: Equatable, Codable, Sendable {
  @Shared var name: String
}
