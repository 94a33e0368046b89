package import SwiftSyntaxMacros

/// A macro whose expansion is not formatted: in every build, formatting would take longer than the expansion.
package protocol UnformattedMacro: Macro {}

extension UnformattedMacro {
  package static var formatMode: FormatMode { .disabled }
}
