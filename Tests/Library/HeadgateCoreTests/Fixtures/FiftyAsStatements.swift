import Headgate

/// Fifty children, as statements.
@Reducer
struct FiftyAsStatements {
  struct State {
    var c0: Family.Grandchild.State?
    var c1: Family.Grandchild.State?
    var c2: Family.Grandchild.State?
    var c3: Family.Grandchild.State?
    var c4: Family.Grandchild.State?
    var c5: Family.Grandchild.State?
    var c6: Family.Grandchild.State?
    var c7: Family.Grandchild.State?
    var c8: Family.Grandchild.State?
    var c9: Family.Grandchild.State?
    var c10: Family.Grandchild.State?
    var c11: Family.Grandchild.State?
    var c12: Family.Grandchild.State?
    var c13: Family.Grandchild.State?
    var c14: Family.Grandchild.State?
    var c15: Family.Grandchild.State?
    var c16: Family.Grandchild.State?
    var c17: Family.Grandchild.State?
    var c18: Family.Grandchild.State?
    var c19: Family.Grandchild.State?
    var c20: Family.Grandchild.State?
    var c21: Family.Grandchild.State?
    var c22: Family.Grandchild.State?
    var c23: Family.Grandchild.State?
    var c24: Family.Grandchild.State?
    var c25: Family.Grandchild.State?
    var c26: Family.Grandchild.State?
    var c27: Family.Grandchild.State?
    var c28: Family.Grandchild.State?
    var c29: Family.Grandchild.State?
    var c30: Family.Grandchild.State?
    var c31: Family.Grandchild.State?
    var c32: Family.Grandchild.State?
    var c33: Family.Grandchild.State?
    var c34: Family.Grandchild.State?
    var c35: Family.Grandchild.State?
    var c36: Family.Grandchild.State?
    var c37: Family.Grandchild.State?
    var c38: Family.Grandchild.State?
    var c39: Family.Grandchild.State?
    var c40: Family.Grandchild.State?
    var c41: Family.Grandchild.State?
    var c42: Family.Grandchild.State?
    var c43: Family.Grandchild.State?
    var c44: Family.Grandchild.State?
    var c45: Family.Grandchild.State?
    var c46: Family.Grandchild.State?
    var c47: Family.Grandchild.State?
    var c48: Family.Grandchild.State?
    var c49: Family.Grandchild.State?
    var log: [String] = []
  }
  enum Action: Sendable {
    case c0(Family.Grandchild.Action)
    case c1(Family.Grandchild.Action)
    case c2(Family.Grandchild.Action)
    case c3(Family.Grandchild.Action)
    case c4(Family.Grandchild.Action)
    case c5(Family.Grandchild.Action)
    case c6(Family.Grandchild.Action)
    case c7(Family.Grandchild.Action)
    case c8(Family.Grandchild.Action)
    case c9(Family.Grandchild.Action)
    case c10(Family.Grandchild.Action)
    case c11(Family.Grandchild.Action)
    case c12(Family.Grandchild.Action)
    case c13(Family.Grandchild.Action)
    case c14(Family.Grandchild.Action)
    case c15(Family.Grandchild.Action)
    case c16(Family.Grandchild.Action)
    case c17(Family.Grandchild.Action)
    case c18(Family.Grandchild.Action)
    case c19(Family.Grandchild.Action)
    case c20(Family.Grandchild.Action)
    case c21(Family.Grandchild.Action)
    case c22(Family.Grandchild.Action)
    case c23(Family.Grandchild.Action)
    case c24(Family.Grandchild.Action)
    case c25(Family.Grandchild.Action)
    case c26(Family.Grandchild.Action)
    case c27(Family.Grandchild.Action)
    case c28(Family.Grandchild.Action)
    case c29(Family.Grandchild.Action)
    case c30(Family.Grandchild.Action)
    case c31(Family.Grandchild.Action)
    case c32(Family.Grandchild.Action)
    case c33(Family.Grandchild.Action)
    case c34(Family.Grandchild.Action)
    case c35(Family.Grandchild.Action)
    case c36(Family.Grandchild.Action)
    case c37(Family.Grandchild.Action)
    case c38(Family.Grandchild.Action)
    case c39(Family.Grandchild.Action)
    case c40(Family.Grandchild.Action)
    case c41(Family.Grandchild.Action)
    case c42(Family.Grandchild.Action)
    case c43(Family.Grandchild.Action)
    case c44(Family.Grandchild.Action)
    case c45(Family.Grandchild.Action)
    case c46(Family.Grandchild.Action)
    case c47(Family.Grandchild.Action)
    case c48(Family.Grandchild.Action)
    case c49(Family.Grandchild.Action)
    case remove
  }
  var body: some ReducerOf<Self> {
    IfLet(\.c0, action: \.c0) { Family.Grandchild() }
    IfLet(\.c1, action: \.c1) { Family.Grandchild() }
    IfLet(\.c2, action: \.c2) { Family.Grandchild() }
    IfLet(\.c3, action: \.c3) { Family.Grandchild() }
    IfLet(\.c4, action: \.c4) { Family.Grandchild() }
    IfLet(\.c5, action: \.c5) { Family.Grandchild() }
    IfLet(\.c6, action: \.c6) { Family.Grandchild() }
    IfLet(\.c7, action: \.c7) { Family.Grandchild() }
    IfLet(\.c8, action: \.c8) { Family.Grandchild() }
    IfLet(\.c9, action: \.c9) { Family.Grandchild() }
    IfLet(\.c10, action: \.c10) { Family.Grandchild() }
    IfLet(\.c11, action: \.c11) { Family.Grandchild() }
    IfLet(\.c12, action: \.c12) { Family.Grandchild() }
    IfLet(\.c13, action: \.c13) { Family.Grandchild() }
    IfLet(\.c14, action: \.c14) { Family.Grandchild() }
    IfLet(\.c15, action: \.c15) { Family.Grandchild() }
    IfLet(\.c16, action: \.c16) { Family.Grandchild() }
    IfLet(\.c17, action: \.c17) { Family.Grandchild() }
    IfLet(\.c18, action: \.c18) { Family.Grandchild() }
    IfLet(\.c19, action: \.c19) { Family.Grandchild() }
    IfLet(\.c20, action: \.c20) { Family.Grandchild() }
    IfLet(\.c21, action: \.c21) { Family.Grandchild() }
    IfLet(\.c22, action: \.c22) { Family.Grandchild() }
    IfLet(\.c23, action: \.c23) { Family.Grandchild() }
    IfLet(\.c24, action: \.c24) { Family.Grandchild() }
    IfLet(\.c25, action: \.c25) { Family.Grandchild() }
    IfLet(\.c26, action: \.c26) { Family.Grandchild() }
    IfLet(\.c27, action: \.c27) { Family.Grandchild() }
    IfLet(\.c28, action: \.c28) { Family.Grandchild() }
    IfLet(\.c29, action: \.c29) { Family.Grandchild() }
    IfLet(\.c30, action: \.c30) { Family.Grandchild() }
    IfLet(\.c31, action: \.c31) { Family.Grandchild() }
    IfLet(\.c32, action: \.c32) { Family.Grandchild() }
    IfLet(\.c33, action: \.c33) { Family.Grandchild() }
    IfLet(\.c34, action: \.c34) { Family.Grandchild() }
    IfLet(\.c35, action: \.c35) { Family.Grandchild() }
    IfLet(\.c36, action: \.c36) { Family.Grandchild() }
    IfLet(\.c37, action: \.c37) { Family.Grandchild() }
    IfLet(\.c38, action: \.c38) { Family.Grandchild() }
    IfLet(\.c39, action: \.c39) { Family.Grandchild() }
    IfLet(\.c40, action: \.c40) { Family.Grandchild() }
    IfLet(\.c41, action: \.c41) { Family.Grandchild() }
    IfLet(\.c42, action: \.c42) { Family.Grandchild() }
    IfLet(\.c43, action: \.c43) { Family.Grandchild() }
    IfLet(\.c44, action: \.c44) { Family.Grandchild() }
    IfLet(\.c45, action: \.c45) { Family.Grandchild() }
    IfLet(\.c46, action: \.c46) { Family.Grandchild() }
    IfLet(\.c47, action: \.c47) { Family.Grandchild() }
    IfLet(\.c48, action: \.c48) { Family.Grandchild() }
    IfLet(\.c49, action: \.c49) { Family.Grandchild() }
    Reduce { state, action in
      state.log.append("own")
      if case .remove = action { state.c49 = nil }
      return .none
    }
  }
}
