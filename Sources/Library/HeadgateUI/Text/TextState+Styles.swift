#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension TextState {
    /// Returns the text with a font.
    ///
    /// ```swift
    /// TextState("Title").font(.headline)
    /// ```
    public func font(_ font: Font?) -> TextState { styled(.font(font)) }

    /// Returns the text with a weight of its font.
    ///
    /// ```swift
    /// TextState("Title").fontWeight(.semibold)
    /// ```
    public func fontWeight(_ weight: Font.Weight?) -> TextState { styled(.fontWeight(weight)) }

    /// Returns the text with a design of its font.
    ///
    /// ```swift
    /// TextState("Title").fontDesign(.rounded)
    /// ```
    public func fontDesign(_ design: Font.Design?) -> TextState { styled(.fontDesign(design)) }

    /// Returns the text with a width of its font.
    ///
    /// ```swift
    /// TextState("Title").fontWidth(.condensed)
    /// ```
    public func fontWidth(_ width: Font.Width?) -> TextState { styled(.fontWidth(width)) }

    /// Returns the text in a color. Nil is the color of the view around the text.
    ///
    /// ```swift
    /// TextState("Late").foregroundColor(.red)
    /// ```
    public func foregroundColor(_ color: Color?) -> TextState { styled(.foregroundColor(color)) }

    /// Returns the text in bold type.
    ///
    /// ```swift
    /// TextState("Delete").bold()
    /// ```
    public func bold(_ isActive: Bool = true) -> TextState { styled(.bold(isActive)) }

    /// Returns the text in italic type.
    ///
    /// ```swift
    /// TextState("Title").italic()
    /// ```
    public func italic(_ isActive: Bool = true) -> TextState { styled(.italic(isActive)) }

    /// Returns the text with space between its characters, in points. Ligatures stay.
    ///
    /// ```swift
    /// TextState("Title").kerning(2)
    /// ```
    public func kerning(_ kerning: CGFloat) -> TextState { styled(.kerning(kerning)) }

    /// Returns the text with space after each character, in points.
    ///
    /// ```swift
    /// TextState("Title").tracking(2)
    /// ```
    public func tracking(_ tracking: CGFloat) -> TextState { styled(.tracking(tracking)) }

    /// Returns the text above or below its line, in points.
    ///
    /// ```swift
    /// TextState("2").baselineOffset(6)
    /// ```
    public func baselineOffset(_ offset: CGFloat) -> TextState { styled(.baselineOffset(offset)) }

    /// Returns the text with characters of equal width.
    ///
    /// ```swift
    /// TextState(code).monospaced()
    /// ```
    public func monospaced(_ isActive: Bool = true) -> TextState { styled(.monospaced(isActive)) }

    /// Returns the text with digits of equal width.
    ///
    /// ```swift
    /// TextState(time).monospacedDigit()
    /// ```
    public func monospacedDigit() -> TextState { styled(.monospacedDigit) }

    /// Returns the text with a line through it.
    ///
    /// ```swift
    /// TextState("Old price").strikethrough()
    /// ```
    public func strikethrough(_ isActive: Bool = true, pattern: LineStylePattern = .solid, color: Color? = nil)
      -> TextState
    { styled(.strikethrough(isActive, pattern, color)) }

    /// Returns the text with a line below it.
    ///
    /// ```swift
    /// TextState("Title").underline(pattern: .dot)
    /// ```
    public func underline(_ isActive: Bool = true, pattern: LineStylePattern = .solid, color: Color? = nil) -> TextState
    { styled(.underline(isActive, pattern, color)) }

    func styled(_ style: SwiftUITextStyle) -> TextState {
      TextState(string: string, form: .styled(self, style))
    }
  }
#endif
