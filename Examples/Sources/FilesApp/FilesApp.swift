import FilesFeature
import FilesUI
import Foundation
import Headgate
import SessionTools
import SwiftUI

@main
struct FilesApp: SwiftUI.App {
  // The store lives as long as the app. All windows show its directory.
  @State private var store = Store(
    initialState: FilesFeature.App.State(FilesFeature.Path(NSHomeDirectory()), size: .window)
  ) {
    FilesFeature.App()
  } withDependencies: {
    $0.fileOpener = .inApp
  }

  var body: some Scene {
    WindowGroup { FilesView(store: ViewStore(store)).sessionTools(of: store) }
  }
}
