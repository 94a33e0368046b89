import Headgate

/// A feature with fifty children.
@Reducer
public struct Siblings {
  @ObservableState
  public struct State {
    public var c0: Flat.State? = Flat.State()
    public var c1: Flat.State? = Flat.State()
    public var c2: Flat.State? = Flat.State()
    public var c3: Flat.State? = Flat.State()
    public var c4: Flat.State? = Flat.State()
    public var c5: Flat.State? = Flat.State()
    public var c6: Flat.State? = Flat.State()
    public var c7: Flat.State? = Flat.State()
    public var c8: Flat.State? = Flat.State()
    public var c9: Flat.State? = Flat.State()
    public var c10: Flat.State? = Flat.State()
    public var c11: Flat.State? = Flat.State()
    public var c12: Flat.State? = Flat.State()
    public var c13: Flat.State? = Flat.State()
    public var c14: Flat.State? = Flat.State()
    public var c15: Flat.State? = Flat.State()
    public var c16: Flat.State? = Flat.State()
    public var c17: Flat.State? = Flat.State()
    public var c18: Flat.State? = Flat.State()
    public var c19: Flat.State? = Flat.State()
    public var c20: Flat.State? = Flat.State()
    public var c21: Flat.State? = Flat.State()
    public var c22: Flat.State? = Flat.State()
    public var c23: Flat.State? = Flat.State()
    public var c24: Flat.State? = Flat.State()
    public var c25: Flat.State? = Flat.State()
    public var c26: Flat.State? = Flat.State()
    public var c27: Flat.State? = Flat.State()
    public var c28: Flat.State? = Flat.State()
    public var c29: Flat.State? = Flat.State()
    public var c30: Flat.State? = Flat.State()
    public var c31: Flat.State? = Flat.State()
    public var c32: Flat.State? = Flat.State()
    public var c33: Flat.State? = Flat.State()
    public var c34: Flat.State? = Flat.State()
    public var c35: Flat.State? = Flat.State()
    public var c36: Flat.State? = Flat.State()
    public var c37: Flat.State? = Flat.State()
    public var c38: Flat.State? = Flat.State()
    public var c39: Flat.State? = Flat.State()
    public var c40: Flat.State? = Flat.State()
    public var c41: Flat.State? = Flat.State()
    public var c42: Flat.State? = Flat.State()
    public var c43: Flat.State? = Flat.State()
    public var c44: Flat.State? = Flat.State()
    public var c45: Flat.State? = Flat.State()
    public var c46: Flat.State? = Flat.State()
    public var c47: Flat.State? = Flat.State()
    public var c48: Flat.State? = Flat.State()
    public var c49: Flat.State? = Flat.State()
    public init() {}
  }

