import Headgate
import HeadgateTesting
import SwiftUI
import Testing
import ViewHost

@MainActor
@Suite("Texts with styles and translations")
struct TextStateTests {
  // holds: UI-70
  @Test("Each style is the style of SwiftUI")
  func styles() {
    let text = Text(verbatim: "a")
    let state = TextState(verbatim: "a")
    #expect(Text(state) == text)
    #expect(Text(state.bold()) == text.bold(true))
    #expect(Text(state.italic(false)) == text.italic(false))
    #expect(Text(state.font(.title)) == text.font(.title))
    #expect(Text(state.fontWeight(.bold)) == text.fontWeight(.bold))
    #expect(Text(state.fontDesign(.rounded)) == text.fontDesign(.rounded))
    #expect(Text(state.fontWidth(.condensed)) == text.fontWidth(.condensed))
    #expect(Text(state.foregroundColor(.red)) == text.foregroundColor(.red))
    #expect(Text(state.kerning(1)) == text.kerning(1))
    #expect(Text(state.tracking(2)) == text.tracking(2))
    #expect(Text(state.baselineOffset(3)) == text.baselineOffset(3))
    #expect(Text(state.monospaced()) == text.monospaced(true))
    #expect(Text(state.monospacedDigit()) == text.monospacedDigit())
    #expect(
      Text(state.strikethrough(pattern: .dot, color: .red)) == text.strikethrough(true, pattern: .dot, color: .red)
    )
    #expect(Text(state.underline(false)) == text.underline(false, pattern: .solid, color: nil))
    #expect(Text(state.accessibilityLabel(TextState("b"))) == text.accessibilityLabel(Text("b")))
    #expect(Text(state.accessibilityHeading(.h2)) == text.accessibilityHeading(.h2))
    #expect(Text(state.accessibilityTextContentType(.console)) == text.accessibilityTextContentType(.console))
    #expect(Text(state.speechAdjustedPitch(0.5)) == text.speechAdjustedPitch(0.5))
    #expect(Text(state.speechAlwaysIncludesPunctuation()) == text.speechAlwaysIncludesPunctuation(true))
    #expect(Text(state.speechAnnouncementsQueued(false)) == text.speechAnnouncementsQueued(false))
    #expect(Text(state.speechSpellsOutCharacters()) == text.speechSpellsOutCharacters(true))
    // In the order of the calls, and not the same style for each case.
    #expect(Text(state.bold().italic()) == text.bold(true).italic(true))
    #expect(Text(state.bold()) != text.italic(true))
  }

  // holds: UI-70
  @Test("A part of a text keeps its style")
  func joined() {
    let state = TextState("Delete ") + TextState("all").bold()
    #expect(String(state: state) == "Delete all")
    #expect(Text(state) == Text("\(Text(verbatim: "Delete "))\(Text(verbatim: "all").bold(true))"))
  }

  // holds: UI-71
  @Test("Texts are equal if their strings and their styles are equal")
  func equality() {
    #expect(TextState("a").bold() == TextState("a").bold())
    #expect(TextState("a").bold().hashValue == TextState("a").bold().hashValue)
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a").bold() != TextState("a").italic())
    #expect(TextState("a").bold() != TextState("b").bold())
    #expect(TextState("a") + TextState("b").bold() == TextState("a") + TextState("b").bold())
    #expect(TextState("a") + TextState("b").bold() != TextState("a").bold() + TextState("b"))
    #expect(TextState("a") + TextState("b") == TextState(verbatim: "ab"))
  }

  // holds: UI-71
  @Test("A dump and a difference show the styles as code")
  func dump() {
    let state = TextState("Delete ") + TextState("all").bold().underline(color: nil)
    #expect(String(customDumping: state) == #"TextState("Delete ") + TextState("all").bold().underline()"#)
    #expect(
      String(customDumping: (TextState("a") + TextState("b")).italic().bold())
        == #"(TextState("a") + TextState("b")).italic().bold()"#
    )
    #expect(String(customDumping: TextState("a")) == #""a""#)
    #expect(
      diff(TextState("a"), TextState("a").bold()) == """
        - "a"
        + TextState("a").bold()
        """
    )
  }

  // holds: UI-72
  @Test("A literal is translated, and a string is not")
  func translations() {
    LocalizedStringResource.$_translations.withValue(["Delete 2 files?": "2 Dateien löschen?", "Yes": "Ja"]) {
      let count = 2
      let title = TextState("Delete \(count) files?", tableName: "Alerts", bundle: .main, comment: "An alert")
      #expect(String(state: title) == "2 Dateien löschen?")
      #expect(Text(title) == Text(verbatim: "2 Dateien löschen?"))
      #expect(title == TextState(verbatim: "2 Dateien löschen?"))
      #expect(String(state: TextState("Yes")) == "Ja")
      #expect(String(state: TextState(LocalizedStringResource("Yes"))) == "Ja")
      #expect(String(state: TextState("Yes").bold() + TextState("Yes")) == "JaJa")
      let string = "Yes"
      #expect(String(state: TextState(string)) == "Yes")
      #expect(String(state: TextState(verbatim: "Yes")) == "Yes")
    }
  }

  // holds: UI-72
  @Test("A view translates again")
  func translatedByTheView() {
    let title = LocalizedStringResource.$_translations.withValue(["Yes": "Ja"]) { TextState("Yes") }
    LocalizedStringResource.$_translations.withValue(["Yes": "Oui"]) {
      #expect(String(state: title) == "Ja")
      #expect(Text(title) == Text(verbatim: "Oui"))
    }
  }
}
