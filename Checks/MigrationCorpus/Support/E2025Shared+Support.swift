// Linux has no `URL.documentsDirectory`.

import Foundation

extension URL {
  static var documentsDirectory: URL { URL(fileURLWithPath: NSTemporaryDirectory()) }
}
