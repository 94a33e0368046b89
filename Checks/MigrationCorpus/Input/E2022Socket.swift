// style: 2022
// other names: `.run { send in … }` stays; `.cancellable(id: SocketID.self)` needs a value as id; `EffectPublisher` is `Effect`.
// no equivalent: `@Dependency(\.mainQueue)` (use `\.continuousClock`).

import ComposableArchitecture
import Foundation

struct SocketFeature: ReducerProtocol {
  struct State: Equatable {
    var connectivity = Connectivity.disconnected
    var messages: [String] = []
    var draft = ""

    enum Connectivity: Equatable {
      case connected
      case connecting
      case disconnected
    }
  }

  enum Action: Equatable {
    case connectButtonTapped
    case draftChanged(String)
    case messageReceived(String)
    case sendButtonTapped
    case sendResponse(didSucceed: Bool)
    case socketClosed
    case socketOpened
  }

  private enum SocketID {}

  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.socket) var socket

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .connectButtonTapped where state.connectivity != .disconnected:
      state.connectivity = .disconnected
      return .cancel(id: SocketID.self)

    case .connectButtonTapped:
      state.connectivity = .connecting
      return .run { send in
        let events = await socket.open(URL(string: "wss://echo.example")!)
        await withThrowingTaskGroup(of: Void.self) { group in
          for await event in events {
            switch event {
            case .opened:
              await send(.socketOpened)
              group.addTask {
                while !Task.isCancelled {
                  try await mainQueue.sleep(for: .seconds(10))
                  try? await socket.ping()
                }
              }
            case .text(let text):
              await send(.messageReceived(text))
            case .closed:
              await send(.socketClosed)
              group.cancelAll()
            }
          }
        }
      }
      .cancellable(id: SocketID.self)

    case .draftChanged(let draft):
      state.draft = draft
      return .none

    case .messageReceived(let message):
      state.messages.append(message)
      return .none

    case .sendButtonTapped:
      let text = state.draft
      state.draft = ""
      return .task {
        try await socket.send(text)
        return .sendResponse(didSucceed: true)
      } catch: { _ in
        .sendResponse(didSucceed: false)
      }
      .cancellable(id: SocketID.self)

    case .sendResponse(didSucceed: false):
      state.messages.append("Not sent")
      return .none

    case .sendResponse(didSucceed: true):
      return .none

    case .socketClosed:
      state.connectivity = .disconnected
      return .cancel(id: SocketID.self)

    case .socketOpened:
      state.connectivity = .connected
      return .none
    }
  }
}

struct SocketClient {
  enum Event: Equatable {
    case opened
    case text(String)
    case closed
  }

  var open: @Sendable (URL) async -> AsyncStream<Event>
  var ping: @Sendable () async throws -> Void
  var send: @Sendable (String) async throws -> Void
}
