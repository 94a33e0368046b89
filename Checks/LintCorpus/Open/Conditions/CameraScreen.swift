#if canImport(SwiftUI)
  import Headgate
  import SwiftUI

  struct CameraScreen: View {
    let store: StoreOf<Camera>

    var body: some View {
      VStack {
        Button("Take a photo") { store.send(.shutterTapped) }
        #if os(iOS)
          Button("Flash") { store.send(.flashButtonTapped) }
        #else
          Button("Lens") { store.send(.lensChanged(1)) }
        #endif
        #if DEBUG
          Button("Debug") { store.send(.debugMenuOpened) }
          Button("Log") {
            store.send(._debugEventLogged("view"))  // flags: view-sends-non-view, internal-outside-feature
          }
        #endif
      }
    }
  }

  struct GalleryScreen: View {
    @Bindable var store: StoreOf<Gallery>

    var body: some View {
      CameraScreen(store: store.scope(state: \.camera, action: \.camera))
        .toolbar {
          #if os(macOS)
            Button("Export") { store.send(.exportButtonTapped) }
          #endif
          Toggle("Grid", isOn: $store.showsGrid)
        }
        .onAppear { store.send(.galleryAppeared) }
    }
  }

  #if DEBUG
    #Preview {
      GalleryScreen(
        store: Store(initialState: Gallery.State()) {
          Gallery()
        } withDependencies: {
          $0.camera.takePhoto = { Data() }
        }
      )
    }
  #endif
#endif
