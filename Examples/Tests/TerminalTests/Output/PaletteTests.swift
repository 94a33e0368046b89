@testable import Terminal
import Foundation
import Testing

@Suite("Colors")
struct PaletteTests {
  @Test(
    "the variable of the terminal has the color of the background at its end",
    arguments: [
      ("15;0", Palette.Background.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark), ("", .unknown),
      ("default;default", .unknown), ("1;99", .unknown), ("0;15;x", .unknown), (";;;", .unknown),
    ]
  )
  func background(text: String, background: Palette.Background) {
    #expect(Palette.Background(colorFGBG: text) == background)
    #expect(Palette.Background(colorFGBG: nil) == .unknown)
  }

  @Test("no palette has a color that is hard to read on its background")
  func contrast() {
    let backgrounds: [(Palette.Background, [Double])] = [(.dark, [0]), (.light, [1]), (.unknown, [0, 1])]
    for (background, luminances) in backgrounds {
      for color in Style.Color.allCases {
        let number = Palette(background, depth: .many).number(of: color) ?? ""
        let index = Int(number.split(separator: ";").last ?? "") ?? 0
        let luminance = luminance(index)
        for other in luminances {
          let ratio = (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
          // 4.5 is the recommendation for texts on one background, 3 for large texts.
          #expect(ratio >= (luminances.count == 1 ? 4.5 : 3), "\(color) on \(background): \(ratio)")
        }
      }
    }
  }

  @Test("a plain palette has no colors, the others have all", arguments: Style.Color.allCases)
  func numbers(color: Style.Color) {
    #expect(Palette.plain.number(of: color) == nil)
    for background in [Palette.Background.dark, .light, .unknown] {
      #expect(Palette(background, depth: .sixteen).number(of: color)?.isEmpty == false)
    }
  }

  /// The relative luminance of one of the 256 colors, as WCAG defines it.
  private func luminance(_ index: Int) -> Double {
    let levels = [0.0, 95, 135, 175, 215, 255]
    let cube = index - 16
    let channels =
      index >= 232
      ? [Double](repeating: Double(8 + 10 * (index - 232)), count: 3)
      : [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
    let linear = channels.map { $0 / 255 }.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
