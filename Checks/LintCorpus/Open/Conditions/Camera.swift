import Foundation
import Headgate

/// The camera. Some actions exist on some platforms only.
@Reducer
struct Camera {
  @ObservableState
  struct State: Equatable {
    var isFlashOn = false
    var photos: [Data] = []
    var problem: String?
    #if DEBUG
      var events: [String] = []
    #endif
  }

  enum Action {
    case shutterTapped
    #if os(iOS)
      case flashButtonTapped
      case torchFailed  // flags: flat-internal-underscore
    #else
      case lensChanged(Int)
    #endif
    #if DEBUG
      case debugMenuOpened
      case _debugEventLogged(String)
    #endif
    case _photoTaken(Data)
    case _photoFailed(CameraError)
    case delegate(Delegate)

    enum Delegate: Equatable {
      case photoSaved
      #if os(iOS)
        case lightChanged(Bool)
      #endif
    }
  }

  @Dependency(\.camera) var camera

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shutterTapped:
        return .run { send in
          await send(._photoTaken(try await camera.takePhoto()))
        } catch: { error, send in
          await send(._photoFailed(error as? CameraError ?? .busy))
        }

      #if os(iOS)
        case .flashButtonTapped:
          state.isFlashOn.toggle()
          return .run { [isOn = state.isFlashOn] send in
            do {
              try await camera.setTorch(isOn)
            } catch {
              await send(.torchFailed)
            }
          }

        case .torchFailed:
          state.isFlashOn = false
          return .send(.delegate(.lightChanged(false)))
      #else
        case .lensChanged:
          return .none
      #endif

      #if DEBUG
        case .debugMenuOpened:
          return .send(._debugEventLogged("opened"))  // flags: action-as-function

        case ._debugEventLogged(let event):
          state.events.append(event)
          return .none
      #endif

      case ._photoTaken(let photo):
        state.photos.append(photo)
        return .send(.delegate(.photoSaved))

      case ._photoFailed:
        state.problem = "No photo"
        #if DEBUG
          state.problem = "No photo at \(Date())"  // flags: ambient-nondeterminism
        #endif
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

enum CameraError: Error, Equatable {
  case busy
  case denied
}

@DependencyClient
struct CameraClient: Sendable {
  var takePhoto: @Sendable () async throws -> Data
  var setTorch: @Sendable (_ isOn: Bool) async throws -> Void
  var orientation: @Sendable () -> AsyncStream<Int> = { .finished }
}

extension CameraClient: TestDependencyKey {
  static let testValue = CameraClient()
}

extension DependencyValues {
  var camera: CameraClient {
    get { self[CameraClient.self] }
    set { self[CameraClient.self] = newValue }
  }
}
