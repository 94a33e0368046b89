// swift-tools-version: 6.3

// Longer than other files: SwiftPM reads one manifest, and each target is a row of one table with its reason.

import CompilerPluginSupport
import PackageDescription

// Products of other packages. An app that uses `Headgate` and `HeadgateTesting` resolves and builds only swift-collections,
// swift-custom-dump, IssueReporting and swift-syntax: the other packages belong to a trait, and are not fetched without it.
let collections = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")
let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")
let issueReporting = Target.Dependency.product(name: "IssueReporting", package: "xctest-dynamic-overlay")
let issueReportingTestSupport = Target.Dependency.product(
  name: "IssueReportingTestSupport",
  package: "xctest-dynamic-overlay"
)
let sqlite = product("GRDB", of: "GRDB.swift", with: .recording)
// The functions of SQLite that GRDB has no own ones for.
let sqliteOfSystem = product("GRDBSQLite", of: "GRDB.swift", with: .recording)
let sockets = product("FlyingSocks", of: "FlyingFox", with: .inspection)
let logging = product("Logging", of: "swift-log", with: .bridges)
let metrics = product("Metrics", of: "swift-metrics", with: .bridges)
let metricsTestKit = product("MetricsTestKit", of: "swift-metrics", with: .bridges)
let tracing = product("Tracing", of: "swift-distributed-tracing", with: .bridges)
let inMemoryTracing = product("InMemoryTracing", of: "swift-distributed-tracing", with: .bridges)
let argumentParser = product("ArgumentParser", of: "swift-argument-parser", with: .tools)
let yams = product("Yams", of: "Yams", with: .tools)

/// What a package that depends on Headgate turns on by name. All are off by default.
///
/// No trait turns on another one: SwiftPM 6.3 passes those that are on to the compiler in another order in each process that plans a
/// build, and compiles the whole package again (decision 0088). A product has the names of all traits that need it instead.
///
/// A target that imports such a product depends on `HeadgateNeeds…`, which fails with the name of the trait where it is off.
enum Feature: String, CaseIterable {
  case recording = "Recording"
  case inspection = "Inspection"
  case bridges = "Bridges"
  case tools = "Tools"
  case all = "All"

  var description: String {
    switch self {
    case .recording: "Recordings of sessions, and their replay; adds GRDB (SQLite)."
    case .inspection: "Recording, and the page that shows a running store; adds FlyingFox."
    case .bridges: "Logs, metrics and traces of a store; adds swift-log and its relatives."
    case .tools:
      "Inspection, the command headgate, the plugins of the linter, and HeadgateSession; adds ArgumentParser and Yams."
    case .all: "All of these."
    }
  }

  /// The traits that include this one.
  var including: Set<Feature> {
    switch self {
    case .recording: [.recording, .inspection, .tools, .all]
    case .inspection: [.inspection, .tools, .all]
    case .bridges: [.bridges, .all]
    case .tools: [.tools, .all]
    case .all: [.all]
    }
  }

  var check: Target.Dependency { .byName(name: "HeadgateNeeds\(rawValue)") }
}

