extension InspectorPage {
  /// The panels beside the list.
  static let panelStyle = #"""
    .page { padding: 14px 16px 24px; display: flex; flex-direction: column; gap: 14px; }
    .page.fill { height: 100%; padding-bottom: 10px; gap: 8px; }
    .page h2 { font-size: 15px; font-weight: 650; overflow-wrap: anywhere; }
    .page h3 { font-size: 12px; font-weight: 600; color: var(--muted); margin-bottom: 5px; }
    .page h3 .number { margin-left: 6px; font-weight: 400; }
    .title { display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap; } .title h2 { flex: 1 1 240px; }
    .facts { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 4px 12px; } .facts dt { color: var(--muted); } .facts dd { overflow-wrap: anywhere; }
    .rowList { display: grid; gap: 4px; } .rowList li { display: flex; gap: 10px; align-items: baseline; padding: 5px 10px; border-radius: 8px;
      background: var(--surface); border: 1px solid var(--line); overflow-wrap: anywhere; }
    .rowList code { min-width: 0; } .rowList .gap { flex: 1; }
    .tree { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); flex: none; }
    .page.fill .tree { flex: 1; min-height: 80px; }
    .treeRow { height: 24px; line-height: 24px; display: flex; gap: 6px; padding: 0 8px; padding-left: calc(8px + var(--depth) * 16px); }
    .treeRow > * { flex: none; } .treeRow .value { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    .treeRow .arrow { width: 14px; color: var(--muted); font-size: 10px; text-align: center; }
    .treeRow .key { color: var(--muted); max-width: 50%; overflow: hidden; text-overflow: ellipsis; }
    .treeRow[aria-selected="true"] { background: var(--soft); } .treeRow .found { background: color-mix(in srgb, var(--action) 26%, transparent); border-radius: 3px; }
    .treeRow .who { margin-left: auto; display: none; font: 12px/24px system-ui, sans-serif; }
    .treeRow:hover .who, .treeRow[aria-selected="true"] .who { display: block; }
    .value.string { color: var(--new); } .value.number, .value.boolean { color: var(--view); } .value.empty { color: var(--muted); }
    .tag { padding: 0 6px; border-radius: 99px; background: var(--soft); color: var(--accent); font: 11px/18px system-ui, sans-serif; align-self: center; }
    .manifest { margin: 0; flex: 1 1 420px; padding: 5px 10px; }
    .text.grow { flex: 1; max-height: none; min-height: 120px; margin: 0; }
    .text { padding: 9px 11px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 320px; overflow: auto; }
    .change { padding: 8px 11px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
    .change .path { display: flex; gap: 10px; align-items: baseline; margin-bottom: 3px; } .change .path code { flex: 1; overflow-wrap: anywhere; font-weight: 600; }
    .change .old, .change .new { display: grid; grid-template-columns: 14px 1fr; overflow-wrap: anywhere; white-space: pre-wrap; max-height: 180px; overflow: auto; }
    .change .old { color: var(--old); } .change .new { color: var(--new); }
    .tools { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; } .tools .search, .tools .field { flex: 1 1 180px; width: auto; margin: 0; } .tools > span:empty { margin-left: -8px; }
    .none { color: var(--muted); padding: 4px 0; }
    .feature { margin-left: 18px; position: relative; } .feature.root { margin-left: 0; }
    .feature .card { display: grid; gap: 2px; padding: 7px 11px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); margin: 0 0 6px; overflow-wrap: anywhere; }
    .feature .card.now { border-color: var(--accent); box-shadow: 0 0 0 2px var(--soft); }
    .legend { display: flex; gap: 8px; align-items: center; } .legend::before { content: ""; width: 22px; height: 13px; border: 1px solid var(--accent); border-radius: 4px; box-shadow: 0 0 0 2px var(--soft); }
    .feature .card b { font-weight: 600; margin-right: 8px; }
    .feature:not(.root)::before { content: ""; position: absolute; left: -11px; top: -6px; bottom: 0; border-left: 1.5px solid var(--line); }
    .feature:not(.root) > .card::before { content: ""; position: absolute; left: -11px; top: 17px; width: 11px; border-top: 1.5px solid var(--line); }
    textarea { flex: 1; min-height: 160px; resize: none; padding: 10px 12px; border-radius: 10px; border: 1px solid var(--line); background: var(--surface); }

    """#
}
