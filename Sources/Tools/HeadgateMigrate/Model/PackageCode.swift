import HeadgateSyntax
import SwiftSyntax

/// What the steps know about all files together: the declared types, by name.
package struct PackageCode: Sendable {
  /// A declared type, without its extensions.
  struct DeclaredType: Sendable {
    /// The names of the types around it, and its own name.
    let path: [String]
    let kind: TypeDeclaration.Kind
    let attributes: Set<String>
    let inherits: Set<String>
    let cases: [DeclaredCase]
    /// The names of the types in the payloads of the cases, and of the stored properties: `Child` and `Action` for `Child.Action`.
    let payloads: [[String]]
    /// Whether a payload or a property contains a `Result` with any error, which cannot be compared.
    let hasResultWithAnyError: Bool
    /// Whether the type declares its own `==`.
    let declaresEquality: Bool
    /// The names of the properties with an attribute, by the name of the attribute.
    let attributedProperties: [String: Set<String>]
    /// The names of the variables without an attribute.
    let plainProperties: Set<String>
    /// The names of the properties with `@Shared`.
    var sharedProperties: Set<String> { attributedProperties["Shared"] ?? [] }
    /// The types of the properties, if they are written or follow from the spelling of the value.
    let propertyTypes: [String: WrittenType]
    /// The label of the only argument of the only initializer, `_` for none; nil for other types.
    let labelOfInitializer: String?
    /// Whether other modules see the type, so the compiler does not derive that it is `Sendable`.
    let isExported: Bool
    /// Whether the type or an extension of it is `Equatable` or `Hashable`.
    var isEquatable = false
  }

  struct DeclaredCase: Sendable {
    let name: String
    let labels: [String]
    /// Whether the payload is an `IdentifiedAction`.
    let isIdentified: Bool
    /// The types of the payload; nil for types without a name.
    let payload: [WrittenType?]
  }

  let types: [DeclaredType]
  /// The indices of the types whose paths end with names.
  private let indices: [[String]: [Int]]
  /// The modules of the files, with their names.
  private let modules: Modules
  /// The names that the current file sees; those of all modules if there is no current file.
  private var visibleNames: [DeclaredNames]
  /// The names of the properties without a wrapper.
  let declaredProperties: Set<String>
  /// The names of all types that a type inherits from or conforms to.
  let inheritedNames: Set<String>
  /// The names of the members of values other than `self`, `$0`, dependencies and an environment.
  let membersOfValues: Set<String>
  /// The names of types that are written behind the name of another type.
  let qualifiedTypes: Set<String>
  /// The names that the extensions of a type use, by the last name of the type.
  let namesInExtensions: [String: Set<String>]
  /// The names of the folders that contain a file with an import of `HeadgateTesting`, or one that needs it.
  let foldersOfTests: Set<String>
  /// The cases with an id and an action that a `forEach` handles, and whose uses are all known.
  let identifiedCases: Set<String>
  /// The cases that have an `IdentifiedAction`.
  let writtenIdentifiedCases: Set<String>
  /// The names of the properties with a wrapper that remains, so `\.$name` is a path in Headgate, too.
  let projectedProperties: Set<String>
  /// The names of the bindable properties whose key paths have only one meaning.
  let boundProperties: Set<String>
  /// The paths of the types for which the compiler cannot write the `==` that they declare: a payload or a property contains a
  /// `Result` with any error, or another such type.
  let typesWithoutEquality: Set<[String]>
  let openActions: OpenActionCode
  let results: ResultDeclarations
  /// The names of the properties with `@Shared`.
  let sharedProperties: Set<String>
  /// The names of the functions with `mutating`.
  let mutatingFunctions: Set<String>

  package init(_ files: [SourceText]) {
    let collector = TypeCollector(viewMode: .sourceAccurate)
    for file in files {
      collector.module = Modules.name(ofPath: file.path)
      collector.walk(file.tree)
    }
    var types = collector.types
    for index in types.indices {
      types[index].isEquatable =
        !types[index].inherits.isDisjoint(with: ["Equatable", "Hashable"])
        || collector.equatableExtensions.contains(types[index].path)
    }
    self.types = types
    indices = types.indices.reduce(into: [:]) { indices, index in
      let path = types[index].path
      for count in 1...max(path.count, 1) { indices[Array(path.suffix(count)), default: []].append(index) }
    }
    modules = Modules(files, names: collector.names, publicNames: collector.publicNames)
    visibleNames = Array(collector.names.values)
    declaredProperties = types.reduce(into: []) { $0.formUnion($1.plainProperties) }
    inheritedNames = types.reduce(into: []) { $0.formUnion($1.inherits) }
    membersOfValues = collector.membersOfValues
    qualifiedTypes = collector.qualifiedTypes
    namesInExtensions = collector.namesInExtensions
    foldersOfTests = files.reduce(into: []) { folders, file in
      // A file of another run of the migration has the import of TCA, or already that of Headgate.
      let modules = file.imports.map(\.path.trimmedDescription)
      guard modules.contains("HeadgateTesting") || (modules.contains("ComposableArchitecture") && file.isTest) else {
        return
      }
      folders.formUnion(file.path.split(separator: "/").dropLast().map(String.init))
    }
    writtenIdentifiedCases = Set(types.flatMap(\.cases).filter(\.isIdentified).map(\.name))
    identifiedCases = Self.identifiedCases(files, types: types)
      .union(
        Self.clearCases(writtenIdentifiedCases, types).filter { name in
          !collector.names.values.contains { $0.staticFunctions.contains(name) }
        }
      )
    projectedProperties = Self.properties(of: types, with: ["PresentationState", "Presents", "Shared", "SharedReader"])
    boundProperties = Self.boundProperties(types)
    typesWithoutEquality = Self.typesWithoutEquality(types)
    openActions = OpenActionCode(files)
    results = ResultDeclarations(files)
    sharedProperties = types.reduce(into: []) { $0.formUnion($1.sharedProperties) }
    mutatingFunctions = collector.mutatingFunctions
  }

  /// Returns the same knowledge with the names that a file sees: those of its module, and of the modules that it imports.
  func seen(from file: SourceText) -> PackageCode {
    var code = self
    code.visibleNames = modules.names(seenFrom: file)
    return code
  }

  /// Whether another file makes a framework of TCA visible to a file.
  func exportsFramework(to file: SourceText) -> Bool { modules.exportsFramework(to: file) }

  /// Whether the file sees a type, a type alias or a generic parameter with a name.
  func declaresType(_ name: String) -> Bool { visibleNames.contains { $0.types.contains(name) } }

  /// The spelling of a type of SwiftUI: with the module if the file sees another type with the name.
  func swiftUIName(_ name: String) -> String { declaresType(name) ? "SwiftUI.\(name)" : name }

  /// Whether the file sees a type or a type alias with a name that is in no other type and in no function.
  func declaresTopLevelType(_ name: String) -> Bool { visibleNames.contains { $0.topLevelTypes.contains(name) } }

  /// Whether the file sees a function with a name.
  func declaresFunction(_ name: String) -> Bool { visibleNames.contains { $0.functions.contains(name) } }

  /// Whether the file sees a static function with a name, which can be called as `.name(…)`.
  func declaresStaticFunction(_ name: String) -> Bool { visibleNames.contains { $0.staticFunctions.contains(name) } }

  /// Returns the types with a path that ends with names; all types for no names.
  func types(named names: [String]) -> [DeclaredType] {
    names.isEmpty ? types : indices[names, default: []].map { types[$0] }
  }

  /// Returns the type with a path.
  func type(withPath path: [String]) -> DeclaredType? { types(named: path).first { $0.path == path } }

  private static func boundProperties(_ types: [DeclaredType]) -> Set<String> {
    let bindings = ["BindableState", "BindingState"]
    let others = ["PresentationState", "Presents", "Shared", "SharedReader"]
    let attributed = types.flatMap {
      $0.attributedProperties.filter { !(bindings + ["BindingViewState"]).contains($0.key) }
    }
    // A run of the migration on another folder has removed the wrapper.
    let plain = types.filter { $0.attributes.contains("ObservableState") }
      .reduce(into: Set<String>()) { $0.formUnion($1.plainProperties) }
      .subtracting(attributed.flatMap(\.value))
    let observable = types.filter { $0.attributes.contains("ObservableState") }
    let remaining = types.filter { !$0.attributes.contains("ObservableState") }
    // A property of another type with the same name keeps its wrapper, so its path is not clear.
    return properties(of: observable, with: bindings).union(plain)
      .subtracting(properties(of: remaining, with: bindings))
      .subtracting(properties(of: types, with: others))
  }

  /// The properties that have one of the attributes.
  private static func properties(of types: [DeclaredType], with attributes: [String]) -> Set<String> {
    types.reduce(into: []) { names, type in
      for attribute in attributes { names.formUnion(type.attributedProperties[attribute] ?? []) }
    }
  }
}
