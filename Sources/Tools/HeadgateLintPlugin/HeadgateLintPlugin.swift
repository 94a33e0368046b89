import Foundation
import PackagePlugin

/// Lints the features of a target in each build in which one of its files changed, or one of the targets that it needs.
///
/// The command declares no outputs, because SwiftPM would put them into the product as resources. It stores the facts of each
/// file in the folder of the plugin, so a changed file is parsed alone. It resolves the facts of all files each time, so a
/// finding in a parent is correct after a change of its child.
@main
struct HeadgateLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let layout = Layout(context: context, target: target)
    let own = Set(context.package.targets.map(\.id))
    let dependencies = module.recursiveTargetDependencies.filter { own.contains($0.id) }
      .compactMap { $0 as? SwiftSourceModuleTarget }
    let list = LintList(
      package: layout.package.path,
      configuration: layout.configuration?.path,
      target: layout.module(module),
      dependencies: dependencies.map(layout.module)
    )
    try list.write(to: layout.list)
    return [
      .buildCommand(
        displayName: "Linting the features of \(target.name)",
        executable: try context.tool(named: "HeadgateLintTool").url,
        arguments: [layout.list.path],
        inputFiles: layout.inputs(of: list),
        outputFiles: []
      )
    ]
  }
}
