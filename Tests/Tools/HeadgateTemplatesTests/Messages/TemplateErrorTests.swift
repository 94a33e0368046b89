import Testing

@testable import HeadgateTemplates

struct TemplateErrorTests {
  @Test(
    arguments: [
      (.nameOfModule("App"), "'App' is the name of the target."),
      (.sameNames("Home"), "The feature and its child have the same name 'Home'."),
      (.declared("Home", path: "A.swift"), "The target already declares 'Home', in A.swift."),
      (.existing(["A.swift", "B.swift"]), "A.swift, B.swift already exists. Nothing is written."),
      (.unwritable("A.swift", reason: "Not a directory"), "'A.swift' cannot be written: Not a directory."),
      (.noPackage("."), "There is no Package.swift in '.'. Name the folder with --package-path."),
      (.existingPackage("Shop"), "'Shop' already contains a package."),
      (.noTargets("Sources"), "There is no folder of a target in 'Sources'."),
      (.severalTargets(["App", "Shop"]), "The package has several targets. Choose one with --target: App, Shop."),
      (
        .unknownTarget("Ap", nearest: "App"),
        "The package has no target 'Ap' with Swift files in Sources. Did you mean 'App'?"
      ),
      (.noTestTarget("Tests/AppTests"), "There is no folder Tests/AppTests."),
      (.unparsed("A.swift"), "'A.swift' has syntax errors."),
      (.unknownFeature("Logn", nearest: "Login"), "There is no feature 'Logn'. Did you mean 'Login'?"),
      (.unsuitableFeature("Login", reason: "is generic"), "'Login' is generic."),
      (.noViewActions("Login"), "'Login' has no actions that a view sends."),
      (.noSource, "Name the source of Headgate: --headgate-path for a clone"),
      (.noHeadgate("x"), "'x' contains no Package.swift of Headgate."),
    ] as [(TemplateError, String)]
  )
  func eachErrorSaysWhatIsWrong(_ error: TemplateError, _ start: String) {
    #expect(error.description.hasPrefix(start))
  }
}
