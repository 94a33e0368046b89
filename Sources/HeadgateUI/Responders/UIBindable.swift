#if canImport(UIKit) && !os(watchOS) || os(macOS)
  public import SwiftUI

  /// `Bindable`, under the name that code for UIKit may have from swift-navigation.
  public typealias UIBindable = SwiftUI.Bindable

  /// `Binding`, under the name that code for UIKit may have from swift-navigation.
  public typealias UIBinding = SwiftUI.Binding
#endif
