// swift-tools-version: 6.3

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Questions about recordings are package declarations of the library, because only its commands ask them. The name of a package that is
// in a folder is that of the folder.
let library = String(Context.packageDirectory.split(separator: "/").dropLast().last ?? "").lowercased()
let asLibrary = SwiftSetting.unsafeFlags([
  "-package-name",
  String(library.enumerated().map { $1.isLetter || $1.isNumber && $0 > 0 ? $1 : "_" }),
])

let package = Package(
  name: "headgate-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "headgate", path: "..", traits: ["All"]),
    // The commands of a session are run by their arguments.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // The features stand in a module of their own, as an app's do: what is specialized is what an app gets.
    .target(
      name: "BenchmarkFeatures",
      dependencies: [.product(name: "Headgate", package: "headgate")],
      swiftSettings: settings
    ),
    // Counts allocations of this process; in C because it stands in place of `malloc`.
    .target(name: "CAllocations"),
    .target(name: "BenchmarkMeasure", dependencies: ["CAllocations"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkFeatures", "BenchmarkMeasure", "CAllocations", .product(name: "Headgate", package: "headgate"),
      ],
      path: "Sources/BenchmarkRunner",
      swiftSettings: settings
    ),
    // A program of its own: the test store brings test frameworks, which the others must be measured without.
    .executableTarget(
      name: "test-store-benchmark",
      dependencies: [
        "BenchmarkFeatures", "BenchmarkMeasure", .product(name: "Headgate", package: "headgate"),
        .product(name: "HeadgateTesting", package: "headgate"),
      ],
      path: "Sources/TestStoreRunner",
      swiftSettings: settings
    ),
    // A program of its own: it brings SQLite, and no macros.
    .executableTarget(
      name: "recorder-benchmark",
      dependencies: [
        "BenchmarkMeasure", "CAllocations", .product(name: "HeadgateRecorder", package: "headgate"),
        .product(name: "HeadgateRecordings", package: "headgate"),
        .product(name: "HeadgateSession", package: "headgate"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/RecorderRunner",
      packageAccess: false,
      swiftSettings: settings + [asLibrary]
    ),
    // A program of its own: its names are those of the other stores.
    .executableTarget(
      name: "open-actions-benchmark",
      dependencies: ["BenchmarkMeasure", "CAllocations", .product(name: "HeadgateUDF", package: "headgate")],
      path: "Sources/OpenActionsRunner",
      swiftSettings: settings
    ),
  ]
)
