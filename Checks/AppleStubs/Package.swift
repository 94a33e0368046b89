// swift-tools-version: 6.3

import PackageDescription

// A package of its own: only here do modules of these names exist, so `canImport(SwiftUI)` stays false in the library's build.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "apple-stubs",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AppleStubs", targets: ["SwiftUI", "UIKit", "AppKit", "Combine", "ViewHost"])
  ],
  targets: [
    // The declarations of the frameworks. The bodies describe views for the host.
    .target(name: "FoundationStubs", swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["FoundationStubs"], swiftSettings: settings),
    .target(name: "Combine", swiftSettings: settings),
    .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: settings),
    .target(name: "AppKit", dependencies: ["SwiftUI"], swiftSettings: settings),
    // Evaluates bodies, presents and dismisses. It is no part of the frameworks.
    .target(name: "ViewHost", dependencies: ["SwiftUI"], swiftSettings: settings),
    .testTarget(name: "ViewHostTests", dependencies: ["SwiftUI", "ViewHost"], swiftSettings: settings),
    .testTarget(
      name: "ControllersTests",
      dependencies: ["UIKit", "AppKit"],
      // Swift Testing has an overlay for AppKit, and the toolchain of Linux does not contain it.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
  ]
)
