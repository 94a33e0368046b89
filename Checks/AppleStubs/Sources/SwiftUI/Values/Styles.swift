// Values of appearance. The host ignores them, and their pages list more members than the stub.

public import Foundation

/// <https://developer.apple.com/documentation/swiftui/shapestyle> (attributes M)
public protocol ShapeStyle: Sendable {}

/// <https://developer.apple.com/documentation/swiftui/color> (M)
public struct Color: Hashable, Sendable, ShapeStyle {
  private let name: String
  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let blue = Color(name: "blue")
  public static let purple = Color(name: "purple")
  public static let gray = Color(name: "gray")
  public static let white = Color(name: "white")
  public static let black = Color(name: "black")
  public static let clear = Color(name: "clear")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let accentColor = Color(name: "accentColor")
}

/// <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var blue: Color { .blue }
  public static var green: Color { .green }
}

/// <https://developer.apple.com/documentation/swiftui/font> (M)
public struct Font: Hashable, Sendable {
  private let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")

  public struct Weight: Hashable, Sendable {
    private let value: Double
    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif, rounded, monospaced
  }
}

/// <https://developer.apple.com/documentation/swiftui/edge> (M)
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

/// <https://developer.apple.com/documentation/swiftui/axis> (M)
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
}

/// <https://developer.apple.com/documentation/swiftui/visibility> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// <https://developer.apple.com/documentation/swiftui/unitpoint> (M)
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

/// <https://developer.apple.com/documentation/swiftui/anchor> (M)
public struct Anchor<Value> {
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init() }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

/// <https://developer.apple.com/documentation/swiftui/popoverattachmentanchor> (D27)
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// <https://developer.apple.com/documentation/swiftui/horizontalalignment> (M)
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// <https://developer.apple.com/documentation/swiftui/verticalalignment> (M)
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
}

/// <https://developer.apple.com/documentation/swiftui/alignment> (M)
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
}
