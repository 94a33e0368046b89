import FilesFeature

extension FileName {
  /// The name on one line. A name may contain line breaks and other control characters.
  var title: String {
    var title = String.UnicodeScalarView()
    title.append(
      contentsOf: string.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{fffd}" : $0 }
    )
    return String(title)
  }
}
