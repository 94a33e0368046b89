// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "headgate-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "headgate", path: "..")],
  targets: [
    // The features stand in a module of their own, as an app's do: what is specialized is what an app gets.
    .target(
      name: "BenchmarkFeatures",
      dependencies: [.product(name: "Headgate", package: "headgate")],
      swiftSettings: settings
    ),
    // Counts allocations of this process; in C because it stands in place of `malloc`.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["BenchmarkFeatures", "CAllocations", .product(name: "Headgate", package: "headgate")],
      path: "Sources/BenchmarkRunner",
      swiftSettings: settings
    ),
  ]
)
