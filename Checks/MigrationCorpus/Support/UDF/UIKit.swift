import Foundation

// The declarations of UIKit that the programs of Checks/MigrationCorpus/UDF use, with the isolation that they have there. A module with
// the name 'UIKit' would change what 'canImport' finds in the library.

@MainActor class UIViewController {
  var title: String?

  init(nibName: String?, bundle: Bundle?) {}

  required init?(coder: NSCoder) {}

  convenience init() { self.init(nibName: nil, bundle: nil) }

  func viewDidLoad() {}
}

@MainActor final class UILabel {
  var text: String?
}
