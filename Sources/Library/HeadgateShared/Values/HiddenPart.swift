internal import CustomDump
internal import HeadgateSupport

/// Stands in texts for a part of a redacted value, such as `$credentials.token`.
struct HiddenPart: CustomStringConvertible, CustomReflectable, CustomDumpStringConvertible {
  var description: String { Redaction.text }
  var customDumpDescription: String { Redaction.text }
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension ReadableLocation {
  /// The value for texts.
  var shown: Any {
    let (value, isHidden) = Redaction.noting { read() }
    return isHidden ? HiddenPart() : value
  }
}
