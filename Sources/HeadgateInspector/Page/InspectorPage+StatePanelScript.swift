extension InspectorPage {
  /// The panel with the whole state after an action.
  static let statePanelScript = #"""
    panels.state = (() => {
      const tree = new Tree({ finds: true, label: "State" }), field = treeSearch(tree), title = make("h2", {}), noState = "No action is selected.";
      const load = latest();
      title.append(noState);
      return {
        element: make("div", { class: "page fill" }, make("div", { class: "title" }, title), make("div", { class: "tools" }, field.field, field.label), tree.box),
        tree,
        reset() {
          load.forget();
          title.replaceChildren(noState);
          field.clear();
          tree.clear();
        },
        async update() {
          const number = session.selected;
          if (number === null) return;
          const state = await load(() => ask("state", { number }));
          if (state === undefined) return;
          title.replaceChildren("State after action ", actionLink(number));
          tree.show(state);
          field.repeat();
        },
        loaded() { nameLinks(title); },
      };
    })();
    """#
}
