import HeadgateTexts

/// A reason why `headgate new` writes nothing. All messages of the target are here.
package struct TemplateError: Error, Equatable, CustomStringConvertible {
  package let description: String

  private init(_ description: String, nearest: String? = nil) {
    // Names and paths come from others.
    self.description = TerminalText.oneLine(description + (nearest.map { " Did you mean '\($0)'?" } ?? ""))
  }

  // MARK: - Names

  static func wrongName(_ name: String, reason: String, proposal: String?) -> TemplateError {
    TemplateError("'\(name)' \(reason).\(proposal.map { " Write '\($0)'." } ?? "")")
  }

  static func nameOfModule(_ name: String) -> TemplateError {
    TemplateError(
      "'\(name)' is the name of the target. A type cannot have the name of its module: choose another name."
    )
  }

  static func sameNames(_ name: String) -> TemplateError {
    TemplateError("The feature and its child have the same name '\(name)'.")
  }

  static func declared(_ name: String, path: String) -> TemplateError {
    TemplateError("The target already declares '\(name)', in \(path).")
  }

  // MARK: - Files

  static func existing(_ paths: [String]) -> TemplateError {
    TemplateError("\(paths.joined(separator: ", ")) already exists. Nothing is written.")
  }

  static func unwritable(_ path: String, reason: String) -> TemplateError {
    TemplateError("'\(path)' cannot be written: \(reason). Nothing is written.")
  }

  // MARK: - Packages and targets

  static func noPackage(_ folder: String) -> TemplateError {
    TemplateError("There is no Package.swift in '\(folder)'. Name the folder with --package-path.")
  }

  static func existingPackage(_ folder: String) -> TemplateError {
    TemplateError("'\(folder)' already contains a package. 'headgate new feature' adds a feature to it.")
  }

  static func noTargets(_ folder: String) -> TemplateError {
    TemplateError("There is no folder of a target in '\(folder)'. Each target has a folder of its name there.")
  }

  static func severalTargets(_ names: [String]) -> TemplateError {
    TemplateError("The package has several targets. Choose one with --target: \(names.joined(separator: ", ")).")
  }

  static func unknownTarget(_ name: String, nearest: String?) -> TemplateError {
    TemplateError("The package has no target '\(name)' with Swift files in Sources.", nearest: nearest)
  }

  static func noTestTarget(_ path: String) -> TemplateError {
    TemplateError(
      "There is no folder \(path). Add a test target with this folder to Package.swift. ('new feature' also takes --no-test.)"
    )
  }

  /// No source of Headgate is named.
  package static let noSource = TemplateError(
    "Name the source of Headgate: --headgate-path for a clone, or --headgate-url for a repository."
  )

  static func noHeadgate(_ path: String) -> TemplateError {
    TemplateError("'\(path)' contains no Package.swift of Headgate.")
  }

  // MARK: - Existing features

  static func unparsed(_ path: String) -> TemplateError {
    TemplateError("'\(path)' has syntax errors.")
  }

  static func unknownFeature(_ name: String, nearest: String?) -> TemplateError {
    TemplateError("There is no feature '\(name)'.", nearest: nearest)
  }

  static func unsuitableFeature(_ name: String, reason: String) -> TemplateError {
    TemplateError("'\(name)' \(reason).")
  }

  static func noViewActions(_ name: String) -> TemplateError {
    TemplateError("'\(name)' has no actions that a view sends.")
  }
}