func product(_ name: String, of package: String, with feature: Feature) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: Set(feature.including.map(\.rawValue))))
}

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
  // The folder is a link to the plugin's sources. Were the plugin a dependency, SwiftPM 6.3 would build all tests, and all that they stand
  // on, for the machine of the compiler: a second time.
  "HeadgateMacrosTests": ["Macros/Plugin.swift"],
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

  /// - Parameter room: The folder of `Sources` and of `Tests` that contains the folder of the target.
  func target(in room: String) -> Target {
    let sources = "Sources/\(room)/\(name)"
    let tests = "Tests/\(room)/\(name)"
    return switch kind {
    case .buildPlugin: .plugin(name: name, capability: .buildTool(), dependencies: dependencies, path: sources)
    case .c: .target(name: name, dependencies: dependencies, path: sources)
    case .command: .executableTarget(name: name, dependencies: dependencies, path: sources, swiftSettings: settings)
    case .commandPlugin(let verb, let description, let reason):
      .plugin(
        name: name,
        capability: .command(
          intent: .custom(verb: verb, description: description),
          permissions: [.writeToPackageDirectory(reason: reason)]
        ),
        dependencies: dependencies,
        path: sources
      )
    case .library: .target(name: name, dependencies: dependencies, path: sources, swiftSettings: settings)
    case .macros: .macro(name: name, dependencies: dependencies, path: sources, swiftSettings: settings)
    case .tests:
      .testTarget(
        name: name,
        dependencies: dependencies,
        path: tests,
        exclude: dataOfTests[name] ?? [],
        swiftSettings: settings
      )
    case .testSupport: .target(name: name, dependencies: dependencies, path: tests, swiftSettings: settings)
    case .testsOfTheMainActor:
      .testTarget(name: name, dependencies: dependencies, path: tests, swiftSettings: settingsOfTheMainActor)
    }
  }
}

// The rooms of `Sources` and of `Tests`, one table each: the sources first, from the bottom up, then the tests.

// What ships in an app: state, actions, reducers, effects, stores, dependencies and shared values, from the bottom up.
let library: [Row] = [
  Row(.c, "HeadgateSupportC", because: "SwiftPM keeps C in a target of its own; thread-local storage needs C"),
  Row(
    .library,
    "HeadgateSupport",
    on: ["HeadgateSupportC", issueReporting],
    because: "locks, the thread's slot and the issue channel are useful without a store; hidden from users"
  ),
  Row(
    .library,
    "HeadgateTexts",
    because:
      "what every program prints passes one place; it imports nothing but Foundation, so an app and a build that lints can have it"
  ),
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
    "HeadgateCoreTests",
    on: [
      "Headgate", "HeadgateCasePaths", "HeadgateCore", "HeadgateDependencies", "HeadgateIdentified", "HeadgateSupport",
      "HeadgateTesting", customDump, issueReporting, issueReportingTestSupport,
    ],
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
    .testsOfTheMainActor,
    "HeadgateIsolationTests",
    on: [
      "Headgate", "HeadgateInspector", "HeadgateRecorder", "HeadgateRecordings", "HeadgateReplayTesting",
      "HeadgateTesting",
    ],
    because: "default isolation is a setting of a target"
  ),
]

// What runs in the compiler, never in an app.
let macros: [Row] = [
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
  Row(
    .tests,
    "HeadgateSyntaxTests",
    on: ["HeadgateSyntax"] + syntax("SwiftSyntax", "SwiftSyntaxBuilder", "SwiftParser"),
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateMacrosTests",
    on: [
      "HeadgateExpansions", "HeadgateSyntax", "HeadgateCasePaths", "HeadgateCore", "HeadgateDependencies",
      "HeadgateSupport", issueReportingTestSupport,
    ]
      + syntax(
        "SwiftSyntax",
        "SwiftSyntaxBuilder",
        "SwiftSyntaxMacros",
        "SwiftDiagnostics",
        "SwiftSyntaxMacroExpansion",
        "SwiftSyntaxMacrosGenericTestSupport"
      ),
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateEditorTests",
    on: ["Headgate", "HeadgateTesting"],
    because: "runs the language server of the toolchain, which no other test needs"
  ),
]

// What only tests import: none of it must ship in an app.
let testing: [Row] = [
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
    "HeadgateUDFTestingTests",
    on: ["HeadgateDependencies", "HeadgateUDF", "HeadgateUDFTesting", issueReportingTestSupport],
    because: "mirrors its target"
  ),
]

