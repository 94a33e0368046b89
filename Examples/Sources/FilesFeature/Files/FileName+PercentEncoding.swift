nonisolated extension FileName {
  /// The name with `%` and two digits for each byte that is not a letter, a digit, or one of `/-_.~`.
  var percentEncoded: String {
    withBytes { bytes in
      var text = ""
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "~"):
          text.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
      return text
    }
  }
}

nonisolated extension [UInt8] {
  /// Decodes `%` and two digits to a byte; nil when the digits are missing.
  init?(percentEncoded text: Substring) {
    self = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        append(byte)
        continue
      }
      guard let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 else {
        return nil
      }
      append(decoded)
      rest = rest.dropFirst(2)
    }
  }
}
