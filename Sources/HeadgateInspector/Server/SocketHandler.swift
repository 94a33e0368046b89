internal import FlyingFox

/// Answers the frames of one page, one after the other.
///
/// FlyingFox has a handler of messages, which keeps all unanswered messages and unread answers in memory.
struct SocketHandler: WSHandler {
  let server: InspectorServer

  func makeFrames(for page: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (number, output) = try await server.open()
    let task = Task {
      await answer(page, output)
      await output.end()
      await server.close(number)
    }
    // The server drops the stream when it cannot write to the page. The task would wait for the page's next frame, or until the page
    // reads an answer.
    let end = EndOfConnection(task, output)
    return AsyncStream {
      defer { withExtendedLifetime(end) {} }
      return await output.next()
    } onCancel: {
      task.cancel()
      Task { await output.cancel() }
    }
  }

  private func answer(_ page: AsyncThrowingStream<WSFrame, any Error>, _ output: SocketOutput) async {
    var assembler = FrameAssembler()
    do {
      for try await frame in page {
        switch assembler.take(frame) {
        case .message(let text): await output.answer(.text(await server.answer(text)))
        case .answer(let frame): await output.answer(frame)
        case .wait: break
        case .end(let frame): return await output.answer(frame)
        }
      }
    } catch {
      // A frame that cannot be read: where the next one begins is unknown.
      await output.answer(.close(code: .protocolError))
    }
  }

  private final class EndOfConnection: Sendable {
    private let task: Task<Void, Never>
    private let output: SocketOutput

    init(_ task: Task<Void, Never>, _ output: SocketOutput) {
      self.task = task
      self.output = output
    }

    deinit {
      task.cancel()
      Task { [output] in await output.cancel() }
    }
  }
}
