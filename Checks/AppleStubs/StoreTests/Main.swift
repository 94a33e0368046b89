import Testing

/// Runs the tests of this folder: `Scripts/checks/apple-check --test` builds it without SwiftPM.
@main
struct Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
