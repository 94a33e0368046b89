import Headgate
import SwiftUI

extension Trip {
  /// The view is nested in the feature, so `Action` and `State` are those of the feature.
  struct Screen: SwiftUI.View {
    let store: StoreOf<Trip>

    var body: some SwiftUI.View {
      ScrollView {
        ForEach(store.scope(state: \.stops, action: \.stops)) { stop in
          Stop.Screen(store: stop)
        }
        Button("Finish") { store.send(.view(.doFinish)) }
      }
    }
  }
}

extension Trip.Stop {
  struct Screen: SwiftUI.View {
    let store: StoreOf<Trip.Stop>

    var body: some SwiftUI.View {
      VStack {
        Note.Screen(store: store.scope(state: \.note, action: \.note))
        Button("Done") { store.send(.view(.doneButtonTapped)) }
          .gesture(DragGesture().onChanged { store.send(.view(.cardDragged($0.translation.height))) })
        Button("Skip") { store.send(.delegate(.stopReached(store.id))) }  // flags: view-sends-non-view, delegate-forged
      }
    }
  }
}

extension Trip.Stop.Note {
  struct Screen: SwiftUI.View {
    let store: StoreOf<Trip.Stop.Note>
    @State private var text = ""

    var body: some SwiftUI.View {
      TextField("Note", text: $text)
        .onSubmit { store.send(.view(.noteChanged(text))) }  // near-miss: view-sends-non-view
    }
  }
}
