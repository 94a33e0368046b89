import Headgate
import HeadgateTesting
import Testing

struct ServerStoresTests {
  @Test func aConnectionReduces() async {
    await withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let connection = ChatConnection { _ in }
      await connection.received("Blob")
      await connection.received("Hello")
      #expect(await connection.summary == ChatSession.State(name: "Blob", messages: ["Hello"]))
    }
  }

  // holds: STORE-4
  @Test func connectionsAreIndependent() async {
    await withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let server = ChatServer()
      for id in 1...2 {
        await server.accepted(id) { _ in }
        await server.received("Blob", from: id)
      }
      #expect(await server.connection(1)?.summary.name == "Blob")
      await server.received("Hello", from: 1)
      #expect(await server.connection(2)?.summary.messages == [])
    }
  }

  @Test func placesOfCreation() async {
    await withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let lobby = ChatLobby()
      await lobby.open()
      await lobby.received("Blob")
      #expect(await lobby.names == ["Blob"])
      let archive = await ChatArchive { ["Hello"] }
      await archive.received("Blob")
      #expect(await archive.messages == ["Hello"])
      let room = await ChatRoom()
      #expect(await room.name == nil)
    }
  }

  // snippet: chat-test
  @Test func anIdleConnectionIsAsked() async {
    let clock = TestClock()
    let lines = LockIsolated<[String]>([])
    let store = TestStore(initialState: ChatSession.State()) {
      ChatSession()
    } withDependencies: {
      $0.continuousClock = clock
      $0.chatOutput = { line in lines.withValue { $0.append(line) } }
    }
    await store.send(.lineReceived("Blob")) { $0.name = "Blob" }
    await clock.advance(by: .seconds(60))
    await store.receive(\.connectionIsIdle)
    #expect(lines.value == ["Are you still there?"])
  }
  // snippet end

  // holds: STORE-41
  @Test func aClosedConnectionIsReleased() async {
    await withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let server = ChatServer()
      await server.accepted(1) { _ in }
      await server.received("Blob", from: 1)
      weak let connection = await server.connection(1)
      #expect(connection != nil)
      await server.closed(1)
      while connection != nil { await Task.yield() }
    }
  }

  @Test func linesAreWrittenInOrder() async {
    let printer = ChatPrinter()
    await printer.open()
    for line in 1...300 { await printer.received("\(line)") }
    #expect(await printer.lines == (1...300).map { "\($0): \($0)" })
  }

  @Test func aPrinterIsReleased() async {
    var printer: ChatPrinter? = ChatPrinter()
    weak let released = printer
    await printer?.open()
    await printer?.received("Blob")
    printer = nil
    #expect(released == nil)
  }

  @Test func aTerminalProgram() async {
    let lines = AsyncStream<String> { stream in
      for line in ["Blob", "Hello", "quit"] { stream.yield(line) }
      stream.finish()
    }
    let output = LockIsolated<[String]>([])
    let saved = LockIsolated<[String]>([])
    await withDependencies {
      $0.continuousClock = TestClock()
      $0.chatStorage = { saved.setValue($0) }
    } operation: {
      await ChatProgram().run(lines) { line in output.withValue { $0.append(line) } }
    }
    #expect(output.value == ["0 messages", "1 messages", "2 messages"])
    #expect(saved.value == ["Blob", "Hello"])
  }
}
