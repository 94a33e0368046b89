import HeadgateUDF

var state = BasketState()
basketReducer(&state, ItemAddedAction(name: "Bread"))
if state.items != ["Bread"] { fatalError("the item is missing") }
state.apply(.entered("RYE"))
if state.coupon != "RYE" { fatalError("the coupon is missing") }
if counted().count != 2 { fatalError("the count is wrong") }
