import FilesFeature
import FilesUI
import Foundation
import Headgate
import SwiftUI
import Testing
import ViewHost

/// The views of `files`, on a directory of the disk.
@MainActor
@Suite("Files in views", .serialized)
struct FilesTests {
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("files-ui-\(UUID())")
    let notes = directory.appendingPathComponent("notes")
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    try Data("one line\n".utf8).write(to: directory.appendingPathComponent("readme.txt"))
    try Data("todo\n".utf8).write(to: notes.appendingPathComponent("todo.txt"))
  }

  private func store() -> StoreOf<FilesFeature.App> {
    Store(initialState: FilesFeature.App.State(FilesFeature.Path(directory.path), size: .window)) {
      FilesFeature.App()
    } withDependencies: {
      $0.context = .live
      $0.defaultAppStorage = .inMemory()
      $0.defaultFileStorage = .inMemory()
    }
  }

  /// Waits until the views show a text.
  private func wait(_ host: ViewHost, for text: String) async throws {
    for _ in 0..<500 {
      host.update()
      if host.texts.contains(text) { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("'\(text)' is not shown: \(host.texts)")
  }

  @Test("A directory is shown, entered and left")
  func directories() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = store()
    let host = ViewHost(FilesView(store: ViewStore(store)))
    try await wait(host, for: "readme.txt")
    try await wait(host, for: "notes")
    try host.tap("notes")
    try await wait(host, for: "todo.txt")
    try host.tap("Back")
    try await wait(host, for: "readme.txt")
    host.close()
  }

  @Test("A file is moved to the trash after a question, and a question without an answer changes nothing")
  func trash() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = store()
    let host = ViewHost(FilesView(store: ViewStore(store)))
    try await wait(host, for: "notes")
    try host.tap("Trash")
    host.update()
    #expect(host.alert?.title.contains("to the trash?") == true)
    try host.press("no")
    host.update()
    #expect(host.alert == nil)
    #expect(FileManager.default.fileExists(atPath: directory.appendingPathComponent("notes/todo.txt").path))
    host.close()
  }

  @Test("A directory is made")
  func make() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = store()
    let host = ViewHost(FilesView(store: ViewStore(store)))
    try await wait(host, for: "notes")
    try host.tap("New directory")
    host.update()
    #expect(host.presentations == ["sheet"])
    try host.type("letters", into: "Name")
    try host.tap("Use this name")
    try await wait(host, for: "letters")
    #expect(FileManager.default.fileExists(atPath: directory.appendingPathComponent("letters").path))
    host.close()
  }

  @Test("The settings are changed in a form")
  func settings() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let store = store()
    let host = ViewHost(FilesView(store: ViewStore(store)))
    try await wait(host, for: "notes")
    try host.tap("Settings")
    host.update()
    #expect(host.presentations == ["sheet"])
    #expect(store.settingsForm != nil)
    try host.swipeAway()
    host.update()
    #expect(store.settingsForm == nil)
    host.close()
  }
}
