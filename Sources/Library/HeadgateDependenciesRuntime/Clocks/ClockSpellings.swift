extension Clock where Self == TestClock<Swift.Duration> {
  /// A new test clock whose time is zero.
  public static var test: TestClock<Swift.Duration> { TestClock() }

  /// Returns a new test clock.
  ///
  /// ```swift
  /// let clock: any Clock<Duration> = .test(now: .init(offset: .seconds(1)))
  /// ```
  ///
  /// - Parameter now: The time of the clock.
  public static func test(now: TestClock<Swift.Duration>.Instant = .init()) -> TestClock<Swift.Duration> {
    TestClock(now: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new immediate clock whose time is zero.
  public static var immediate: ImmediateClock<Swift.Duration> { ImmediateClock() }

  /// Returns a new immediate clock.
  ///
  /// ```swift
  /// let clock: any Clock<Duration> = .immediate(now: .init(offset: .seconds(1)))
  /// ```
  ///
  /// - Parameter now: The time of the clock.
  public static func immediate(
    now: ImmediateClock<Swift.Duration>.Instant = .init()
  ) -> ImmediateClock<Swift.Duration> {
    ImmediateClock(now: now)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a new clock that reports its first use.
  ///
  /// ```swift
  /// let clock: any Clock<Duration> = .unimplemented()
  /// ```
  ///
  /// - Parameters:
  ///   - now: The time of the clock.
  ///   - name: The name of the clock in the report.
  ///   - fileID: The call site that the report names.
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
