// Combine exists only on Apple platforms. There, HeadgateUI defines `publisher`.

#if !canImport(Combine)
  extension Effect {
    /// Unavailable: use `run`.
    @available(
      *,
      unavailable,
      message:
        "Write '.run { send in for await value in values { await send(.name(value)) } }': there is no Combine here."
    )
    public static func publisher<Publisher>(_ make: () -> Publisher) -> Self { fatalError() }
  }
#endif
