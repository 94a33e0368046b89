import ArgumentParser

/// The package that `headgate new` changes.
struct PackageOptions: ParsableArguments {
  @Option(help: "The folder of the package.")
  var packagePath = "."
}
