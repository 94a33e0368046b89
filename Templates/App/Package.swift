// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "App",
  // The oldest systems with Observation. On Linux, this line has no effect.
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    // With `traits: ["Tools"]` after the place, `swift run headgate` works in this package.
    .package(name: "headgate", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "Headgate", package: "headgate")]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "HeadgateTesting", package: "headgate")]
    ),
  ]
)
