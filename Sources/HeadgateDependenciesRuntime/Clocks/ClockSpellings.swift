extension Clock where Self == TestClock<Swift.Duration> {
  /// A new test clock that stands at zero.
  public static var test: TestClock<Swift.Duration> { TestClock() }

  /// A new test clock.
  ///
  /// ```swift
  /// let clock: any Clock<Duration> = .test(now: .init(offset: .seconds(1)))
  /// ```
  ///
  /// - Parameter now: Where it stands.
  public static func test(now: TestClock<Swift.Duration>.Instant = .init()) -> TestClock<Swift.Duration> {
    TestClock(now: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new immediate clock that starts at zero.
  public static var immediate: ImmediateClock<Swift.Duration> { ImmediateClock() }

  /// A new immediate clock.
  ///
  /// ```swift
  /// let clock: any Clock<Duration> = .immediate(now: .init(offset: .seconds(1)))
  /// ```
  ///
  /// - Parameter now: Where it starts.
  public static func immediate(
    now: ImmediateClock<Swift.Duration>.Instant = .init()
  ) -> ImmediateClock<Swift.Duration> {
    ImmediateClock(now: now)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A new clock whose first use reports, at the place of this call.
  ///
  /// ```swift
  /// let clock: any Clock<Duration> = .unimplemented()
  /// ```
  ///
  /// - Parameters:
  ///   - now: Where it stands.
  ///   - name: What the report calls it.
  ///   - fileID: The place of the report.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public static func unimplemented(
    now: ImmediateClock<Swift.Duration>.Instant = .init(),
    name: String = "UnimplementedClock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UnimplementedClock<Swift.Duration> {
    UnimplementedClock(now: now, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
