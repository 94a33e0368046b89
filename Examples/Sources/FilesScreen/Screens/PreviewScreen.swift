import FilesFeature
import Foundation
import Terminal

/// The beginning of a file, in lines.
struct PreviewScreen {
  private let state: Preview.State
  private let columns: Int
  private let unit: Settings.SizeUnit

  init(_ state: Preview.State, columns: Int, unit: Settings.SizeUnit) {
    self.state = state
    self.columns = columns
    self.unit = unit
  }

  var heading: Line {
    switch state.phase {
    case .reading(nil), .failed: return Line("")
    case .reading(let preview?): return Line(" " + summary(preview) + "…", Style(.yellow))
    case .done(let preview):
      let changed = preview.hasChanged ? Span("; it changes while it is read", Style(.yellow)) : Span("")
      return Line([Span(" " + summary(preview), .dim), changed])
    }
  }

  var lines: [Line] {
    if case .failed(let problem) = state.phase {
      return [Line(" " + problem.text.printable, Style(.red, isBold: true))]
    }
    switch state.shown?.contents {
    case .text(let text): return lines(of: text)
    case .directory(let directory): return lines(of: directory)
    case .binary(let bytes): return HexDump(bytes, columns: columns - 1).lines.prefix(state.height).map { $0 }
    case .link(let destination, let kind): return lines(ofLinkTo: destination, kind)
    case .empty, .image, .special, nil: return []
    }
  }

  private func summary(_ preview: FilePreview) -> String {
    let size = byteCount(preview.size, unit)
    switch preview.contents {
    case .empty: return "Empty file"
    case .text(let text):
      let lines = text.isCut ? "first \(counted(text.lines.count, "line"))" : counted(text.lines.count, "line")
      return preview.size == 0 ? lines : "\(lines), \(size)"
    case .binary: return preview.size == 0 ? "Binary file" : "Binary file, \(size)"
    case .image(let header):
      let pixels = header.size.map { "\(grouped($0.width)) × \(grouped($0.height))" } ?? "damaged header"
      return "\(header.format.rawValue) image, \(pixels), \(size)"
    case .directory(let directory):
      return directory.count == 0 ? "Empty directory" : summary(directory)
    case .link: return "Link"
    case .special(let kind): return kind.text
    }
  }

  private func summary(_ directory: DirectorySummary) -> String {
    let tree = directory.tree
    return counted(directory.count, "entry", "entries") + "; \(counted(tree.files, "file")), "
      + byteCount(tree.bytes, unit) + (tree.unreadable > 0 ? ", \(grouped(tree.unreadable)) unreadable" : "")
  }

  private func lines(of text: PreviewText) -> [Line] {
    let digits = max(3, String(text.lines.count).count)
    let end = min(text.lines.count, state.top + state.height)
    return (min(state.top, end)..<end).map { index in
      let number = String(index + 1).fitted(to: digits, .trailing)
      return Line([Span(number + " ", .dim)] + spans(of: text.lines[index]))
    }
  }

  private func spans(of line: PreviewText.Line) -> [Span] {
    var tabs = TabStops()
    let spans = line.pieces.flatMap { piece in
      piece.isEscaped ? [Span(piece.text, Style(.magenta))] : highlighted(piece.text)
    }
    return spans.map { Span(tabs.expand($0.text), $0.style) } + [Span(line.isCut ? "…" : "", .dim)]
  }

  /// Returns a text with the matches of the search in another color.
  private func highlighted(_ text: String) -> [Span] {
    guard let highlight = state.target.highlight, !highlight.isEmpty else { return [Span(text)] }
    var spans: [Span] = []
    var rest = text[...]
    while let match = rest.range(of: highlight, options: .caseInsensitive), !match.isEmpty {
      if match.lowerBound > rest.startIndex { spans.append(Span(String(rest[..<match.lowerBound]))) }
      spans.append(Span(String(rest[match]), Style(.yellow, isBold: true, isInverse: true)))
      rest = rest[match.upperBound...]
    }
    return rest.isEmpty ? spans : spans + [Span(String(rest))]
  }

  private func lines(of directory: DirectorySummary) -> [Line] {
    directory.entries.dropFirst(state.top).prefix(state.height).map { entry in
      let name = entry.name.string.printable.cut(to: columns - 2)
      return entry.isDirectory ? Line(" \(name)/", Style(.blue, isBold: true)) : Line(" " + name)
    }
  }

  private func lines(ofLinkTo destination: FileName, _ kind: FileItem.LinkedKind) -> [Line] {
    let target =
      switch kind {
      case .directory: "a directory"
      case .file: "a file"
      case .nothing: "nothing: the link is broken"
      }
    return [
      Line(" → " + destination.string.printable.cut(to: columns - 4, atFront: true), Style(.cyan)),
      Line(" This is \(target)", kind == .nothing ? Style(.red) : .dim),
    ]
  }
}

extension FilePreview.SpecialKind {
  fileprivate var text: String {
    switch self {
    case .pipe: "Pipe; it is not opened"
    case .socket: "Socket; it is not opened"
    case .characterDevice: "Character device; it is not opened"
    case .blockDevice: "Block device; it is not opened"
    case .messages: "Messages of the kernel; they are not read"
    case .unknown: "Special file; it is not opened"
    }
  }
}

/// Replaces tabs by spaces up to the next tab stop.
struct TabStops {
  private static let distance = 4
  private var column = 0

  mutating func expand(_ text: String) -> String {
    guard text.contains("\t") else {
      column += text.cellWidth
      return text
    }
    var expanded = ""
    for character in text {
      if character == "\t" {
        let count = Self.distance - column % Self.distance
        expanded += String(repeating: " ", count: count)
        column += count
      } else {
        expanded.append(character)
        column += character.cellWidth
      }
    }
    return expanded
  }
}
