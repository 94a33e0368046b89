internal import Foundation

/// Answers the frames of one page, one after the other.
struct SocketHandler: Sendable {
  let server: InspectorServer

  /// Returns when the connection has ended.
  ///
  /// - Parameters:
  ///   - head: What is written before the first frame.
  ///   - first: The bytes that were read already.
  ///   - read: Waits for bytes. Throws at the end of the connection.
  ///   - write: Waits until bytes are written. Throws at the end of the connection.
  /// - Throws: An error if too many pages are open.
  func run(
    _ head: Data,
    first: [UInt8],
    read: @escaping @Sendable () async throws -> [UInt8],
    write: @escaping @Sendable (Data) async throws -> Void
  ) async throws(InspectorProblem) {
    let (number, output) = try await server.open()
    let writer = Task {
      do {
        try await write(head)
        while let frame = await output.next() { try await write(frame.encoded) }
      } catch {
        // The page has gone: the connection ends.
      }
    }
    // A page that reads nothing keeps the writer waiting.
    await output.whenCancelled { writer.cancel() }
    let reader = Task {
      await answer(first, read, output)
      await output.end()
    }
    await withTaskCancellationHandler {
      await writer.value
    } onCancel: {
      Task { await output.cancel() }
    }
    reader.cancel()
    await output.cancel()
    await reader.value
    await server.close(number)
  }

  /// Reads frames until the page has gone, or has made a mistake.
  private func answer(_ first: [UInt8], _ read: () async throws -> [UInt8], _ output: SocketOutput) async {
    var (reader, assembler) = (WebSocketFrameReader(), FrameAssembler())
    reader.append(first)
    while !Task.isCancelled {
      switch reader.next(assembler.refusal) {
      case .more:
        guard let bytes = try? await read() else { return }
        reader.append(bytes)
      case .refused(let code): return await output.answer(.close(code))
      case .frame(let frame):
        switch assembler.take(frame) {
        case .message(let text): await output.answer(.text(await server.answer(text)))
        case .answer(let frame): await output.answer(frame)
        case .wait: break
        case .end(let frame): return await output.answer(frame)
        }
      }
    }
  }
}