// Sessions on disk, their replay, and the page that shows them.
let recording: [Row] = [
  Row(
    .library,
    "HeadgateNeedsRecording",
    because: "one message that names the trait, before each file fails at an import"
  ),
  Row(
    .library,
    "HeadgateRecordings",
    on: [Feature.recording.check, "HeadgateSupport", "HeadgateTexts", sqlite, sqliteOfSystem],
    because: "imports SQLite; the command line reads recordings without the engine"
  ),
  Row(
    .library,
    "HeadgateRecorder",
    on: [
      "HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateShared", "HeadgateRecordings",
      "HeadgateTexts", customDump,
    ],
    because: "imports SQLite through the recordings, which the engine must not know"
  ),
  Row(
    .library,
    "HeadgateSession",
    on: [
      "HeadgateSupport", "HeadgateDependenciesRuntime", "HeadgateCore", "HeadgateRecordings", "HeadgateRecorder",
      "HeadgateTexts", Feature.tools.check, argumentParser,
    ],
    because: "imports the parser of arguments; an app adds it to its own command, because only the app has its reducers"
  ),
  Row(
    .library,
    "HeadgateNeedsInspection",
    because: "one message that names the trait, before each file fails at an import"
  ),
  Row(
    .library,
    "HeadgateInspector",
    on: [
      "HeadgateSupport", "HeadgateCore", "HeadgateRecordings", "HeadgateRecorder", "HeadgateTexts",
      Feature.inspection.check, sockets,
    ],
    because: "imports sockets, which an app that only records must not ship"
  ),
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
    .tests,
    "HeadgateRedactionTests",
    on: [
      "Headgate", "HeadgateCore", "HeadgateSupport", "HeadgateRecordings", "HeadgateRecorder",
      "HeadgateInspector", "HeadgateLogging", "HeadgateMetrics", "HeadgateTracing", "HeadgateTesting",
      "HeadgateReplayTesting", "HeadgateUDF", "HeadgateUDFTesting", customDump, logging, metrics, tracing,
      metricsTestKit,
      inMemoryTracing,
    ],
    because: "walks the outputs of all targets with a marked secret"
  ),
]

// What servers log, measure and trace with: each target imports one package.
let bridges: [Row] = [
  Row(
    .library,
    "HeadgateNeedsBridges",
    because: "one message that names the trait, before each file fails at an import"
  ),
  Row(
    .library,
    "HeadgateLogging",
    on: [Feature.bridges.check, "HeadgateCore", logging, customDump],
    because: "imports swift-log"
  ),
  Row(
    .library,
    "HeadgateMetrics",
    on: [Feature.bridges.check, "HeadgateSupport", "HeadgateCore", metrics],
    because: "imports swift-metrics"
  ),
  Row(
    .library,
    "HeadgateTracing",
    on: [Feature.bridges.check, "HeadgateCore", tracing],
    because: "imports swift-distributed-tracing"
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
      metricsTestKit,
    ],
    because: "mirrors its target"
  ),
  Row(
    .tests,
    "HeadgateTracingTests",
    on: [
      "Headgate", "HeadgateSupport", "HeadgateCore", "HeadgateTracing", tracing,
      inMemoryTracing,
    ],
    because: "mirrors its target"
  ),
]

