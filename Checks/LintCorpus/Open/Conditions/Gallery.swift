import Foundation
import Headgate

#if DEBUG
  private let isLogging = true
#else
  private let isLogging = false
#endif

/// The photos, with the camera as a child.
@Reducer
struct Gallery {
  @ObservableState
  struct State: Equatable {
    var camera = Camera.State()
    var count = 0
    var orientation = 0
    var showsGrid = false
    #if os(macOS)
      @Presents var export: AlertState<Never>?  // near-miss: unintegrated-child
    #endif
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case galleryAppeared
    case camera(Camera.Action)
    case _orientationChanged(Int)
    case _exportPrepared  // flags: unused-action
    #if os(macOS)
      case exportButtonTapped  // near-miss: flat-internal-underscore
      case export(PresentationAction<Never>)
    #endif
  }

  @Dependency(\.camera) var camera

  var body: some ReducerOf<Self> {
    #if DEBUG
      BindingReducer()._printChanges()
    #else
      BindingReducer()  // near-miss: binding-without-reducer
    #endif
    Scope(state: \.camera, action: \.camera) { Camera() }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .galleryAppeared:
        return .run { send in
          for await orientation in camera.orientation() {  // flags: uncancellable-loop
            await send(._orientationChanged(orientation))
          }
        }

      case .camera(.delegate(.photoSaved)):
        state.count += 1
        return .none

      #if os(iOS)
        case .camera(.delegate(.lightChanged)):
          return .none
      #endif

      case .camera(._photoFailed):  // flags: parent-observes-inside, internal-outside-feature
        state.count = 0
        return .none

      case .camera:  // flags: delegate-default
        return .none

      case ._orientationChanged(let orientation):
        state.orientation = orientation
        return .none

      case ._exportPrepared:
        return .none

      #if os(macOS)
        case .exportButtonTapped:
          state.export = AlertState { TextState("Exported") }
          return .none

        case .export:  // near-miss: delegate-default
          return .none
      #endif
      }
    }
    #if os(macOS)
      .ifLet(\.$export, action: \.export)
    #endif
  }
}
