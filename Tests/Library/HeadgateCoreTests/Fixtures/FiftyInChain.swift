import Headgate

/// Fifty children, as a chain of operators.
@Reducer
struct FiftyInChain {
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
    Reduce { state, action in
      state.log.append("own")
      if case .remove = action { state.c49 = nil }
      return .none
    }
    .ifLet(\.c0, action: \.c0) { Family.Grandchild() }
    .ifLet(\.c1, action: \.c1) { Family.Grandchild() }
    .ifLet(\.c2, action: \.c2) { Family.Grandchild() }
    .ifLet(\.c3, action: \.c3) { Family.Grandchild() }
    .ifLet(\.c4, action: \.c4) { Family.Grandchild() }
    .ifLet(\.c5, action: \.c5) { Family.Grandchild() }
    .ifLet(\.c6, action: \.c6) { Family.Grandchild() }
    .ifLet(\.c7, action: \.c7) { Family.Grandchild() }
    .ifLet(\.c8, action: \.c8) { Family.Grandchild() }
    .ifLet(\.c9, action: \.c9) { Family.Grandchild() }
    .ifLet(\.c10, action: \.c10) { Family.Grandchild() }
    .ifLet(\.c11, action: \.c11) { Family.Grandchild() }
    .ifLet(\.c12, action: \.c12) { Family.Grandchild() }
    .ifLet(\.c13, action: \.c13) { Family.Grandchild() }
    .ifLet(\.c14, action: \.c14) { Family.Grandchild() }
    .ifLet(\.c15, action: \.c15) { Family.Grandchild() }
    .ifLet(\.c16, action: \.c16) { Family.Grandchild() }
    .ifLet(\.c17, action: \.c17) { Family.Grandchild() }
    .ifLet(\.c18, action: \.c18) { Family.Grandchild() }
    .ifLet(\.c19, action: \.c19) { Family.Grandchild() }
    .ifLet(\.c20, action: \.c20) { Family.Grandchild() }
    .ifLet(\.c21, action: \.c21) { Family.Grandchild() }
    .ifLet(\.c22, action: \.c22) { Family.Grandchild() }
    .ifLet(\.c23, action: \.c23) { Family.Grandchild() }
    .ifLet(\.c24, action: \.c24) { Family.Grandchild() }
    .ifLet(\.c25, action: \.c25) { Family.Grandchild() }
    .ifLet(\.c26, action: \.c26) { Family.Grandchild() }
    .ifLet(\.c27, action: \.c27) { Family.Grandchild() }
    .ifLet(\.c28, action: \.c28) { Family.Grandchild() }
    .ifLet(\.c29, action: \.c29) { Family.Grandchild() }
    .ifLet(\.c30, action: \.c30) { Family.Grandchild() }
    .ifLet(\.c31, action: \.c31) { Family.Grandchild() }
    .ifLet(\.c32, action: \.c32) { Family.Grandchild() }
    .ifLet(\.c33, action: \.c33) { Family.Grandchild() }
    .ifLet(\.c34, action: \.c34) { Family.Grandchild() }
    .ifLet(\.c35, action: \.c35) { Family.Grandchild() }
    .ifLet(\.c36, action: \.c36) { Family.Grandchild() }
    .ifLet(\.c37, action: \.c37) { Family.Grandchild() }
    .ifLet(\.c38, action: \.c38) { Family.Grandchild() }
    .ifLet(\.c39, action: \.c39) { Family.Grandchild() }
    .ifLet(\.c40, action: \.c40) { Family.Grandchild() }
    .ifLet(\.c41, action: \.c41) { Family.Grandchild() }
    .ifLet(\.c42, action: \.c42) { Family.Grandchild() }
    .ifLet(\.c43, action: \.c43) { Family.Grandchild() }
    .ifLet(\.c44, action: \.c44) { Family.Grandchild() }
    .ifLet(\.c45, action: \.c45) { Family.Grandchild() }
    .ifLet(\.c46, action: \.c46) { Family.Grandchild() }
    .ifLet(\.c47, action: \.c47) { Family.Grandchild() }
    .ifLet(\.c48, action: \.c48) { Family.Grandchild() }
    .ifLet(\.c49, action: \.c49) { Family.Grandchild() }
  }
}
