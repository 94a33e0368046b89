/// A reason why `headgate new` writes nothing.
package enum TemplateError: Error, Equatable, CustomStringConvertible {
  case wrongName(String, reason: String, proposal: String?)
  /// The type of the feature would have the name of its module.
  case nameOfModule(String)
  case sameNames(String)
  case declared(String, path: String)
  case existing([String])
  case unwritable(String, reason: String)
  case noPackage(String)
  case existingPackage(String)
  case noTargets(String)
  case severalTargets([String])
  case unknownTarget(String, nearest: String?)
  case noTestTarget(String)
  case unparsed(String)
  case unknownFeature(String, nearest: String?)
  case unsuitableFeature(String, reason: String)
  case noViewActions(String)
  case noSource
  case noHeadgate(String)

  package var description: String {
    switch self {
    case .wrongName(let name, let reason, let proposal):
      "'\(name)' \(reason).\(proposal.map { " Write '\($0)'." } ?? "")"
    case .nameOfModule(let name):
      "'\(name)' is the name of the target. A type with the name of its module cannot be told from it: choose another name."
    case .sameNames(let name): "The feature and its child have the same name '\(name)'."
    case .declared(let name, let path): "The target already declares '\(name)', in \(path)."
    case .existing(let paths): "\(paths.joined(separator: ", ")) already exists. Nothing is written."
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason). Nothing is written."
    default: targetDescription
    }
  }

  private var targetDescription: String {
    switch self {
    case .noPackage(let folder): "There is no Package.swift in '\(folder)'. Name the folder with --package-path."
    case .existingPackage(let folder):
      "'\(folder)' already contains a package. 'headgate new feature' adds a feature to it."
    case .noTargets(let folder):
      "There is no folder of a target in '\(folder)'. Each target has a folder of its name there."
    case .severalTargets(let names):
      "The package has several targets. Choose one with --target: \(names.joined(separator: ", "))."
    case .unknownTarget(let name, let nearest):
      "The package has no target '\(name)' with Swift files in Sources.\(Self.question(nearest))"
    case .noTestTarget(let path):
      "There is no folder \(path). Add a test target of this name to Package.swift, or write --no-test."
    default: featureDescription
    }
  }

  private var featureDescription: String {
    switch self {
    case .unparsed(let path): "'\(path)' has syntax errors."
    case .unknownFeature(let name, let nearest): "There is no feature '\(name)'.\(Self.question(nearest))"
    case .unsuitableFeature(let name, let reason): "'\(name)' \(reason)."
    case .noViewActions(let name): "'\(name)' has no actions that a view sends."
    case .noSource: "Name the source of Headgate: --headgate-path for a clone, or --headgate-url for a repository."
    case .noHeadgate(let path): "'\(path)' contains no Package.swift of Headgate."
    default: ""
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }
}
