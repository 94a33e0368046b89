import Foundation
import Headgate

/// One entry of a to-do list.
nonisolated struct TodoItem: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var note = ""
  var isDone = false
}

/// A to-do list with its entries, as stored.
nonisolated struct TodoListRecord: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name: String
  var items: IdentifiedArrayOf<TodoItem> = []
}

/// Stores the to-do lists on the disk.
@DependencyClient
struct TodoStorage: Sendable {
  var load: @Sendable () async throws -> IdentifiedArrayOf<TodoListRecord>
  var save: @Sendable (_ lists: IdentifiedArrayOf<TodoListRecord>) async throws -> Void
}

extension TodoStorage: DependencyKey {
  static let liveValue = Self(
    load: {
      // At the first launch there is no file, which is not an error.
      guard FileManager.default.fileExists(atPath: TodoStorage.file.path) else { return [] }
      let data = try Data(contentsOf: TodoStorage.file)
      return try JSONDecoder().decode(IdentifiedArrayOf<TodoListRecord>.self, from: data)
    },
    save: { lists in
      try JSONEncoder().encode(lists).write(to: TodoStorage.file, options: .atomic)
    }
  )

  static let testValue = Self()

  private static var file: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("todo-lists.json")
  }
}

extension DependencyValues {
  var todoStorage: TodoStorage {
    get { self[TodoStorage.self] }
    set { self[TodoStorage.self] = newValue }
  }
}
