import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

private let now = Date(timeIntervalSince1970: 5_000)

/// A server that cannot be reached.
private struct ChatOffline: Error {}

private func message(_ number: Int, author: String = "Grace", imageURL: URL? = nil) -> ChatMessage {
  ChatMessage(
    id: UUID(number),
    author: author,
    imageURL: imageURL,
    sentAt: Date(timeIntervalSince1970: TimeInterval(number)),
    text: "Message \(number)"
  )
}

private func row(_ number: Int, author: String = "Grace", imageURL: URL? = nil) -> ChatRow.State {
  ChatRow.State(message: message(number, author: author, imageURL: imageURL), room: "lobby")
}

/// The history and what comes in while the room is open.
@MainActor
struct GatedChatHistoryTests {
  @Test func theRoomOpensWithItsHistoryAndListens() async {
    let (events, continuation) = AsyncStream.makeStream(of: ChatEvent.self)
    let store = TestStore(initialState: ChatRoom.State(me: "Ada", room: "lobby")) {
      ChatRoom()
    } withDependencies: {
      $0[ChatClient.self].events = { _ in events }
      $0[ChatClient.self].page = { room, before in
        #expect(room == "lobby")
        #expect(before == nil)
        return ChatPage(hasMore: true, messages: [message(101), message(102)])
      }
    }

    let task = await store.send(.view(.task)) {
      $0.isConnected = true
      $0.isLoadingPage = true
    }
    await store.receive(\.internal.pageResponse.success) {
      $0.isLoadingPage = false
      $0.rows = [row(101), row(102)]
    }
    continuation.yield(.message(message(103)))
    await store.receive(\.internal.eventReceived, ChatEvent.message(message(103))) { $0.rows.append(row(103)) }
    continuation.yield(.message(message(103)))
    await store.receive(\.internal.eventReceived)
    continuation.yield(.deleted(UUID(101)))
    await store.receive(\.internal.eventReceived, ChatEvent.deleted(UUID(101))) { $0.rows.remove(id: UUID(101)) }
    await task.cancel()
  }

  @Test func olderPagesAreLoadedUntilThereAreNone() async {
    let store = TestStore(
      initialState: ChatRoom.State(me: "Ada", room: "lobby", rows: [row(110), row(111)])
    ) {
      ChatRoom()
    } withDependencies: {
      $0[ChatClient.self].page = { _, before in
        #expect(before == message(110).sentAt)
        throw ChatOffline()
      }
    }

    await store.send(.view(.scrolledToTop)) { $0.isLoadingPage = true }
    await store.receive(\.internal.pageResponse.failure) {
      $0.destination = .alert(.pageFailed)
      $0.isLoadingPage = false
    }

    // The page overlaps with what is on screen, as it does when messages are deleted between two requests.
    store.dependencies[ChatClient.self].page = { _, _ in
      ChatPage(hasMore: false, messages: [message(108), message(109), message(110)])
    }
    await store.send(\.destination.alert.retryPage) {
      $0.destination = nil
      $0.isLoadingPage = true
    }
    await store.receive(\.internal.pageResponse.success) {
      $0.hasOlderMessages = false
      $0.isLoadingPage = false
      $0.rows = [row(108), row(109), row(110), row(111)]
    }
    await store.send(.view(.scrolledToTop))
  }

  @Test func aLostConnectionIsReopenedAfterAPause() async {
    let (first, firstContinuation) = AsyncStream.makeStream(of: ChatEvent.self)
    let (second, secondContinuation) = AsyncStream.makeStream(of: ChatEvent.self)
    let clock = TestClock()
    let connections = LockIsolated(0)
    let store = TestStore(initialState: ChatRoom.State(me: "Ada", room: "lobby")) {
      ChatRoom()
    } withDependencies: {
      $0.continuousClock = clock
      $0[ChatClient.self].events = { _ in
        connections.withValue { $0 += 1 }
        return connections.value == 1 ? first : second
      }
      $0[ChatClient.self].page = { _, _ in ChatPage(hasMore: false, messages: []) }
    }

    let task = await store.send(\.view.task) {
      $0.isConnected = true
      $0.isLoadingPage = true
    }
    await store.receive(\.internal.pageResponse.success) {
      $0.hasOlderMessages = false
      $0.isLoadingPage = false
    }
    firstContinuation.finish()
    await store.receive(\.internal.connectionLost) { $0.isConnected = false }
    await clock.advance(by: .seconds(2))
    await store.receive(\.internal.reconnectionDue) { $0.isConnected = true }
    secondContinuation.yield(.message(message(101)))
    await store.receive(\.internal.eventReceived, ChatEvent.message(message(101))) { $0.rows = [row(101)] }
    #expect(connections.value == 2)
    await task.cancel()
  }

