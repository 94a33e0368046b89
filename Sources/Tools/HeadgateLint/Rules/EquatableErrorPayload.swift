extension Rule {
  static let equatableErrorPayload = Rule(
    id: "equatable-error-payload",
    seeds: ["S0-4", "S3-18"],
    severity: .error,
    summary: "An equatable enum of actions has a value of type `Error`, and no `==` of its own.",
    why: "Errors cannot be compared, so the compiler cannot make `==`, and reports it at the enum, not at the case.",
    advice: "Use an error type that is equatable, or write `static func ==`.",
    examples: [
      .bad(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable {
            case userLoaded(User)
            case userLoadFailed(Error) // ←
            case saved(Result<Void, any Error>) // ←
          }
        }
        """
      ),
      .bad(
        .splitResults,
        """
        protocol ShopAction: Equatable {}
        @Reducer
        struct Cart {
          enum Action: ShopAction { case failed(error: any Error) } // ←
        }
        """
      ),
      .good(
        .splitResults,
        """
        protocol ShopAction: Sendable {}
        protocol Shop: Equatable {}
        @Reducer
        struct Cart: Shop {
          enum Action: ShopAction, Unknown { case failed(error: any Error) }
        }
        """
      ),
      .good(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable {
            case userLoadFailed(any Error)
            static func == (left: Self, right: Self) -> Bool { true }
          }
          enum Internal: Equatable { case failed(ProfileError) }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      for (index, entry) in target.types.entries.enumerated() {
        let parts = target.parts(of: index)
        guard target.conforms(index, to: ["Equatable", "Hashable"]),
          !parts.contains(where: { $0.methods.contains("==") })
        else { continue }
        for location in entry.declarations {
          let file = target.files[location.file]
          let type = file.types[location.type]
          // A nested type can have the name `Error`.
          guard target.types.find(["Error"], from: type.path) == nil else { continue }
          guard type.kind == .enum, type.isAction || target.groups[index] != nil else { continue }
          for one in type.cases {
            guard let value = one.values.first(where: { $0.type.contains(\.isAnyError) }) else { continue }
            reporter.report(
              file,
              one.range,
              "The value '\(value.text)' of the action '\(one.name)' cannot be compared, but '\(type.name)' is equatable."
            )
          }
        }
      }
    }
  )
}
