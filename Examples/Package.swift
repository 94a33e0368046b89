// swift-tools-version: 6.3

import PackageDescription

// The same settings as the library's own targets.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let headgate = Target.Dependency.product(name: "Headgate", package: "headgate")
let headgateTesting = Target.Dependency.product(name: "HeadgateTesting", package: "headgate")
let headgateRecorder = Target.Dependency.product(name: "HeadgateRecorder", package: "headgate")
let headgateReplayTesting = Target.Dependency.product(name: "HeadgateReplayTesting", package: "headgate")
let headgateInspector = Target.Dependency.product(name: "HeadgateInspector", package: "headgate")
let headgateSession = Target.Dependency.product(name: "HeadgateSession", package: "headgate")
let headgateRecordings = Target.Dependency.product(name: "HeadgateRecordings", package: "headgate")
let headgateUDF = Target.Dependency.product(name: "HeadgateUDF", package: "headgate")
let headgateUDFTesting = Target.Dependency.product(name: "HeadgateUDFTesting", package: "headgate")
// Lints the features of a target in each build.
let lint = Target.PluginUsage.plugin(name: "HeadgateLintPlugin", package: "headgate")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "headgate-examples",
  // The test store needs task executors.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "files", targets: ["files"]),
    .executable(name: "words", targets: ["words"]),
  ],
  dependencies: [
    .package(name: "headgate", path: "..", traits: ["All"]),
    // Reads the command lines.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // Keys, colours, cell widths and the terminal itself: knows neither the library nor files.
    .target(name: "Terminal", swiftSettings: settings),
    // What the program does: features, and files as a dependency. Knows no terminal.
    .target(name: "FilesFeature", dependencies: [headgate], swiftSettings: settings, plugins: [lint]),
    // What it looks like: a state in, lines out; a key in, an action out.
    .target(name: "FilesScreen", dependencies: ["FilesFeature", "Terminal", headgate], swiftSettings: settings),
    .executableTarget(
      name: "files",
      dependencies: [
        "FilesFeature", "FilesScreen", "Terminal", headgate, headgateRecorder, headgateInspector, headgateSession,
        argumentParser,
      ],
      swiftSettings: settings
    ),

    // Ten screens of an app, from lists with editing to tabs with stacks: features as they are written with the library.
    .target(name: "Screens", dependencies: [headgate], swiftSettings: settings, plugins: [lint]),
    // The same with gates, so that the two can be compared.
    .target(name: "GatedScreens", dependencies: [headgate], swiftSettings: settings, plugins: [lint]),

    // The words of text files, with open actions: actions of many types, components that are told what to show.
    .target(name: "WordCount", dependencies: [headgateUDF], swiftSettings: settings, plugins: [lint]),
    .executableTarget(
      name: "words",
      dependencies: ["WordCount", "Terminal", headgateUDF, argumentParser],
      swiftSettings: settings
    ),

    // The template of a new package. The folders are links to the real one, so it is built and tested with the examples.
    .executableTarget(name: "App", dependencies: [headgate]),
    .testTarget(name: "AppTests", dependencies: ["App", headgateTesting]),

    // Directories on the real disk for three of the test targets.
    .target(name: "TemporaryFiles", path: "Tests/TemporaryFiles", swiftSettings: settings),
    // A browser without a window. The folder is a link to the one of the library's tests.
    .target(name: "PagesInBrowser", path: "Tests/PagesInBrowser", swiftSettings: settings),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: settings),
    .testTarget(
      name: "FilesFeatureTests",
      dependencies: ["FilesFeature", "TemporaryFiles", headgate, headgateTesting, headgateReplayTesting],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FilesScreenTests",
      dependencies: [
        "FilesScreen", "FilesFeature", "Terminal", "TemporaryFiles", headgate, headgateRecorder, headgateRecordings,
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", headgate, headgateTesting],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GatedScreensTests",
      dependencies: ["GatedScreens", headgate, headgateTesting],
      swiftSettings: settings
    ),
    // Drives the built program in a pseudo-terminal.
    .testTarget(
      name: "FilesProgramTests",
      dependencies: [
        "files", "FilesFeature", "FilesScreen", "Terminal", "TemporaryFiles", "PagesInBrowser", headgate,
        headgateRecorder,
        headgateRecordings,
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WordCountTests",
      dependencies: ["WordCount", headgateUDF, headgateUDFTesting],
      swiftSettings: settings
    ),
    // Runs the built program on files that it makes.
    .testTarget(name: "WordsProgramTests", dependencies: ["words", "TemporaryFiles"], swiftSettings: settings),
  ]
)

// Apps with views. Linux compiles them with stubs of SwiftUI: see Scripts/checks/apple-check.
#if os(macOS)
  package.platforms = [.macOS(.v15), .iOS(.v18)]
  package.products += [
    .executable(name: "FilesApp", targets: ["FilesApp"]),
    .executable(name: "CaseStudiesApp", targets: ["CaseStudiesApp"]),
  ]
  package.targets += [
    // The features of `files`, in windows.
    .target(name: "FilesUI", dependencies: ["FilesFeature", headgate], swiftSettings: settings),
    .executableTarget(
      name: "FilesApp",
      dependencies: ["FilesUI", "FilesFeature", "SessionTools", headgate],
      swiftSettings: settings
    ),
    // Records the session of a screen, and shows it in the browser. Only debug builds have something of it.
    .target(
      name: "SessionTools",
      dependencies: [headgate, headgateRecorder, headgateInspector],
      swiftSettings: settings
    ),
    // One screen for each thing that a view does with a store.
    .target(name: "CaseStudies", dependencies: ["SessionTools", headgate], swiftSettings: settings),
    .executableTarget(name: "CaseStudiesApp", dependencies: ["CaseStudies"], swiftSettings: settings),
  ]
#endif
