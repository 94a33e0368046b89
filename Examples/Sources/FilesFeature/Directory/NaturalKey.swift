/// Returns a sort key for natural order: case-insensitive, and 9 before 10.
///
/// The length of each run of digits precedes the run, so that longer numbers are larger. The name itself is the last part
/// and orders names with equal keys.
nonisolated func naturalKey(_ name: String) -> String {
  let lowercased = name.lowercased()
  guard lowercased.utf8.contains(where: isDigit) else { return lowercased + "\0" + name }
  let bytes = Array(lowercased.utf8)
  var key: [UInt8] = []
  key.reserveCapacity(bytes.count + name.utf8.count + 8)
  var index = 0
  while index < bytes.count {
    guard isDigit(bytes[index]) else {
      key.append(bytes[index])
      index += 1
      continue
    }
    while index + 1 < bytes.count, bytes[index] == zero, isDigit(bytes[index + 1]) { index += 1 }
    let end = bytes[index...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    key.append(zero + UInt8(min(end - index, 9)))
    key += bytes[index..<end]
    index = end
  }
  key.append(0)
  key += name.utf8
  return String(decoding: key, as: UTF8.self)
}

private nonisolated let zero = UInt8(ascii: "0")

private nonisolated func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte < zero + 10 }