  @Test func messagesThatComeInAboveTheFoldAreCounted() async {
    let store = TestStore(initialState: ChatRoom.State(me: "Ada", room: "lobby")) {
      ChatRoom()
    }

    await store.send(.view(.scrolledUp)) { $0.isAtBottom = false }
    await store.send(\.internal.eventReceived, ChatEvent.message(message(101))) {
      $0.rows = [row(101)]
      $0.unseenCount = 1
    }
    await store.send(.view(.scrolledToBottom)) {
      $0.isAtBottom = true
      $0.unseenCount = 0
    }
  }
}

/// The composer and the way of an own message to the server.
@MainActor
struct GatedChatSendingTests {
  @Test func aMessageIsShownBeforeItIsDelivered() async {
    let clock = TestClock()
    let sentAt = Date(timeIntervalSince1970: 5_001)
    let store = TestStore(initialState: ChatRoom.State(me: "Ada", room: "lobby")) {
      ChatRoom()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(now)
      $0.uuid = .incrementing
      $0[ChatClient.self].send = { room, message in
        #expect(room == "lobby")
        #expect(message.text == "Hello")
        return sentAt
      }
    }

    await store.send(\.view.binding.draft, " Hello ") { $0.draft = " Hello " }
    await store.send(\.view.sendButtonTapped) {
      $0.draft = ""
      $0.rows = [
        ChatRow.State(
          delivery: .sending,
          message: ChatMessage(id: UUID(0), author: "Ada", sentAt: now, text: "Hello"),
          room: "lobby"
        )
      ]
    }
    await store.receive(\.rows[id: UUID(0)].interface.appended)
    await store.receive(\.rows[id: UUID(0)].internal.deliveryResponse.success, sentAt) {
      $0.rows[id: UUID(0)]?.delivery = .sent
      $0.rows[id: UUID(0)]?.message.sentAt = sentAt
    }
    await store.send(\.view.sendButtonTapped)
  }

  @Test func aFailedMessageIsRetriedByItself() async {
    let store = TestStore(initialState: ChatRoom.State(draft: "Hello", me: "Ada", room: "lobby")) {
      ChatRoom()
    } withDependencies: {
      $0.date = .constant(now)
      $0.uuid = .incrementing
      $0[ChatClient.self].send = { _, _ in throw ChatOffline() }
    }

    await store.send(\.view.sendButtonTapped) {
      $0.draft = ""
      $0.rows.append(
        ChatRow.State(
          delivery: .sending,
          message: ChatMessage(id: UUID(0), author: "Ada", sentAt: now, text: "Hello"),
          room: "lobby"
        )
      )
    }
    await store.receive(\.rows[id: UUID(0)].interface.appended)
    await store.receive(\.rows[id: UUID(0)].internal.deliveryResponse.failure) {
      $0.rows[id: UUID(0)]?.delivery = .failed
    }

    store.dependencies[ChatClient.self].send = { _, message in message.sentAt }
    await store.send(\.rows[id: UUID(0)].view.retryButtonTapped) {
      $0.rows[id: UUID(0)]?.delivery = .sending
    }
    await store.receive(\.rows[id: UUID(0)].internal.deliveryResponse.success) {
      $0.rows[id: UUID(0)]?.delivery = .sent
    }
    await store.send(\.rows[id: UUID(0)].view.retryButtonTapped)
  }

  @Test func deletingAMessageOnItsWayEndsItsDelivery() async {
    let store = TestStore(initialState: ChatRoom.State(draft: "Oops", me: "Ada", room: "lobby")) {
      ChatRoom()
    } withDependencies: {
      $0.date = .constant(now)
      $0.uuid = .incrementing
      $0[ChatClient.self].send = { _, _ in try await Task.never() }
    }

    await store.send(\.view.sendButtonTapped) {
      $0.draft = ""
      $0.rows = [
        ChatRow.State(
          delivery: .sending,
          message: ChatMessage(id: UUID(0), author: "Ada", sentAt: now, text: "Oops"),
          room: "lobby"
        )
      ]
    }
    await store.receive(\.rows[id: UUID(0)].interface.appended)
    await store.send(\.rows[id: UUID(0)].view.deleteButtonTapped)
    await store.receive(\.rows[id: UUID(0)].delegate.deleteRequested) {
      $0.destination = .deleteDialog(.delete(UUID(0), forEveryone: false))
    }
    await store.send(\.destination.deleteDialog.forMe, UUID(0)) {
      $0.destination = nil
      $0.rows = []
    }
  }

  @Test func typingIsAnnouncedAfterAPauseAndNotForAnEmptyDraft() async {
    let announced = LockIsolated<[String]>([])
    let clock = TestClock()
    let store = TestStore(initialState: ChatRoom.State(me: "Ada", room: "lobby")) {
      ChatRoom()
    } withDependencies: {
      $0.continuousClock = clock
      $0[ChatClient.self].setTyping = { room in announced.withValue { $0.append(room) } }
    }

    await store.send(\.view.binding.draft, "H") { $0.draft = "H" }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.view.binding.draft, "") { $0.draft = "" }
    await clock.advance(by: .seconds(1))
    #expect(announced.value.isEmpty)

