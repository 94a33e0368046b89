// Tests of: HeadgateLint/Facts, HeadgateMap/Building

import Foundation
import Testing

/// Files that a tool can meet although no programmer writes them.
@Suite("hostile files")
struct HostileFilesTests {
  private static let feature = """
    @Reducer
    struct Login {
      enum Action { case setName(String), loaded(Int) }
      @Reducer enum Destination: Equatable { case a(A) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .setName(let name): state.name = name; return .none
          case .loaded: return .none
          }
        }
      }
    }

    """

  static let texts: [String: String] = [
    "nothing": "", "a line end": "\n", "only a byte order mark": "\u{FEFF}",
    "a byte order mark": "\u{FEFF}" + feature, "CRLF": feature.replacing("\n", with: "\r\n"),
    "CR": feature.replacing("\n", with: "\r"), "a zero": "let a = 1 \0\n" + feature,
    "a line separator": feature.replacing("\n", with: "\u{2028}\n"),
    "emoji": feature.replacing("Login", with: "👨‍👩‍👧‍👦"), "raw names": feature.replacing("Login", with: "`log in`"),
    "comments": feature.replacing(" ", with: " /* c */ "), "an open comment": "/* " + feature,
    "an open condition": "#if A\n" + feature, "a macro": "#code {\n" + feature + "}\n",
    "conditions": "#if A\n" + feature + "#else\n" + feature + "#endif\n",
    "a circle of aliases": "typealias A = B\ntypealias B = A\ntypealias C<T> = [C<T>]\n"
      + "@Reducer struct F { enum Action { case a(A), c(C<Int>), d(TaskResult<A>) } }",
    "a circle of protocols": "protocol P: Q {}\nprotocol Q: P {}\nstruct S: P, Action { var a: Int }",
    "a circle of actions": "@Reducer struct A { enum Action { case a(Action), b(A.Action), c(Gate<A>) } }",
    "braces": String(repeating: "}", count: 2_000), "quotes": String(repeating: "\"", count: 501),
    "casts": "let a = b" + String(repeating: " as? C", count: 2_000),
    "prefixes": "let a = " + String(repeating: "!", count: 2_000) + "b",
    "a key path": "let a = \\A" + String(repeating: ".b", count: 2_000),
    "nested conditions": String(repeating: "#if A\n", count: 300) + String(repeating: "#endif\n", count: 300),
  ]

  @Test("lint, its fixes, and map handle the other files", arguments: texts.keys.sorted())
  func text(_ name: String) throws {
    let folder = try SampleFolder(["A.swift": Self.texts[name] ?? "", "B.swift": SampleFolder.error])
    for line in ["lint --no-cache --format xcode", "lint --fix --no-cache --format xcode"] {
      let run = try CommandRun(shell: "$H \(line) .", in: folder.path)
      #expect(run.code == 1)
      #expect(run.output.contains("B.swift:2:"), "\(run.output) \(run.errors)")
    }
    let run = try CommandRun("map", ".", in: folder.path)
    #expect([0, 3].contains(run.code), "\(run.errors)")
    #expect(run.output.contains("loaded(TaskResult<Int>)"), "\(run.output)")
  }
}
