import HeadgateLint
import SwiftParser
import SwiftSyntax

/// The types in some files, and the values that can be made of them.
struct DeclaredTypes {
  /// A value that only the user knows.
  struct MissingValue: Error, Equatable {
    let name: String
  }

  private let types: [[String]: DeclaredType]
  private let aliases: [[String]: String]
  private let dependencies: [[String]: [String]]

  /// Reads the texts of files.
  init(_ files: [String]) {
    let visitor = TypeVisitor()
    DeepStack.run {
      for file in files where Nesting.problem(in: file) == nil { visitor.walk(Parser.parse(source: file)) }
    }
    types = visitor.types
    aliases = visitor.aliases
    dependencies = visitor.dependencies
  }

  /// Returns the names after `@Dependency(\.`, and the types of `@Dependency(Client.self)`, in a type.
  func dependencies(of path: [String]) -> [String] {
    let all = dependencies.filter { $0.key.starts(with: path) }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var seen: Set<String> = []
    return all.flatMap(\.value).filter { seen.insert($0).inserted }
  }

  /// Returns the text that creates the state of a reducer: `Login.State(id: 0)`, or `0` when the state is a number.
  ///
  /// - Throws: `MissingValue` with the first value that is not known.
  func state(of reducer: [String]) throws(MissingValue) -> String {
    guard types[reducer + ["State"]] == nil, let type = aliases[reducer + ["State"]] else {
      return try value(of: reducer + ["State"])
    }
    guard let value = value(ofType: type, in: reducer) else { throw MissingValue(name: type) }
    return value
  }

  /// Returns the text that creates a value of a declared type: `Login.State(id: 0)`.
  ///
  /// - Throws: `MissingValue` with the first value that is not known.
  func value(of path: [String], depth: Int = 0) throws(MissingValue) -> String {
    let name = path.joined(separator: ".")
    guard let type = types[path], type.isUsable, depth < 5 else { throw MissingValue(name: name) }
    var missing: MissingValue?
    for one in type.cases {
      do {
        let list = try arguments(one.parameters, in: path, depth)
        return "\(name).\(one.name)\(list.isEmpty ? "" : "(\(list))")"
      } catch { missing = missing ?? error }
    }
    if !type.isEnum {
      for list in type.parameterLists {
        do { return "\(name)(\(try arguments(list, in: path, depth)))" } catch { missing = missing ?? error }
      }
    }
    throw missing ?? MissingValue(name: name)
  }

  /// Returns the text of a value of a type that code in another type names; nil if it is not known.
  func value(ofType text: String, in scope: [String], depth: Int = 0) -> String? {
    if let value = SampleValue.text(of: text) { return value }
    let path = text.split(separator: ".").map(String.init)
    guard !path.isEmpty else { return nil }
    for count in stride(from: scope.count, through: 0, by: -1) {
      let full = Array(scope.prefix(count)) + path
      if let alias = aliases[full], depth < 5 {
        return value(ofType: alias, in: Array(full.dropLast()), depth: depth + 1)
      }
      // The id of an identifiable type.
      if full.last == "ID", types[full] == nil, let owner = types[full.dropLast()],
        let id = owner.properties.first(where: { $0.name == "id" }), depth < 5
      {
        return value(ofType: id.type, in: Array(full.dropLast()), depth: depth + 1)
      }
      if types[full]?.isUsable == true { return try? value(of: full, depth: depth + 1) }
    }
    return nil
  }

  private func arguments(
    _ parameters: [DeclaredType.Parameter],
    in scope: [String],
    _ depth: Int
  ) throws(MissingValue) -> String {
    var texts: [String] = []
    for one in parameters where !one.hasValue {
      guard let value = value(ofType: one.type, in: scope, depth: depth) else { throw MissingValue(name: one.name) }
      texts.append(one.name == "_" ? value : "\(one.name): \(value)")
    }
    return texts.joined(separator: ", ")
  }
}
