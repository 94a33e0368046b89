extension InspectorPage {
  /// The bars of the effects.
  static let timelineStyle = #"""
    .axis { padding: 0 91px 0 211px; } .marks { position: relative; height: 20px; font-size: 11px; color: var(--muted); }
    .marks span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
    #bars { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); min-height: 80px; }
    .effectRow { height: 34px; display: grid; grid-template-columns: 190px minmax(0, 1fr) 80px; align-items: center; column-gap: 10px; padding: 0 0 0 10px; }
    .effectRow .who { min-width: 0; line-height: 1.2; } .effectRow .who > * { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
    .effectRow .who small { color: var(--muted); font-size: 11px; }
    .effectRow .who small > * { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
    .effectRow .lane { position: relative; height: 100%; border-left: 1px solid var(--line); border-right: 1px solid var(--line); overflow: hidden; }
    .effectRow .barLine { position: absolute; top: 6px; height: 13px; min-width: 4px; border-radius: 4px; background: color-mix(in srgb, var(--effect) 45%, transparent); border: 1px solid var(--effect); }
    .effectRow.running .barLine { border-right-style: dashed; background: repeating-linear-gradient(115deg, color-mix(in srgb, var(--effect) 50%, transparent) 0 6px, color-mix(in srgb, var(--effect) 26%, transparent) 6px 12px); }
    .effectRow.cancelled .barLine { border-color: var(--warning); background: color-mix(in srgb, var(--warning) 28%, transparent); }
    .effectRow .dot { position: absolute; top: 22px; width: 6px; height: 6px; margin-left: -3px; border-radius: 50%; background: var(--accent); padding: 0; }
    .effectRow .end { font-size: 12px; color: var(--muted); line-height: 1.2; } .effectRow .end > * { display: block; }
    .effectRow .end small { font-size: 11px; }
    .effectRow.cancelled .end { color: var(--warning); }
    .effectRow:hover, .effectRow[aria-selected="true"] { background: var(--soft); }

    """#
}
