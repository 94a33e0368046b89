import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct HeadgatePlugin: CompilerPlugin {
  let providingMacros = HeadgateMacro.all
}
