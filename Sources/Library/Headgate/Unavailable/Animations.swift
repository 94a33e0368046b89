// Names of TCA that belong to SwiftUI. HeadgateUI has them where SwiftUI exists.

#if !canImport(SwiftUI)
  /// Unavailable: there is no SwiftUI here.
  @available(*, unavailable, message: "Leave it out, and animate in the view. Animations need SwiftUI.")
  public struct Animation: Sendable {
    /// Unavailable.
    public static var `default`: Animation { fatalError() }
    /// Unavailable.
    public static var bouncy: Animation { fatalError() }
    /// Unavailable.
    public static var easeIn: Animation { fatalError() }
    /// Unavailable.
    public static var easeInOut: Animation { fatalError() }
    /// Unavailable.
    public static var easeOut: Animation { fatalError() }
    /// Unavailable.
    public static var linear: Animation { fatalError() }
    /// Unavailable.
    public static var smooth: Animation { fatalError() }
    /// Unavailable.
    public static var snappy: Animation { fatalError() }
    /// Unavailable.
    public static var spring: Animation { fatalError() }
    /// Unavailable.
    public func callAsFunction(duration: Double = 0, bounce: Double = 0) -> Animation { fatalError() }
  }

  extension Store {
    /// Unavailable: there is no SwiftUI here.
    @available(
      *,
      unavailable,
      message: "Leave out 'animation:', and animate in the view. It needs SwiftUI, so only Apple platforms have it."
    )
    @discardableResult
    public func send(_ action: Action, animation: Animation?) -> StoreTask { fatalError() }
  }

  extension Effect {
    /// Unavailable: there is no SwiftUI here.
    @available(
      *,
      unavailable,
      message: "Leave out 'animation:', and animate in the view. It needs SwiftUI, so only Apple platforms have it."
    )
    public static func send(_ action: Action, animation: Animation?) -> Self { fatalError() }

    /// Unavailable: there is no SwiftUI here.
    @available(
      *,
      unavailable,
      message: "Leave it out, and animate in the view. It needs SwiftUI, so only Apple platforms have it."
    )
    public func animation(_ animation: Animation? = nil) -> Self { fatalError() }

    /// Unavailable: there is no SwiftUI here.
    @available(
      *,
      unavailable,
      message: "Leave it out, and animate in the view. It needs SwiftUI, so only Apple platforms have it."
    )
    public func transaction<Transaction>(_ transaction: Transaction) -> Self { fatalError() }
  }

  extension Send {
    /// Unavailable: there is no SwiftUI here.
    @available(
      *,
      unavailable,
      message: "Leave out 'animation:', and animate in the view. It needs SwiftUI, so only Apple platforms have it."
    )
    public func callAsFunction(_ action: Action, animation: Animation?) async { fatalError() }
  }
#endif
