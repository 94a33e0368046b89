import FilesFeature
import Foundation

extension FilePreview {
  /// What kind of file this is, and how large it is.
  func summary(_ unit: Settings.SizeUnit) -> String {
    let size = byteText(size, unit)
    switch contents {
    case .empty: return "Empty file"
    case .text(let text):
      let count = countText(text.lines.count, "line")
      let lines = text.isCut ? "first \(count)" : count
      // A file of `/proc` has lines and no size.
      return self.size == 0 ? lines : "\(lines), \(size)"
    case .binary: return self.size == 0 ? "Binary file" : "Binary file, \(size)"
    case .image(let header):
      return "\(header.format.rawValue) image, \(header.size?.text ?? "damaged header"), \(size)"
    case .directory(let directory): return directory.count == 0 ? "Empty directory" : directory.summary(unit)
    case .link: return "Link"
    case .special(let kind): return kind.text
    }
  }
}

extension DirectorySummary {
  fileprivate func summary(_ unit: Settings.SizeUnit) -> String {
    let unreadable = tree.unreadable > 0 ? ", \(tree.unreadable.formatted()) unreadable" : ""
    return countText(count, "entry", "entries") + "; " + countText(tree.files, "file") + ", "
      + byteText(tree.bytes, unit) + unreadable
  }
}

extension ImageHeader.Size {
  fileprivate var text: String { "\(width.formatted()) × \(height.formatted())" }
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
