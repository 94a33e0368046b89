import Foundation
import Testing

@Suite("headgate new")
struct NewCommandTests {
  private func package() throws -> SampleFolder {
    try SampleFolder([
      "Package.swift": "", "Sources/App/Feed.swift": SampleFolder.clean, "Tests/AppTests/Old.swift": "",
    ])
  }

  @Test("a package, its features and their tests are written, and lint clean")
  func everything() throws {
    let folder = try SampleFolder(["clone of it/Package.swift": "name: \"headgate\""])
    let run = try CommandRun(
      shell: """
        $H new package Shop --headgate-path 'clone of it' && cd Shop && $H new feature Login --child Help --effect &&
        $H new feature Start --plain --no-test && $H new test Start && $H lint --strict --no-cache
        """,
      in: folder.path
    )
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        wrote Shop/Package.swift
        wrote Shop/.gitignore
        wrote Shop/.headgate.yml
        wrote Shop/README.md
        wrote Shop/Sources/Shop/Counter.swift
        wrote Shop/Sources/Shop/CounterScreen.swift
        wrote Shop/Sources/Shop/main.swift
        wrote Shop/Tests/ShopTests/CounterTests.swift
        wrote Sources/Shop/Login.swift
        wrote Tests/ShopTests/LoginTests.swift
        wrote Sources/Shop/Help.swift
        wrote Tests/ShopTests/HelpTests.swift
        wrote Sources/Shop/Start.swift
        wrote Tests/ShopTests/StartTests.swift
        0 errors, 0 warnings in 10 files.

        """
    )
    let manifest = try String(contentsOfFile: "\(folder.path)/Shop/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".package(name: \"headgate\", path: \"../clone of it\")"))
  }

  @Test(
    "what cannot be written ends in 2, and writes nothing",
    arguments: [
      ("new package Shop", "error: Name the source of Headgate: --headgate-path for a clone"),
      ("new package shop --headgate-url x", "Write 'Shop'."),
      ("new package Shop --headgate-path missing", "error: 'missing' contains no Package.swift of Headgate."),
      ("new package Shop --headgate-url x --path .", "error: '.' already contains a package."),
      ("new feature Feed", "error: The target already declares 'Feed', in Sources/App/Feed.swift."),
      ("new feature Other --child other", "Write 'Other'."),
      (
        "new feature Other --target Ap",
        "error: The package has no target 'Ap' with Swift files in Sources. Did you mean 'App'?"
      ),
      ("new feature Other --package-path missing", "error: There is no Package.swift in 'missing'."),
      ("new test Fed", "error: There is no feature 'Fed'. Did you mean 'Feed'?"),
      ("new test Feed --target Shop", "error: The package has no target 'Shop'"),
    ]
  )
  func mistakes(_ line: String, _ text: String) throws {
    let folder = try package()
    let run = try CommandRun(
      shell:
        "find . | sort >../before$$; $H \(line); code=$?; find . | sort | diff ../before$$ - && rm ../before$$; exit $code",
      in: folder.path
    )
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  /// Foundation stops the program when it looks for the folder of a path of one character.
  @Test("a package can have a name of one letter")
  func shortName() throws {
    let folder = try SampleFolder()
    let run = try CommandRun("new", "package", "A", "--headgate-url", "https://example.org/headgate", in: folder.path)
    #expect(run.code == 0)
    #expect(folder.exists("A/Sources/A/Counter.swift"))
  }

  @Test("existing files stay")
  func existing() throws {
    let folder = try package()
    try folder.write("mine", to: "Tests/AppTests/HomeTests.swift")
    let run = try CommandRun("new", "feature", "Home", in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "error: Tests/AppTests/HomeTests.swift already exists. Nothing is written.\n")
    #expect(!folder.exists("Sources/App/Home.swift"))
  }

  @Test(
    "a folder of tests that this user cannot change leaves the folder of sources as it was",
    .enabled(if: OtherUser.canRun)
  )
  func permissions() throws {
    let folder = try package()
    for name in ["Sources", "Sources/App", "Tests"] { folder.lock(name, mode: 0o777) }
    folder.lock("Tests/AppTests", mode: 0o555)
    let run = try CommandRun(shell: "\(OtherUser.prefix)$H new feature Home", in: folder.path)
    #expect(run.code == 2)
    #expect(
      run.errors
        == "error: 'Tests/AppTests/HomeTests.swift' cannot be written: Permission denied. Nothing is written.\n"
    )
    #expect(!folder.exists("Sources/App/Home.swift"))
  }

  @Test("an action without a sample value is named")
  func skipped() throws {
    let folder = try package()
    try folder.write(
      SampleFolder.clean.replacing("case refreshButtonTapped }", with: "case refreshButtonTapped, userChosen(User) }"),
      to: "Sources/App/Feed.swift"
    )
    let run = try CommandRun("new", "test", "Feed", in: folder.path)
    #expect(run.code == 0)
    #expect(run.errors == "note: there is no test of 'userChosen(User)', because only you know its value\n")
  }
}