  public enum Action {
    case c0(Flat.Action)
    case c1(Flat.Action)
    case c2(Flat.Action)
    case c3(Flat.Action)
    case c4(Flat.Action)
    case c5(Flat.Action)
    case c6(Flat.Action)
    case c7(Flat.Action)
    case c8(Flat.Action)
    case c9(Flat.Action)
    case c10(Flat.Action)
    case c11(Flat.Action)
    case c12(Flat.Action)
    case c13(Flat.Action)
    case c14(Flat.Action)
    case c15(Flat.Action)
    case c16(Flat.Action)
    case c17(Flat.Action)
    case c18(Flat.Action)
    case c19(Flat.Action)
    case c20(Flat.Action)
    case c21(Flat.Action)
    case c22(Flat.Action)
    case c23(Flat.Action)
    case c24(Flat.Action)
    case c25(Flat.Action)
    case c26(Flat.Action)
    case c27(Flat.Action)
    case c28(Flat.Action)
    case c29(Flat.Action)
    case c30(Flat.Action)
    case c31(Flat.Action)
    case c32(Flat.Action)
    case c33(Flat.Action)
    case c34(Flat.Action)
    case c35(Flat.Action)
    case c36(Flat.Action)
    case c37(Flat.Action)
    case c38(Flat.Action)
    case c39(Flat.Action)
    case c40(Flat.Action)
    case c41(Flat.Action)
    case c42(Flat.Action)
    case c43(Flat.Action)
    case c44(Flat.Action)
    case c45(Flat.Action)
    case c46(Flat.Action)
    case c47(Flat.Action)
    case c48(Flat.Action)
    case c49(Flat.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    IfLet(\.c0, action: \.c0) { Flat() }
    IfLet(\.c1, action: \.c1) { Flat() }
    IfLet(\.c2, action: \.c2) { Flat() }
    IfLet(\.c3, action: \.c3) { Flat() }
    IfLet(\.c4, action: \.c4) { Flat() }
    IfLet(\.c5, action: \.c5) { Flat() }
    IfLet(\.c6, action: \.c6) { Flat() }
    IfLet(\.c7, action: \.c7) { Flat() }
    IfLet(\.c8, action: \.c8) { Flat() }
    IfLet(\.c9, action: \.c9) { Flat() }
    IfLet(\.c10, action: \.c10) { Flat() }
    IfLet(\.c11, action: \.c11) { Flat() }
    IfLet(\.c12, action: \.c12) { Flat() }
    IfLet(\.c13, action: \.c13) { Flat() }
    IfLet(\.c14, action: \.c14) { Flat() }
    IfLet(\.c15, action: \.c15) { Flat() }
    IfLet(\.c16, action: \.c16) { Flat() }
    IfLet(\.c17, action: \.c17) { Flat() }
    IfLet(\.c18, action: \.c18) { Flat() }
    IfLet(\.c19, action: \.c19) { Flat() }
    IfLet(\.c20, action: \.c20) { Flat() }
    IfLet(\.c21, action: \.c21) { Flat() }
    IfLet(\.c22, action: \.c22) { Flat() }
    IfLet(\.c23, action: \.c23) { Flat() }
    IfLet(\.c24, action: \.c24) { Flat() }
    IfLet(\.c25, action: \.c25) { Flat() }
    IfLet(\.c26, action: \.c26) { Flat() }
    IfLet(\.c27, action: \.c27) { Flat() }
    IfLet(\.c28, action: \.c28) { Flat() }
    IfLet(\.c29, action: \.c29) { Flat() }
    IfLet(\.c30, action: \.c30) { Flat() }
    IfLet(\.c31, action: \.c31) { Flat() }
    IfLet(\.c32, action: \.c32) { Flat() }
    IfLet(\.c33, action: \.c33) { Flat() }
    IfLet(\.c34, action: \.c34) { Flat() }
    IfLet(\.c35, action: \.c35) { Flat() }
    IfLet(\.c36, action: \.c36) { Flat() }
    IfLet(\.c37, action: \.c37) { Flat() }
    IfLet(\.c38, action: \.c38) { Flat() }
    IfLet(\.c39, action: \.c39) { Flat() }
    IfLet(\.c40, action: \.c40) { Flat() }
    IfLet(\.c41, action: \.c41) { Flat() }
    IfLet(\.c42, action: \.c42) { Flat() }
    IfLet(\.c43, action: \.c43) { Flat() }
    IfLet(\.c44, action: \.c44) { Flat() }
    IfLet(\.c45, action: \.c45) { Flat() }
    IfLet(\.c46, action: \.c46) { Flat() }
    IfLet(\.c47, action: \.c47) { Flat() }
    IfLet(\.c48, action: \.c48) { Flat() }
    IfLet(\.c49, action: \.c49) { Flat() }
  }
}

/// A feature with one child.
@Reducer
public struct OnlyChild {
  @ObservableState
  public struct State {
    public var c0: Flat.State? = Flat.State()
    public init() {}
  }

  public enum Action {
    case c0(Flat.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    IfLet(\.c0, action: \.c0) { Flat() }
  }
}
