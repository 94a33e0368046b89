// swift-tools-version: 6.3

// Longer than other files: SwiftPM reads one manifest, and each target is a row of one table with its reason.

import CompilerPluginSupport
import PackageDescription

// Products of other packages. An app that uses `Headgate` and `HeadgateTesting` builds only swift-collections,
// swift-custom-dump, IssueReporting and the macro plugin.
let collections = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")
let issueReporting = Target.Dependency.product(name: "IssueReporting", package: "xctest-dynamic-overlay")
let issueReportingTestSupport = Target.Dependency.product(
  name: "IssueReportingTestSupport",
  package: "xctest-dynamic-overlay"
)
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let sqlite = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
// The functions of SQLite that GRDB has no own ones for.
let sqliteOfSystem = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let sockets = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")
let tracing = Target.Dependency.product(name: "Tracing", package: "swift-distributed-tracing")

// The platforms with SwiftUI. Elsewhere the adapters are not built for an app.
let withSwiftUI: [Platform] = [.macOS, .iOS, .tvOS, .watchOS, .visionOS, .macCatalyst]

func syntax(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-syntax") }
}

// The settings of every Swift target.
let settings: [SwiftSetting] = [
  // An existential type has a cost, so it must be visible in the code.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is internal unless it is a `public import`.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is visible only where its module is imported, so the imports show the dependencies between targets.
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The settings of a new app project in Xcode 26: declarations belong to the main actor by default.
let settingsOfTheMainActor =
  settings + [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]

// Files that tests read from the source folder. They are neither compiled nor bundled.
let dataOfTests = [
  "HeadgateRecorderTests": ["Random/generate", "Recordings"],
  "HeadgateTestingTests": ["Reports/Snapshots"],
  "HeadgateMapTests": ["Fixtures", "Golden"],
  "HeadgateTemplatesTests": ["Golden"],
]

/// A row of the table of targets: its name, its dependencies, and the reason why it is a target and not a folder.
struct Row {
  enum Kind {
    case buildPlugin, c, command, library, macros, tests, testsOfTheMainActor, testSupport
    /// - Parameters:
    ///   - verb: The name of the command behind `swift package`.
    ///   - reason: Why it writes to the package.
    case commandPlugin(verb: String, description: String, reason: String)
  }
  var kind: Kind
  var name: String
  var dependencies: [Target.Dependency]

  init(_ kind: Kind, _ name: String, on dependencies: [Target.Dependency] = [], because reason: String) {
    precondition(!reason.isEmpty, "\(name): a target needs a reason")
    self.kind = kind
    self.name = name
    self.dependencies = dependencies
  }

  var target: Target {
    switch kind {
    case .buildPlugin: .plugin(name: name, capability: .buildTool(), dependencies: dependencies)
    case .c: .target(name: name, dependencies: dependencies)
    case .command: .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
    case .commandPlugin(let verb, let description, let reason):
      .plugin(
        name: name,
        capability: .command(
          intent: .custom(verb: verb, description: description),
          permissions: [.writeToPackageDirectory(reason: reason)]
        ),
        dependencies: dependencies
      )
    case .library: .target(name: name, dependencies: dependencies, swiftSettings: settings)
    case .macros: .macro(name: name, dependencies: dependencies, swiftSettings: settings)
    case .tests:
      .testTarget(name: name, dependencies: dependencies, exclude: dataOfTests[name] ?? [], swiftSettings: settings)
    case .testSupport: .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
    case .testsOfTheMainActor:
      .testTarget(name: name, dependencies: dependencies, swiftSettings: settingsOfTheMainActor)
    }
  }
}

let rows: [Row] = [
  // Layer 0
  Row(.c, "HeadgateSupportC", because: "SwiftPM keeps C in a target of its own; thread-local storage needs C"),
  Row(
    .library,
    "HeadgateSupport",
    on: ["HeadgateSupportC", issueReporting],
    because: "locks, the thread's slot and the issue channel are useful without a store; hidden from users"
  ),

  // Build: targets that run in the compiler
  Row(
    .library,
    "HeadgateSyntax",
    on: syntax("SwiftSyntax", "SwiftSyntaxBuilder"),
    because: "imports swift-syntax; one answer to 'is this a reducer, which are its actions' for macros and linter"
  ),
  Row(
    .library,
    "HeadgateExpansions",
    on: ["HeadgateSyntax"] + syntax("SwiftSyntax", "SwiftSyntaxBuilder", "SwiftDiagnostics"),
    because: "what macros write and say, built beside the half of swift-syntax that only the plugin needs"
  ),
  Row(
    .macros,
    "HeadgateMacros",
    on: ["HeadgateSyntax", "HeadgateExpansions"]
      + syntax("SwiftSyntax", "SwiftSyntaxMacros", "SwiftCompilerPlugin", "SwiftDiagnostics"),
    because: "SwiftPM demands a target for a compiler plugin"
  ),

  // Tools: no library product depends on these targets
  Row(
    .library,
    "HeadgateLint",
    on: ["HeadgateSyntax", "HeadgateTerminal", yams] + syntax("SwiftSyntax", "SwiftParser"),
    because: "used by the command and by tests, without the parser of arguments"
  ),
  Row(
    .library,
    "HeadgateMap",
    on: ["HeadgateLint", "HeadgateTerminal"],
    because: "used by the command and by tests, without the parser of arguments; the linter does not need it"
  ),
  Row(
    .library,
    "HeadgateTemplates",
    on: ["HeadgateSyntax", "HeadgateLint", "HeadgateMap", "HeadgateTerminal"] + syntax("SwiftSyntax", "SwiftParser"),
    because: "used by the command and by tests, without the parser of arguments; the linter does not need it"
  ),
  Row(
    .library,
    "HeadgateMigrate",
    on: ["HeadgateSyntax", "HeadgateLint", "HeadgateTerminal"] + syntax("SwiftSyntax", "SwiftParser"),
    because: "used by the command and by tests, without the parser of arguments; the linter does not need it"
  ),
  Row(
    .library,
    "HeadgateTerminal",
    because:
      "what every program prints passes one place; it imports nothing but Foundation, so an app and a build that lints can have it"
  ),
  Row(
    .library,
    "HeadgateSessionText",
    on: ["HeadgateRecordings", "HeadgateTerminal"],
    because: "used by the command and by tests: a test of an executable may be built before what it imports"
  ),
  Row(
    .library,
    "HeadgateCommandLine",
    on: ["HeadgateLint", "HeadgateTerminal", argumentParser],
    because: "the arguments of the linter, for two programs: one of them is built without SQLite"
  ),
  Row(
    .command,
    "HeadgateCommand",
    on: [
      "HeadgateLint", "HeadgateMap", "HeadgateTemplates", "HeadgateMigrate", "HeadgateRecordings",
      "HeadgateSessionText", "HeadgateCommandLine", "HeadgateTerminal", argumentParser,
    ],
    because: "SwiftPM demands a target for an executable"
  ),
  Row(
    .command,
    "HeadgateLintCommandTool",
    on: ["HeadgateCommandLine", argumentParser],
    because: "each package that lints builds it, so it has neither SQLite nor the other commands"
  ),
  Row(
    .command,
    "HeadgateLintTool",
    on: ["HeadgateLint", "HeadgateTerminal"],
    because: "builds that lint wait for it, so it has the linter only, and not the other commands"
  ),
  Row(
    .buildPlugin,
    "HeadgateLintPlugin",
    on: ["HeadgateLintTool"],
    because: "SwiftPM demands a target for a plugin"
  ),
  Row(
    .commandPlugin(
      verb: "headgate-lint",
      description: "Reports mistakes in the design of actions and effects.",
      reason: "`--fix` corrects the sources."
    ),
    "HeadgateLintCommandPlugin",
    on: ["HeadgateLintCommandTool"],
    because: "SwiftPM demands a target for a plugin, and one target for each capability"
  ),

  Row(
    .library,
    "HeadgateMutations",
    on: ["HeadgateLint", "HeadgateMigrate"],
    because:
      "used by tests, which are built for debugging, and by a command in a release build: a million files need it"
  ),
  Row(
    .command,
    "HeadgateMutationsCommand",
    on: ["HeadgateMutations", "HeadgateTerminal", argumentParser],
    because: "SwiftPM demands a target for an executable"
  ),

  // Layer 1
  Row(
    .library,
    "HeadgateCasePathsRuntime",
    on: ["HeadgateSupport", issueReporting],
    because: "built beside swift-syntax, not after it: whatever names a macro waits for the plugin"
  ),
  Row(
    .library,
    "HeadgateIdentified",
    on: ["HeadgateSupport", collections],
    because: "useful without a store"
  ),
  Row(
    .library,
    "HeadgateDependenciesRuntime",
    on: ["HeadgateSupport", issueReporting],
    because: "built beside swift-syntax, not after it"
  ),

  // Layer 2
  Row(
    .library,
    "HeadgateCore",
    on: [
      "HeadgateSupportC", "HeadgateSupport", "HeadgateCasePathsRuntime", "HeadgateIdentified",
      "HeadgateDependenciesRuntime", collections, customDump,
    ],
    because: "the store, reducers, effects and observation; what all above stand on"
  ),

  Row(
    .library,
    "HeadgateShared",
    on: ["HeadgateSupportC", "HeadgateSupport", "HeadgateDependenciesRuntime", customDump],
    because: "useful without a store; the engine does not know it"
  ),

  // Layer 3
  Row(
    .library,
    "HeadgateUDF",
    on: [
      "HeadgateSupportC", "HeadgateSupport", "HeadgateCasePathsRuntime", "HeadgateDependenciesRuntime",
      "HeadgateDependencies", "HeadgateCore",
    ],
    because: "its names are those of the engine: feature code imports one or the other"
  ),

  Row(
    .library,
    "HeadgateUI",
    on: [
      "HeadgateSupport", "HeadgateCasePathsRuntime", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateShared",
    ],
    because: "imports SwiftUI, UIKit and AppKit: everything below is the same on each platform"
  ),

  Row(
    .library,
    "HeadgateRecordings",
    on: ["HeadgateSupport", "HeadgateTerminal", sqlite, sqliteOfSystem],
    because: "imports SQLite; the command line reads recordings without the engine"
  ),
  Row(
    .library,
    "HeadgateRecorder",
    on: [
      "HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateShared", "HeadgateRecordings",
      "HeadgateTerminal", customDump,
    ],
    because: "imports SQLite through the recordings, which the engine must not know"
  ),
  Row(
    .library,
    "HeadgateSession",
    on: [
      "HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateRecordings", "HeadgateRecorder",
      "HeadgateTerminal", argumentParser,
    ],
    because: "imports the parser of arguments; an app adds it to its own command, because only the app has its reducers"
  ),
  Row(
    .library,
    "HeadgateInspector",
    on: [
      "HeadgateSupport", "HeadgateCore", "HeadgateRecordings", "HeadgateRecorder", "HeadgateTerminal", sockets,
    ],
    because: "imports sockets, which an app that only records must not ship"
  ),
  Row(
    .library,
    "HeadgateLogging",
    on: ["HeadgateCore", logging, customDump],
    because: "imports swift-log"
  ),
  Row(
    .library,
    "HeadgateMetrics",
    on: ["HeadgateSupport", "HeadgateCore", metrics],
    because: "imports swift-metrics"
  ),
  Row(
    .library,
    "HeadgateTracing",
    on: ["HeadgateCore", tracing],
    because: "imports swift-distributed-tracing"
  ),

  // Testing: targets that only tests import
  Row(
    .library,
    "HeadgateTesting",
    on: [
      "HeadgateSupportC", "HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCasePathsRuntime",
      "HeadgateCore", customDump,
      issueReporting,
      issueReportingTestSupport,
    ],
    because: "must not ship in the app; imports Testing and XCTest"
  ),

  Row(
    .library,
    "HeadgateReplayTesting",
    on: ["HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateShared", "HeadgateTesting"],
    because: "must not ship in the app; tests from recordings need it without SQLite, and other tests do not need it"
  ),

  Row(
    .library,
    "HeadgateUDFTesting",
    on: ["HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateUDF", "HeadgateTesting"],
    because: "must not ship in the app; tests of open actions import nothing of Headgate"
  ),

  // Products: macros and the modules that their expansions use
  Row(
    .library,
    "HeadgateCasePaths",
    on: ["HeadgateMacros", "HeadgateCasePathsRuntime"],
    because: "useful without a store"
  ),
  Row(
    .library,
    "HeadgateDependencies",
    on: ["HeadgateMacros", "HeadgateDependenciesRuntime", issueReporting],
    because: "useful without a store; clocks and context with it"
  ),
  Row(
    .library,
    "Headgate",
    on: [
      "HeadgateMacros", "HeadgateCasePaths", "HeadgateIdentified", "HeadgateDependencies", "HeadgateCore",
      "HeadgateShared", customDump, issueReporting,
      .target(name: "HeadgateUI", condition: .when(platforms: withSwiftUI)),
    ],
    because: "one import line for feature code"
  ),

  // Tests, one target per source target
  Row(
    .tests,
    "HeadgateRecordingsTests",
    on: ["HeadgateSupport", "HeadgateRecordings", sqlite],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateRecorderTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateDependencies", "HeadgateShared", "HeadgateSupport", "HeadgateTesting",
      "HeadgateRecordings", "HeadgateRecorder", customDump, issueReportingTestSupport,
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateSessionTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateRecordings", "HeadgateRecorder", "HeadgateSession", "HeadgateTesting",
      "HeadgateReplayTesting", "HeadgateSupport", "HostileRecordings", issueReportingTestSupport, argumentParser,
      issueReporting,
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateInspectorTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateSupport", "HeadgateRecordings", "HeadgateRecorder", "HeadgateInspector",
      "HeadgateTesting",
      "HeadgateReplayTesting", "BrowserPages", sockets,
    ],
    because: "mirrors its target"
  ),
  Row(
    .testSupport,
    "HostileRecordings",
    on: [sqlite],
    because: "the tests of both commands for sessions read the same changed files"
  ),
  Row(.testSupport, "BrowserPages", because: "the tests of the examples drive the page, too, by a link to this folder"),
  Row(
    .tests,
    "HeadgateRedactionTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateSupport", "HeadgateRecordings", "HeadgateRecorder",
      "HeadgateInspector", "HeadgateLogging", "HeadgateMetrics", "HeadgateTracing", "HeadgateTesting",
      "HeadgateReplayTesting", "HeadgateUDF", "HeadgateUDFTesting", customDump, logging, metrics, tracing,
      .product(name: "MetricsTestKit", package: "swift-metrics"),
      .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
    ],
    because: "walks the outputs of all targets with a marked secret"
  ),
  Row(
    .tests,
    "HeadgateLoggingTests",
    on: ["Headgate", "HeadgateSupport", "HeadgateCore", "HeadgateLogging", logging],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateMetricsTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateMetrics", metrics,
      .product(name: "MetricsTestKit", package: "swift-metrics"),
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateTracingTests",
    on: [
      "Headgate", "HeadgateSupport", "HeadgateCore", "HeadgateTracing", tracing,
      .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateSyntaxTests",
    on: ["HeadgateSyntax"] + syntax("SwiftSyntax", "SwiftSyntaxBuilder", "SwiftParser"),
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateLintTests",
    on: ["HeadgateLint"],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateMapTests",
    on: ["HeadgateLint", "HeadgateMap", "BrowserPages"],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateTemplatesTests",
    on: ["HeadgateLint", "HeadgateTemplates"],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateMigrateTests",
    on: ["HeadgateLint", "HeadgateMigrate"],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateMutationsTests",
    on: ["HeadgateMutations"],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateCommandTests",
    on: [
      "HeadgateCommand", "HeadgateLint", "HeadgateRecordings", "HeadgateSessionText", "HeadgateTerminal",
      "HostileRecordings", sqlite,
    ],
    because: "mirrors its target, and runs the built command"
  ),
  Row(
    .tests,
    "HeadgateMacrosTests",
    on: [
      "HeadgateExpansions", "HeadgateMacros", "HeadgateCasePaths", "HeadgateCore", "HeadgateDependencies",
      "HeadgateSupport", issueReportingTestSupport,
    ]
      + syntax(
        "SwiftSyntax",
        "SwiftSyntaxBuilder",
        "SwiftDiagnostics",
        "SwiftSyntaxMacroExpansion",
        "SwiftSyntaxMacrosGenericTestSupport"
      ),
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateSupportTests",
    on: ["HeadgateSupport", issueReportingTestSupport],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateCasePathsTests",
    on: ["HeadgateSupport", "HeadgateCasePathsRuntime", "HeadgateCasePaths", issueReportingTestSupport],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateIdentifiedTests",
    on: ["HeadgateSupport", "HeadgateIdentified", collections],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateDependenciesTests",
    on: ["HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateDependencies", issueReportingTestSupport],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateSharedTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateDependencies", "HeadgateDependenciesRuntime", "HeadgateIdentified",
      "HeadgateShared", "HeadgateSupport", "HeadgateTesting", customDump, issueReporting, issueReportingTestSupport,
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateUDFTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateSupport", "HeadgateDependencies", "HeadgateTesting", "HeadgateUDF",
      issueReporting, issueReportingTestSupport,
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateUDFTestingTests",
    on: ["HeadgateDependencies", "HeadgateUDF", "HeadgateUDFTesting", issueReportingTestSupport],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateTestingTests",
    on: [
      "Headgate", "HeadgateCasePaths", "HeadgateCore", "HeadgateSupport", "HeadgateDependencies", "HeadgateTesting",
      issueReporting, issueReportingTestSupport,
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateEditorTests",
    on: ["Headgate", "HeadgateTesting"],
    because: "runs the language server of the toolchain, which no other test needs"
  ),
  Row(
    .testsOfTheMainActor,
    "HeadgateIsolationTests",
    on: [
      "Headgate", "HeadgateInspector", "HeadgateRecorder", "HeadgateRecordings", "HeadgateReplayTesting",
      "HeadgateTesting",
    ],
    because: "default isolation is a setting of a target"
  ),
  Row(
    .tests,
    "HeadgateCoreTests",
    on: [
      "Headgate", "HeadgateCasePaths", "HeadgateCore", "HeadgateDependencies", "HeadgateIdentified", "HeadgateSupport",
      "HeadgateTesting", customDump, issueReporting, issueReportingTestSupport,
    ],
    because: "mirrors its target"
  ),
]

let package = Package(
  name: "headgate",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1), .macCatalyst(.v17)],
  products: [
    .library(name: "Headgate", targets: ["Headgate"]),
    .library(name: "HeadgateCasePaths", targets: ["HeadgateCasePaths"]),
    .library(name: "HeadgateIdentified", targets: ["HeadgateIdentified"]),
    .library(name: "HeadgateDependencies", targets: ["HeadgateDependencies"]),
    .library(name: "HeadgateShared", targets: ["HeadgateShared"]),
    .library(name: "HeadgateUDF", targets: ["HeadgateUDF"]),
    .library(name: "HeadgateRecordings", targets: ["HeadgateRecordings"]),
    .library(name: "HeadgateRecorder", targets: ["HeadgateRecorder"]),
    .library(name: "HeadgateSession", targets: ["HeadgateSession"]),
    .library(name: "HeadgateInspector", targets: ["HeadgateInspector"]),
    .library(name: "HeadgateLogging", targets: ["HeadgateLogging"]),
    .library(name: "HeadgateMetrics", targets: ["HeadgateMetrics"]),
    .library(name: "HeadgateTracing", targets: ["HeadgateTracing"]),
    .library(name: "HeadgateTesting", targets: ["HeadgateTesting"]),
    .library(name: "HeadgateReplayTesting", targets: ["HeadgateReplayTesting"]),
    .library(name: "HeadgateUDFTesting", targets: ["HeadgateUDFTesting"]),
    // The name of the target differs from that of the library by more than case, because some file systems ignore case.
    .executable(name: "headgate", targets: ["HeadgateCommand"]),
    // Lints a target in each build.
    .plugin(name: "HeadgateLintPlugin", targets: ["HeadgateLintPlugin"]),
    // `swift package headgate-lint`
    .plugin(name: "HeadgateLintCommandPlugin", targets: ["HeadgateLintCommandPlugin"]),
  ],
  dependencies: [
    // Ordered sets and dictionaries for identified arrays and stacks.
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.4"),
    // Dumps and diffs of states and actions in messages.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
    // Issues: test failures in both test frameworks, and runtime warnings in an app.
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.2"),
    // The arguments of the commands. Nothing else uses it.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // The configuration of the linter, `.headgate.yml`: positions of its entries, for messages. Nothing else uses it.
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    // Recordings are files of SQLite. Needs libsqlite3-dev on Linux. Nothing else uses it.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // FlyingSocks, the sockets of the inspector's server: small, and without SwiftNIO. Nothing else uses it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // What servers log, measure and trace with. Each is used by one target only.
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.1.0"),
    // Macros.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
  ],
  targets: rows.map(\.target)
)