    await store.send(\.view.binding.draft, "H") { $0.draft = "H" }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.view.binding.draft, "He") { $0.draft = "He" }
    await clock.advance(by: .milliseconds(300))
    await store.finish()
    #expect(announced.value == ["lobby"])
  }
}

/// What stands over the room: the dialog for deleting and the image.
@MainActor
struct GatedChatDestinationTests {
  @Test func aFailedDeletionPutsTheRowBackWhereItWas() async {
    let store = TestStore(
      initialState: ChatRoom.State(
        me: "Ada",
        room: "lobby",
        rows: [row(101), row(102, author: "Ada"), row(103)]
      )
    ) {
      ChatRoom()
    } withDependencies: {
      $0[ChatClient.self].delete = { _ in throw ChatOffline() }
    }

    await store.send(\.rows[id: UUID(102)].view.deleteButtonTapped)
    await store.receive(\.rows[id: UUID(102)].delegate.deleteRequested) {
      $0.destination = .deleteDialog(.delete(UUID(102), forEveryone: true))
    }
    await store.send(\.destination.presented.deleteDialog.forEveryone, UUID(102)) {
      $0.destination = nil
      $0.rows = [row(101), row(103)]
    }
    await store.receive(\.internal.deletionFailed) {
      $0.destination = .alert(.deletionFailed)
      $0.rows = [row(101), row(102, author: "Ada"), row(103)]
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func anImageIsLoadedAgainAndClosedFromWithin() async throws {
    let url = try #require(URL(string: "https://example.org/1.png"))
    let store = TestStore(
      initialState: ChatRoom.State(me: "Ada", room: "lobby", rows: [row(101, imageURL: url), row(102)])
    ) {
      ChatRoom()
    } withDependencies: {
      $0[ChatClient.self].image = { _ in throw ChatOffline() }
    }

    await store.send(\.rows[id: UUID(102)].view.imageTapped)
    await store.send(\.rows[id: UUID(101)].view.imageTapped)
    await store.receive(\.rows[id: UUID(101)].delegate.imageRequested, url) {
      $0.destination = .image(ChatImageViewer.State(messageID: UUID(101), url: url))
    }
    await store.send(\.destination.image.view.task)
    await store.receive(\.destination.image.internal.loadResponse.failure) {
      $0.$destination[case: \.image]?.loading = .failed
    }

    store.dependencies[ChatClient.self].image = { _ in Data([1]) }
    await store.send(\.destination.image.view.retryButtonTapped) {
      $0.$destination[case: \.image]?.loading = .loading
    }
    await store.receive(\.destination.image.internal.loadResponse.success) {
      $0.$destination[case: \.image]?.loading = .loaded(Data([1]))
    }
    await store.send(\.destination.image.view.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func anImageGoesWithItsMessageAndItsRequestWithTheImage() async throws {
    let url = try #require(URL(string: "https://example.org/1.png"))
    let store = TestStore(
      initialState: ChatRoom.State(me: "Ada", room: "lobby", rows: [row(101, imageURL: url), row(102)])
    ) {
      ChatRoom()
    } withDependencies: {
      $0[ChatClient.self].image = { _ in try await Task.never() }
    }

    await store.send(\.rows[id: UUID(101)].view.imageTapped)
    await store.receive(\.rows[id: UUID(101)].delegate.imageRequested) {
      $0.destination = .image(ChatImageViewer.State(messageID: UUID(101), url: url))
    }
    await store.send(\.destination.image.view.task)
    await store.send(\.internal.eventReceived, ChatEvent.deleted(UUID(102))) { $0.rows = [row(101, imageURL: url)] }
    await store.send(\.internal.eventReceived, ChatEvent.deleted(UUID(101))) {
      $0.destination = nil
      $0.rows = []
    }
  }

  @Test func anImageThatIsPutAwayStopsLoading() async throws {
    let url = try #require(URL(string: "https://example.org/1.png"))
    let store = TestStore(
      initialState: ChatRoom.State(me: "Ada", room: "lobby", rows: [row(101, imageURL: url)])
    ) {
      ChatRoom()
    } withDependencies: {
      $0[ChatClient.self].image = { _ in try await Task.never() }
    }

    await store.send(\.rows[id: UUID(101)].view.imageTapped)
    await store.receive(\.rows[id: UUID(101)].delegate.imageRequested) {
      $0.destination = .image(ChatImageViewer.State(messageID: UUID(101), url: url))
    }
    await store.send(\.destination.image.view.task)
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}
