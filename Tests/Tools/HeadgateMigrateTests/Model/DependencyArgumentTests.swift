import HeadgateMigrate
import Testing

@Suite struct DependencyArgumentTests {
  @Test(
    "a dependency on the package",
    arguments: [
      ".package(name: \"headgate\", path: \"../other\")", ".package(path: \"../headgate\")",
      ".package(url: \"https://example.com/headgate.git\", from: \"1.0.0\")",
      ".package(id: \"org.headgate\", from: \"1.0.0\")",
      ".package(path: folder)", "Package.Dependency.package(path: \"../headgate/\")",
    ]
  )
  func dependency(_ text: String) { #expect(DependencyArgument.problem(with: text) == nil) }

  @Test(
    "a text that is no dependency",
    arguments: [
      "garbage(", "", "headgate", ".product(name: \"Headgate\", package: \"headgate\")", ".package(path: \"a\"); b",
    ]
  )
  func otherText(_ text: String) {
    #expect(DependencyArgument.problem(with: text)?.hasPrefix("'\(text)' is not the dependency on a package. ") == true)
  }

  @Test func aDependencyWithoutALocation() {
    #expect(DependencyArgument.problem(with: ".package(name: \"headgate\")")?.contains("has no location") == true)
  }

  @Test func anotherPackage() {
    let problem = DependencyArgument.problem(with: ".package(path: \"../gate\")")
    #expect(
      problem?.contains("is the package 'gate', and the products of the targets name the package 'headgate'") == true
    )
  }
}
