// Tests of: MACRO-103

import Foundation
import Testing

/// Where an editor jumps, and what it shows as quick help, for names that macros write or that stand in key paths.
@Suite(.serialized)
struct NameTests {
  // holds: MACRO-103
  @Test(arguments: ["Names.swift"])
  func `a name leads to its declaration and has quick help`(program: String) throws {
    let source = try String(contentsOf: Products.programs.appending(path: program), encoding: .utf8)
    let marks = try NameMark.all(in: source)
    #expect(!marks.isEmpty)
    let server = try LanguageServer(program: program)
    defer { server.stop() }
    for mark in marks {
      let answer =
        switch mark.question {
        case .jump: try server.definition(in: source, of: mark.name)
        case .help: try server.help(in: source, for: mark.name)
        }
      #expect(answer?.contains(mark.answer) == true, "\(mark): \(answer ?? "nothing")")
    }
  }
}
