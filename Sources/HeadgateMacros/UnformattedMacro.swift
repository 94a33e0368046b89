package import SwiftSyntaxMacros

/// A macro whose expansion is used as it is written: formatting it would take longer than writing it, in every build.
package protocol UnformattedMacro: Macro {}

extension UnformattedMacro {
  package static var formatMode: FormatMode { .disabled }
}
