import HeadgateLint
import SwiftSyntax

/// The platforms of a manifest that depends on Headgate, or will depend on it.
struct ManifestPlatforms {
  /// The lowest versions of the platforms of Headgate. They are those of its own manifest.
  private static let lowest = [
    "iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17, "visionOS": 1, "watchOS": 10,
  ]

  private let calls: [FunctionCallExprSyntax]

  init(_ calls: [FunctionCallExprSyntax]) { self.calls = calls }

  /// Lists the platforms with versions before those of Headgate. A person decides which systems an app supports.
  var changes: [ManualChange] {
    guard calls.contains(where: { $0.isOldPackage || $0.isHeadgate }),
      let package = calls.first(where: { $0.calledExpression.nameText == "Package" })
    else { return [] }
    guard let platforms = package.argument("platforms")?.expression else {
      let advice = "Write 'platforms: [.macOS(.v14), .iOS(.v17)]', or those that the package has: the default is lower."
      return [ManualChange(step: "manifest", range: package.nameBytes, advice: advice)]
    }
    return platforms.descendants(FunctionCallExprSyntax.self).compactMap { call in
      guard let name = call.name, let lowest = Self.lowest[name], let argument = call.arguments.first?.expression,
        let version = Self.version(argument), version < lowest
      else { return nil }
      return ManualChange(
        step: "manifest",
        range: call.bytes,
        advice: "Write '.\(name)(.v\(lowest))' or a later version."
      )
    }
  }

  /// Returns the first number of a version such as `.v10_15` or `"13.0"`.
  private static func version(_ expression: ExprSyntax) -> Int? {
    let text = expression.stringValue ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return text.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
  }
}
