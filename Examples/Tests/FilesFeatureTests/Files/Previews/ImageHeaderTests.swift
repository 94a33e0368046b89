@testable import FilesFeature
import Testing

@Suite("Headers of images")
struct ImageHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 2, 128, 0, 0, 1, 224]
  private static let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xc8, 0x00]
  /// A segment to skip, a fill byte, and a frame.
  private static let jpeg: [UInt8] =
    [0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc2, 0, 17, 8, 0x03, 0x00, 0x04, 0x00, 3]
  private static let bmp: [UInt8] =
    Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 16, 0, 0, 0, 0xf0, 0xff, 0xff, 0xff]
  private static let oldBMP: [UInt8] =
    Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [12, 0, 0, 0, 9, 0, 8, 0]
  private static let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
  private static let extendedWebP = riff + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 0x06, 0, 0xaf, 0x04, 0]
  private static let losslessWebP = riff + Array("VP8L".utf8) + [9, 0, 0, 0, 0x2f, 0x8f, 0x41, 0x0c, 0x00]
  private static let simpleWebP =
    riff + Array("VP8 ".utf8) + [9, 0, 0, 0, 1, 2, 3, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x41]

  static let images: [([UInt8], ImageHeader)] = [
    (png, ImageHeader(.png, size: .init(width: 640, height: 480))),
    (gif, ImageHeader(.gif, size: .init(width: 320, height: 200))),
    (jpeg, ImageHeader(.jpeg, size: .init(width: 1_024, height: 768))),
    (bmp, ImageHeader(.bmp, size: .init(width: 16, height: 16))),
    (oldBMP, ImageHeader(.bmp, size: .init(width: 9, height: 8))),
    (extendedWebP, ImageHeader(.webP, size: .init(width: 1_600, height: 1_200))),
    (losslessWebP, ImageHeader(.webP, size: .init(width: 400, height: 50))),
    (simpleWebP, ImageHeader(.webP, size: .init(width: 640, height: 480))),
  ]

  @Test("the format and the size are read", arguments: images)
  func sizes(bytes: [UInt8], header: ImageHeader) {
    #expect(ImageHeader(bytes) == header)
    #expect(ImageHeader(bytes + [1, 2, 3]) == header)
  }

  @Test("a header that ends anywhere has no size, and is read without harm", arguments: images)
  func cut(bytes: [UInt8], header: ImageHeader) {
    for count in 0..<bytes.count {
      if let cut = ImageHeader(Array(bytes.prefix(count))) {
        #expect(cut.format == header.format)
        #expect(cut.size == nil || cut == header)
      }
    }
  }

  @Test("no bytes of a header do harm", arguments: images)
  func damaged(bytes: [UInt8], header: ImageHeader) {
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
        var damaged = bytes
        damaged[index] = value
        if let size = ImageHeader(damaged)?.size {
          #expect(size.width > 0 && size.height > 0 && size.width <= Int32.max && size.height <= Int32.max)
        }
      }
    }
  }

  @Test("segments of a JPEG file without a frame have no size, and end")
  func jpegWithoutFrame() {
    let start: [UInt8] = [0xff, 0xd8, 0xff, 0xe0]
    for rest: [UInt8] in [[0, 0], [0, 1], [0, 2], [0xff, 0xff], [0, 2, 0xff, 0xda], [0, 2, 0x00]] {
      #expect(ImageHeader(start + rest) == ImageHeader(.jpeg, size: nil))
    }
    #expect(
      ImageHeader([0xff, 0xd8, 0xff] + [UInt8](repeating: 0xff, count: 200_000)) == ImageHeader(.jpeg, size: nil)
    )
  }

  @Test("other files are no images")
  func others() {
    for text in ["", "B", "BM", "BMW is a car, and this is a text", "GIF", "RIFF1234WAVE", "\u{89}PNG"] {
      #expect(ImageHeader(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
