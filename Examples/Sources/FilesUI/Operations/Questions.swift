import FilesFeature
import Headgate
import SwiftUI

/// Asks for a confirmation, for what to do with a name that is taken, and for a name.
struct Questions: ViewModifier {
  @BindableViewStore var store: ViewStore<Operations>

  func body(content: Content) -> some View {
    content
      .alert($store.scope(state: \.alert, action: \.alert))
      .sheet(item: $store.scope(state: \.field, action: \.field, closing: \.closePressed)) { NameFieldView(store: $0) }
  }
}
