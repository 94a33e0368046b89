import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

private let mine = DocumentFile(id: UUID(1), name: "Plan", revision: 1, text: "Mine")
private let theirs = DocumentFile(id: UUID(1), name: "Plan", revision: 2, text: "Theirs")
private let copy = DocumentFile(id: UUID(2), name: "Plan copy", revision: 1, text: "Mine")

/// A disk or server that does not answer.
private struct DocumentOffline: Error {}

private func openScreen(text: String? = nil) -> DocumentScreen.State {
  DocumentScreen.State(file: mine, id: mine.id, text: text ?? mine.text)
}

/// Opening, saving and closing one document.
@MainActor
struct GatedDocumentSavingTests {
  @Test func aDocumentIsOpenedOnTheSecondTry() async {
    let store = TestStore(initialState: DocumentScreen.State(id: mine.id)) {
      DocumentScreen()
    } withDependencies: {
      $0.documentClient.changes = { _ in .finished }
      $0.documentClient.open = { _ in throw DocumentOffline() }
    }

    await store.send(.view(.task)) { $0.isBusy = true }
    await store.receive(\.internal.openResponse.failure) {
      $0.destination = .alert(.openFailed)
      $0.isBusy = false
    }
    store.dependencies.documentClient.open = { _ in mine }
    await store.send(\.destination.alert.retryOpen) {
      $0.destination = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.openResponse.success, mine) {
      $0.file = mine
      $0.isBusy = false
      $0.text = "Mine"
    }
    await store.send(.view(.saveButtonTapped))
    await store.send(.view(.closeButtonTapped)).finish()
    #expect(store.isDismissed)
  }

  @Test func aDocumentThatCannotBeOpenedIsClosed() async {
    let store = TestStore(initialState: DocumentScreen.State(destination: .alert(.openFailed), id: mine.id)) {
      DocumentScreen()
    }

    await store.send(\.destination.alert.close) { $0.destination = nil }.finish()
    #expect(store.isDismissed)
  }

  @Test func aDirtyDocumentIsSavedBeforeItCloses() async {
    let store = TestStore(initialState: openScreen()) {
      DocumentScreen()
    } withDependencies: {
      $0.documentClient.save = { _, _ in throw DocumentOffline() }
    }

    await store.send(\.view.binding.text, "Mine, longer") { $0.text = "Mine, longer" }
    await store.send(.view(.closeButtonTapped)) { $0.destination = .dialog(.close) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.view(.closeButtonTapped)) { $0.destination = .dialog(.close) }
    await store.send(\.destination.dialog.saveAndClose) {
      $0.destination = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.saveResponse) {
      $0.destination = .alert(.saveFailed(closing: true))
      $0.isBusy = false
    }

    store.dependencies.documentClient.save = { file, isForced in
      #expect(!isForced)
      var stored = file
      stored.revision += 1
      return stored
    }
    await store.send(\.destination.alert.retrySave, true) {
      $0.destination = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.saveResponse) {
      $0.file?.revision = 2
      $0.file?.text = "Mine, longer"
      $0.isBusy = false
    }
    await store.receive(\.delegate.stored)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func discardingClosesWithoutARequest() async {
    let store = TestStore(initialState: openScreen(text: "Draft")) {
      DocumentScreen()
    }

    await store.send(.view(.closeButtonTapped)) { $0.destination = .dialog(.close) }
    await store.send(\.destination.dialog.discardAndClose) { $0.destination = nil }.finish()
    #expect(store.isDismissed)
  }
}

/// Two people at one document.
@MainActor
struct GatedDocumentConflictTests {
  @Test func aConflictLeadsOverTwoAlertsToADialog() async {
    let forced = LockIsolated(false)
    let store = TestStore(initialState: openScreen(text: "Mine, longer")) {
      DocumentScreen()
    } withDependencies: {
      $0.documentClient.save = { file, isForced in
        forced.setValue(isForced)
        guard isForced else { throw DocumentFailure.conflict(theirs: theirs) }
        var stored = file
        stored.revision += 1
        return stored
      }
    }

    await store.send(.view(.saveButtonTapped)) { $0.isBusy = true }
    await store.receive(\.internal.saveResponse) {
      $0.destination = .alert(.conflict(theirs: theirs))
      $0.isBusy = false
    }
    await store.send(\.destination.alert.compare, theirs) {
      $0.destination = .alert(.comparison(theirs: theirs))
    }
    await store.send(\.destination.alert.keepMine, theirs) {
      $0.destination = .dialog(.overwrite(theirs: theirs))
    }
    await store.send(\.destination.dialog.overwrite, theirs) {
      $0.destination = nil
      $0.file?.revision = 2
      $0.isBusy = true
    }
    await store.receive(\.internal.saveResponse) {
      $0.file?.revision = 3
      $0.file?.text = "Mine, longer"
      $0.isBusy = false
    }
    await store.receive(\.delegate.stored)
    #expect(forced.value)
  }

