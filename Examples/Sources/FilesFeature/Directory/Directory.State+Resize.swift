extension Directory.State {
  /// Resizes all lists to `height` lines.
  mutating func resize(height: Int) {
    cursor.resize(height: height, count: visible.count)
    if let count = search?.matches.count { search?.cursor.resize(height: height, count: count) }
    if let count = scan?.size.largest.count { scan?.cursor.resize(height: height, count: count) }
  }
}
