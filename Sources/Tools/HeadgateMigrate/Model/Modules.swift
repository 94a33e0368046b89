import HeadgateSyntax
import SwiftSyntax

/// The modules of files, with the names that they declare, and the modules that they make visible to others.
struct Modules: Sendable {
  private let names: [String: DeclaredNames]
  private let publicNames: [String: DeclaredNames]
  /// The modules that a module makes visible to those that import it.
  private let exports: [String: Set<String>]
  /// The modules in which one file makes a framework visible to all files.
  private let frameworks: Set<String>

  init(_ files: [SourceText], names: [String: DeclaredNames], publicNames: [String: DeclaredNames]) {
    self.names = names
    self.publicNames = publicNames
    exports = files.reduce(into: [:]) { exports, file in
      let exported = file.imports.filter { $0.attributes.has("_exported") }.compactMap { $0.path.first?.name.text }
      exports[Self.name(ofPath: file.path), default: []].formUnion(exported)
    }
    frameworks = Set(files.filter { FrameworkImports($0).isExported }.map { Self.name(ofPath: $0.path) })
  }

  /// Returns the module to which a file belongs: the folder below `Sources` or `Tests`. Other files are one module without a name.
  static func name(ofPath path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let start = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < parts.count - 1 else {
      return ""
    }
    return String(parts[start + 1])
  }

  /// Returns the names of the module of a file, and those of other modules that it sees.
  func names(seenFrom file: SourceText) -> [DeclaredNames] {
    let own = Self.name(ofPath: file.path)
    let testable = Set(file.imports.filter { $0.attributes.has("testable") }.compactMap { $0.path.first?.name.text })
    return visibleModules(from: file).compactMap { $0 == own || testable.contains($0) ? names[$0] : publicNames[$0] }
  }

  /// Whether another file makes a framework of TCA visible to a file.
  func exportsFramework(to file: SourceText) -> Bool { !frameworks.isDisjoint(with: visibleModules(from: file)) }

  /// Returns the module of a file, and those that it imports, with their exports.
  private func visibleModules(from file: SourceText) -> Set<String> {
    var pending = [Self.name(ofPath: file.path)] + file.imports.compactMap { $0.path.first?.name.text }
    var found: Set<String> = []
    while let module = pending.popLast() {
      guard found.insert(module).inserted else { continue }
      pending += exports[module] ?? []
    }
    return found
  }
}
