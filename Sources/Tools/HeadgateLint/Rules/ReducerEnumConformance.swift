extension Rule {
  static let reducerEnumConformance = Rule(
    id: "reducer-enum-conformance",
    seeds: ["S3-13", "S3-14"],
    severity: .error,
    summary: "The declaration of a `@Reducer enum` has a conformance, or its extension is not at file scope.",
    why:
      "The conformance would apply to the enum of reducers, whose cases the macro replaces. It belongs to an extension.",
    advice:
      "Write `extension Parent.Destination: Equatable {}` at file scope, or `extension Parent.Destination.State: Equatable {}`.",
    isFixable: true,
    examples: [
      .bad(
        """
        @Reducer
        struct Inbox {
          @Reducer
          enum Destination: Equatable { // ←
            case detail(Detail)
          }
        }
        """,
        fixed: """
          @Reducer
          struct Inbox {
            @Reducer
            enum Destination {
              case detail(Detail)
            }
          }

          extension Inbox.Destination: Equatable {}
          """
      ),
      .good(
        """
        @Reducer
        struct Inbox {
          @Reducer
          enum Destination {
            case detail(Detail)
          }
        }
        extension Inbox.Destination: Equatable {}
        enum Plain: Equatable { case one }
        """
      ),
    ],
    check: .file { file, reporter in
      let reducers = Set(file.types.filter { $0.kind == .enum && $0.has("Reducer") }.map(\.path))
      for type in file.types {
        if type.kind == .extension, type.isNested, reducers.contains(where: { $0.hasSuffix(type.path) }) {
          reporter.report(file, type.range, "The extension of '\(type.name)' is not at file scope.")
        }
        guard type.kind == .enum, type.has("Reducer"), type.inheritanceRange != nil else { continue }
        // The macro of Headgate accepts this conformance.
        if reporter.profile == .headgate, type.inherited.allSatisfy({ $0.name == "Sendable" }) { continue }
        let list = type.inherited.compactMap(\.name).joined(separator: ", ")
        reporter.report(
          file,
          type.range,
          "The enum reducer '\(type.name)' declares the conformance '\(list)'.",
          fix: type.conformanceMove.map {
            Fix(.init($0.clause, ""), .init(SourceRange(offset: $0.position, length: 0), $0.text))
          }
        )
      }
    }
  )
}

extension Array where Element: Equatable {
  fileprivate func hasSuffix(_ other: [Element]) -> Bool { suffix(other.count).elementsEqual(other) }
}
