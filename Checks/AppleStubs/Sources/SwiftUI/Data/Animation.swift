public import Foundation

/// How a change is shown over time.
///
/// - <https://developer.apple.com/documentation/swiftui/animation> (M)
public struct Animation: Equatable, Sendable {
  private let name: String
  private var delay: TimeInterval = 0
  private var speed = 1.0

  private init(_ name: String) { self.name = name }
}

extension Animation {
  public static let `default` = Animation("default")
  public static var linear: Animation { Animation("linear") }
  public static var easeIn: Animation { Animation("easeIn") }
  public static var easeOut: Animation { Animation("easeOut") }
  public static var easeInOut: Animation { Animation("easeInOut") }
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear \(duration)") }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn \(duration)") }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut \(duration)") }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut \(duration)") }

  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    result.delay += delay
    return result
  }

  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speed *= speed
    return result
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Animation {
  // M
  public static var spring: Animation { Animation("spring") }
  public static var bouncy: Animation { Animation("bouncy") }
  public static var smooth: Animation { Animation("smooth") }
  public static var snappy: Animation { Animation("snappy") }
  // I26
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation("spring \(spring.duration)")
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation("interpolatingSpring \(spring.duration)")
  }
}

/// <https://developer.apple.com/documentation/swiftui/spring> (M)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }
}

/// <https://developer.apple.com/documentation/swiftui/animationcompletioncriteria> (M)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// <https://developer.apple.com/documentation/swiftui/withanimation(_:_:)> (D27)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try withTransaction(\.animation, animation, body) }

/// <https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)> (R)
///
/// Nothing moves here, so the animation ends at once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withTransaction(\.animation, animation, body)
}