  @Test func aChangeFromOutsideReplacesAnUntouchedText() async {
    let (changes, continuation) = AsyncStream.makeStream(of: DocumentChange.self)
    let store = TestStore(initialState: DocumentScreen.State(id: mine.id)) {
      DocumentScreen()
    } withDependencies: {
      $0.documentClient.changes = { _ in changes }
      $0.documentClient.open = { _ in mine }
    }

    let task = await store.send(.view(.task)) { $0.isBusy = true }
    await store.receive(\.internal.openResponse.success) {
      $0.file = mine
      $0.isBusy = false
      $0.text = "Mine"
    }
    continuation.yield(.modified(theirs))
    await store.receive(\.internal.changeReceived, DocumentChange.modified(theirs)) {
      $0.file = theirs
      $0.text = "Theirs"
    }
    continuation.yield(.renamed("Scheme"))
    await store.receive(\.internal.changeReceived, DocumentChange.renamed("Scheme")) { $0.file?.name = "Scheme" }
    // An older revision can arrive late and must not undo a newer one.
    continuation.yield(.modified(mine))
    await store.receive(\.internal.changeReceived, DocumentChange.modified(mine))
    await task.cancel()
  }

  @Test func aConflictWaitsUntilTheSheetIsClosed() async {
    let store = TestStore(initialState: openScreen(text: "Draft")) {
      DocumentScreen()
    }

    await store.send(.view(.renameButtonTapped)) {
      $0.destination = .rename(DocumentRename.State(original: "Plan"))
    }
    await store.send(\.internal.changeReceived, DocumentChange.modified(theirs)) { $0.pendingConflict = theirs }
    await store.send(\.destination.rename.view.cancelButtonTapped)
    await store.receive(\.destination.dismiss) {
      $0.destination = .alert(.conflict(theirs: theirs))
      $0.pendingConflict = nil
    }
    await store.send(\.destination.alert.useTheirs, theirs) {
      $0.destination = nil
      $0.file = theirs
      $0.text = "Theirs"
    }
  }

  @Test func aDeletionFromOutsideTakesTheSheetsPlace() async {
    let store = TestStore(initialState: openScreen()) {
      DocumentScreen()
    } withDependencies: {
      $0.documentClient.save = { file, _ in file }
    }

    await store.send(.view(.renameButtonTapped)) {
      $0.destination = .rename(DocumentRename.State(original: "Plan"))
    }
    await store.send(\.internal.changeReceived, DocumentChange.deleted) { $0.destination = .alert(.gone) }
    await store.send(\.destination.alert.saveAgain) {
      $0.destination = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.saveResponse) { $0.isBusy = false }
    await store.receive(\.delegate.stored, mine)
  }
}

/// Renaming, duplicating and deleting, most of it seen from the list.
@MainActor
struct GatedDocumentBrowserTests {
  @Test func aTakenNameIsAskedForAgain() async {
    let store = TestStore(initialState: openScreen()) {
      DocumentScreen()
    } withDependencies: {
      $0.documentClient.rename = { _, name in
        guard name != "Budget" else { throw DocumentFailure.nameTaken }
      }
    }

    await store.send(.view(.renameButtonTapped)) {
      $0.destination = .rename(DocumentRename.State(original: "Plan"))
    }
    await store.send(\.destination.rename.view.submitButtonTapped)
    await store.send(\.destination.rename.view.binding.name, "Budget") {
      $0.destination?.modify(\.rename) { $0.name = "Budget" }
    }
    await store.send(\.destination.rename.view.submitButtonTapped)
    await store.receive(\.destination.rename.delegate.submitted, "Budget") {
      $0.destination = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.renameFailed) {
      $0.destination = .alert(.nameTaken("Budget"))
      $0.isBusy = false
    }
    await store.send(\.destination.alert.renameAgain, "Budget") {
      $0.destination = .rename(DocumentRename.State(original: "Plan", proposal: "Budget"))
    }
    await store.send(\.destination.rename.view.binding.name, "Budget 2") {
      $0.destination?.modify(\.rename) { $0.name = "Budget 2" }
    }
    await store.send(\.destination.rename.view.submitButtonTapped)
    await store.receive(\.destination.rename.delegate.submitted) {
      $0.destination = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.renamed, "Budget 2") {
      $0.file?.name = "Budget 2"
      $0.isBusy = false
    }
    await store.receive(\.delegate.stored)
  }

