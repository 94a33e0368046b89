public import Foundation

// Controls with a value. A test sets the value and sends the event, as UIKit does for a user.

/// <https://developer.apple.com/documentation/uikit/uibutton> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIButton: UIControl {
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

/// <https://developer.apple.com/documentation/uikit/uitextfield> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UITextField: UIControl {
  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
}

/// <https://developer.apple.com/documentation/uikit/uiswitch> (M). Not on tvOS.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// <https://developer.apple.com/documentation/uikit/uislider> (M). Not on tvOS.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
}

/// <https://developer.apple.com/documentation/uikit/uistepper> (M). Not on tvOS.
@available(iOS 5.0, visionOS 1.0, *)
@MainActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
}

/// <https://developer.apple.com/documentation/uikit/uidatepicker> (M). Not on tvOS.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor
open class UIDatePicker: UIControl {
  open var date = Date()
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// <https://developer.apple.com/documentation/uikit/uisegmentedcontrol> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
}

/// <https://developer.apple.com/documentation/uikit/uipagecontrol> (M)
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}

/// <https://developer.apple.com/documentation/uikit/uicolorwell> (M). Not on tvOS.
@available(iOS 14.0, visionOS 1.0, *)
@MainActor
open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
}
