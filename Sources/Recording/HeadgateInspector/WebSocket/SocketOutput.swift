/// The frames that wait to be written to one page.
///
/// An answer waits until the frames before it are written: a page that sends requests and reads nothing gets no more answers, and its
/// requests stay in the buffers of the system. An event does not wait. A page that leaves too many of them unread is disconnected.
actor SocketOutput {
  /// How many events may wait: those of more than a minute.
  static let limit = 1000

  private var frames: [WebSocketFrame]
  private var isEnded = false
  private var cancellation: (@Sendable () -> Void)?
  private var reader: CheckedContinuation<Void, Never>?
  private var writer: CheckedContinuation<Void, Never>?

  /// - Parameter first: The event before all others.
  init(_ first: String) {
    frames = [.text(first)]
  }

  /// The next frame; nil at the end of the connection. Called by the server's loop that writes, and by nobody else.
  func next() async -> WebSocketFrame? {
    while frames.isEmpty, !isEnded { await withCheckedContinuation { reader = $0 } }
    guard !frames.isEmpty else { return nil }
    let frame = frames.removeFirst()
    if frames.isEmpty { resume(&writer) }
    return frame
  }

  /// Adds an answer after all other frames were taken. Called by the loop that reads, and by nobody else.
  func answer(_ frame: WebSocketFrame) async {
    while !frames.isEmpty, !isEnded { await withCheckedContinuation { writer = $0 } }
    add(frame)
  }

  /// Adds an event. Returns false if the connection has ended.
  func event(_ text: String) -> Bool {
    if frames.count >= Self.limit { cancel() }
    add(.text(text))
    return !isEnded
  }

  private func add(_ frame: WebSocketFrame) {
    guard !isEnded else { return }
    frames.append(frame)
    resume(&reader)
  }

  /// Ends the connection after the frames that wait.
  func end() {
    isEnded = true
    resume(&reader)
    resume(&writer)
  }

  /// Ends the connection without the frames that wait, also while one of them is written.
  func cancel() {
    frames = []
    end()
    cancellation?()
    cancellation = nil
  }

  /// Sets what stops the writer.
  func whenCancelled(_ operation: @escaping @Sendable () -> Void) {
    if isEnded { operation() } else { cancellation = operation }
  }

  private func resume(_ continuation: inout CheckedContinuation<Void, Never>?) {
    continuation?.resume()
    continuation = nil
  }
}