  @Test func theCopyTakesThePlaceOfItsOriginal() async {
    let store = TestStore(initialState: DocumentBrowser.State()) {
      DocumentBrowser()
    } withDependencies: {
      $0.documentClient.changes = { _ in .never }
      $0.documentClient.duplicate = { _ in copy }
      $0.documentClient.list = { return [mine] }
      $0.documentClient.open = { id in id == mine.id ? mine : copy }
    }

    await store.send(.view(.task))
    await store.receive(\.internal.listResponse.success) { $0.files = [mine] }
    await store.send(.view(.fileTapped(id: mine.id))) { $0.document = DocumentScreen.State(id: mine.id) }
    await store.send(\.document.view.task) { $0.document?.isBusy = true }
    await store.receive(\.document.internal.openResponse.success) { $0.document = openScreen() }

    await store.send(\.document.view.duplicateButtonTapped) { $0.document?.isBusy = true }
    await store.receive(\.document.internal.duplicateResponse.success) {
      $0.document?.destination = .alert(.duplicated(copy))
      $0.document?.isBusy = false
    }
    await store.receive(\.document.delegate.stored, copy) { $0.files = [mine, copy] }
    await store.send(\.document.inside.destination.alert.openCopy, copy) { $0.document?.destination = nil }
    await store.receive(\.document.delegate.openRequested) {
      $0.document = DocumentScreen.State(id: copy.id)
    }

    await store.send(\.document.view.task) { $0.document?.isBusy = true }
    await store.receive(\.document.internal.openResponse.success) {
      $0.document?.file = copy
      $0.document?.isBusy = false
      $0.document?.text = "Mine"
    }
    await store.send(\.document.dismiss) { $0.document = nil }
  }

  @Test func aDeletedDocumentLeavesTheListAndCloses() async {
    let (changes, continuation) = AsyncStream.makeStream(of: DocumentChange.self)
    let store = TestStore(initialState: DocumentBrowser.State(files: [mine, copy])) {
      DocumentBrowser()
    } withDependencies: {
      $0.documentClient.changes = { _ in changes }
      $0.documentClient.delete = { _ in throw DocumentOffline() }
      $0.documentClient.open = { _ in mine }
    }

    await store.send(.view(.fileTapped(id: mine.id))) { $0.document = DocumentScreen.State(id: mine.id) }
    await store.send(\.document.view.task) { $0.document?.isBusy = true }
    await store.receive(\.document.internal.openResponse.success) { $0.document = openScreen() }
    await store.send(\.document.view.deleteButtonTapped) {
      $0.document?.destination = .dialog(.delete(name: "Plan"))
    }
    store.dependencies.documentClient.changes = { _ in .never }
    await store.send(\.document.inside.destination.dialog.delete) {
      $0.document?.destination = nil
      $0.document?.isBusy = true
    }
    await store.receive(\.document.internal.deletionFailed) {
      $0.document?.destination = .alert(.deletionFailed)
      $0.document?.isBusy = false
    }

    store.dependencies.documentClient.delete = { _ in }
    await store.send(\.document.inside.destination.alert.retryDelete) {
      $0.document?.destination = nil
      $0.document?.isBusy = true
    }
    // The echo of the own deletion, which nobody listens to any more.
    continuation.yield(.deleted)
    await store.receive(\.document.delegate.deleted, mine.id) { $0.files = [copy] }
    await store.receive(\.document.dismiss) { $0.document = nil }
  }

  @Test func aListThatCannotBeReadSaysSo() async {
    let store = TestStore(initialState: DocumentBrowser.State()) {
      DocumentBrowser()
    } withDependencies: {
      $0.documentClient.list = { throw DocumentOffline() }
    }

    await store.send(.view(.task))
    await store.receive(\.internal.listResponse.failure) { $0.hasFailed = true }
  }
}
