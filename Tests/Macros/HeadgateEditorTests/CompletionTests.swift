// Tests of: MACRO-102

import Foundation
import Testing

/// What an editor offers while a user writes a feature.
@Suite(.serialized)
struct CompletionTests {
  // holds: MACRO-102
  @Test(arguments: ["Plain.swift", "Gated.swift", "Bodies.swift", "Broken.swift", "States.swift"])
  func `cases and properties are completed first`(program: String) throws {
    let source = try String(contentsOf: Products.programs.appending(path: program), encoding: .utf8)
    let marks = try CompletionMark.all(in: source)
    #expect(!marks.isEmpty)
    let server = try LanguageServer(program: program)
    defer { server.stop() }
    for mark in marks {
      for rest in CompletionMark.Rest.allCases {
        let (text, cursor) = mark.text(rest)
        // `self` is a word of the language, which every value has.
        let names = try server.completions(in: text, at: cursor).map(baseName).filter { $0 != "self" }
        let first = Array(names.prefix(mark.first.count))
        #expect(first == mark.first, "\(program), \(mark), \(rest): \(names.prefix(12))")
      }
    }
  }

  /// The name without its parameters.
  private func baseName(_ label: String) -> String { String(label.prefix { $0 != "(" }) }
}
