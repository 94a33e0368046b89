import Foundation
import Headgate

@ObservableState
struct Profile: Equatable {
  var title = ""
  var count = 0
  var created: Date?
  var id: UUID?
  var author: Author?
  var tags: [String] = []
  var scores: [String: Int] = [:]
  var favorites: Set<Int> = []
  var rows: IdentifiedArrayOf<Row> = []
  var settings = Settings()
  var phase = Phase.idle

  @ObservableState
  struct Settings: Equatable {
    var isOn = false
    var rate = 1.0
  }

  @CasePathable
  @ObservableState
  enum Phase: Equatable {
    case idle
    case loading(progress: Int)
    case loaded(Author)
  }
}

@ObservableState
struct Row: Equatable, Identifiable {
  let id: Int
  var title = ""
}

@ObservableState
struct Author: Equatable {
  var name: String
  var age = 42
}