// The command `headgate`, the linter and its plugins: no library product depends on them.
let tools: [Row] = [
  Row(
    .library,
    "HeadgateNeedsTools",
    because: "one message that names the trait, before each file fails at an import"
  ),
  Row(
    .library,
    "HeadgateLint",
    on: [Feature.tools.check, "HeadgateSyntax", "HeadgateTexts", yams] + syntax("SwiftSyntax", "SwiftParser"),
    because: "used by the command and by tests, without the parser of arguments"
  ),
  Row(
    .library,
    "HeadgateMap",
    on: ["HeadgateLint", "HeadgateTexts"],
    because: "used by the command and by tests, without the parser of arguments; the linter does not need it"
  ),
  Row(
    .library,
    "HeadgateTemplates",
    on: ["HeadgateSyntax", "HeadgateLint", "HeadgateMap", "HeadgateTexts"] + syntax("SwiftSyntax", "SwiftParser"),
    because: "used by the command and by tests, without the parser of arguments; the linter does not need it"
  ),
  Row(
    .library,
    "HeadgateMigrate",
    on: ["HeadgateSyntax", "HeadgateLint", "HeadgateTexts"] + syntax("SwiftSyntax", "SwiftParser"),
    because: "used by the command and by tests, without the parser of arguments; the linter does not need it"
  ),
  Row(
    .library,
    "HeadgateSessionText",
    on: ["HeadgateRecordings", "HeadgateTexts"],
    because: "used by the command and by tests: a test of an executable may be built before what it imports"
  ),
  Row(
    .library,
    "HeadgateCommandLine",
    on: ["HeadgateLint", "HeadgateTexts", argumentParser],
    because: "the arguments of the linter, for two programs: one of them is built without SQLite"
  ),
  Row(
    .command,
    "HeadgateCommand",
    on: [
      "HeadgateLint", "HeadgateMap", "HeadgateTemplates", "HeadgateMigrate", "HeadgateRecordings",
      "HeadgateSessionText", "HeadgateCommandLine", "HeadgateTexts", argumentParser,
    ],
    because: "SwiftPM demands a target for an executable"
  ),
  Row(
    .command,
    "HeadgateLintTool",
    on: ["HeadgateLint", "HeadgateTexts"],
    because: "builds that lint wait for it, so it has the linter only, and not the other commands"
  ),
  Row(
    .buildPlugin,
    "HeadgateLintPlugin",
    on: ["HeadgateLintTool"],
    because: "SwiftPM demands a target for a plugin"
  ),
  Row(
    .command,
    "HeadgateLintCommandTool",
    on: ["HeadgateCommandLine", argumentParser],
    because: "each package that lints builds it, so it has neither SQLite nor the other commands"
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
    on: ["HeadgateMutations", "HeadgateTexts", argumentParser],
    because: "SwiftPM demands a target for an executable"
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
    "HeadgateCommandTests",
    on: [
      "HeadgateCommand", "HeadgateLint", "HeadgateRecordings", "HeadgateSessionText", "HeadgateTexts",
      "HostileRecordings", sqlite,
    ],
    because: "mirrors its target, and runs the built command"
  ),
  Row(
    .tests,
    "HeadgateMutationsTests",
    on: ["HeadgateMutations"],
    because: "mirrors its target"
  ),
]

// What several tests use. Each is a target of the folder `Tests/Support`.
let support: [Row] = [
  Row(
    .testSupport,
    "HostileRecordings",
    on: [sqlite],
    because: "the tests of both commands for sessions read the same changed files"
  ),
  Row(.testSupport, "BrowserPages", because: "the tests of the examples drive the page, too, by a link to this folder"),
]

let rooms: [(name: String, rows: [Row])] = [
  ("Library", library), ("Macros", macros), ("Testing", testing), ("Recording", recording), ("Bridges", bridges),
  ("Tools", tools), ("Support", support),
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
  traits: Set(Feature.allCases.map { .trait(name: $0.rawValue, description: $0.description) }),
  dependencies: [
    // Ordered sets and dictionaries for identified arrays and stacks.
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.4"),
    // Dumps and diffs of states and actions in messages.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
    // Issues: test failures in both test frameworks, and runtime warnings in an app.
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.2"),
    // Macros.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    // Recording: files of SQLite. Needs libsqlite3-dev on Linux.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Inspection: FlyingSocks, the sockets of the inspector's server: small, and without SwiftNIO.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Bridges: what servers log, measure and trace with. Each is used by one target only.
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.1.0"),
    // Tools: the arguments of the commands.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Tools: the configuration of the linter, `.headgate.yml`: positions of its entries, for messages.
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: rooms.flatMap { room in room.rows.map { $0.target(in: room.name) } }
)
