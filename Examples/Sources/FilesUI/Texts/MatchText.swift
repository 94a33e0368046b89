import Foundation
import SwiftUI

/// A text in which the first match of a search is bold.
struct MatchText: View {
  let text: String
  /// The text of the search; nil or empty when nothing is to be bold.
  let match: String?

  var body: some View {
    if let range {
      let before = Text(verbatim: String(text[..<range.lowerBound]))
      let found = Text(verbatim: String(text[range])).bold()
      let after = Text(verbatim: String(text[range.upperBound...]))
      Text("\(before)\(found)\(after)")
    } else {
      Text(verbatim: text)
    }
  }

  private var range: Range<String.Index>? {
    guard let match, !match.isEmpty else { return nil }
    return text.range(of: match, options: .caseInsensitive)
  }
}
