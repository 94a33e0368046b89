public import Foundation

/// A view that blurs what is behind it.
///
/// - <https://developer.apple.com/documentation/uikit/uivisualeffectview> (M)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    super.addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  /// UIKit throws an exception, which stops the program. (M)
  open override func addSubview(_ view: UIView) {
    preconditionFailure("Do not add a subview to a visual effect view. Add it to the 'contentView'.")
  }
}

/// <https://developer.apple.com/documentation/uikit/uivisualeffect> (M)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIVisualEffect: NSObject {}
