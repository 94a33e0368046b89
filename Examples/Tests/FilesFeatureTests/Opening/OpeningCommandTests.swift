import FilesFeature
import Testing

@Suite("The commands that open files")
struct OpeningCommandTests {
  private let path = Path("/a b/'$x'")

  private func arguments(_ program: FileOpener.Program, _ environment: [String: String]) -> [[FileName]] {
    OpeningCommand.candidates(for: path, in: program, environment: environment).map(\.arguments)
  }

  @Test("a program of the environment is preferred; an empty one does not count")
  func choice() {
    #expect(arguments(.pager, ["PAGER": "most", "EDITOR": "ed"]) == [["most", "--", path.bytes]])
    #expect(arguments(.pager, ["PAGER": " "]) == [["less", "--", path.bytes], ["more", "--", path.bytes]])
    #expect(arguments(.editor, ["VISUAL": "gvim", "EDITOR": "ed"]) == [["gvim", "--", path.bytes]])
    #expect(arguments(.editor, ["VISUAL": "", "EDITOR": "ed"]) == [["ed", "--", path.bytes]])
    #expect(arguments(.editor, [:]) == [["vi", "--", path.bytes]])
  }

  @Test("a shell splits a variable with arguments, and never sees the path")
  func shell() {
    let command = OpeningCommand.candidates(for: path, in: .editor, environment: ["EDITOR": "vim -c 'set nu'"])
    #expect(command.map(\.arguments) == [["sh", "-c", "vim -c 'set nu' \"$@\"", "sh", "--", path.bytes]])
    #expect(command.map(\.usesShell) == [true])
  }
}
