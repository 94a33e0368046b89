extension InspectorPage {
  /// The list of actions. A row has the same height everywhere: the script computes places from it.
  static let listStyle = #"""
    .bar { display: flex; gap: 8px; align-items: center; padding: 8px 10px; }
    .search { position: relative; flex: 1; min-width: 0; }
    .search input { width: 100%; padding: 5px 30px 5px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--ground); }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    .search input:read-only { color: var(--muted); }
    .search > kbd { position: absolute; right: 8px; top: 8px; pointer-events: none; }
    .search input:is(:focus, :not(:placeholder-shown)) { padding-right: 10px; } .search input:is(:focus, :not(:placeholder-shown)) ~ kbd { display: none; }
    #filter { display: flex; gap: 10px; padding: 0 12px 8px; font-size: 13px; } #filterText { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .columns, .row { display: grid; grid-template-columns: 52px 76px minmax(0, 1fr) 124px 68px 60px; column-gap: 8px; align-items: center; padding: 0 10px; }
    .columns { font-size: 11px; color: var(--muted); border-bottom: 1px solid var(--line); height: 22px; }
    /* The titles and the times above a list have its width also when it has a scroll bar. */
    .columns, #rows, .axis, #bars { scrollbar-gutter: stable; } .columns, .axis { overflow: hidden; }
    .columns :first-child, .columns :nth-last-child(-n+2) { text-align: right; }
    .window { position: relative; flex: 1; min-height: 0; overflow-y: auto; overflow-x: hidden; contain: strict; }
    .window:focus-visible { outline: 1px solid color-mix(in srgb, var(--accent) 45%, transparent); outline-offset: -1px; }
    .window:focus .active { outline: 1.5px solid var(--accent); outline-offset: -1.5px; }
    .window:focus [aria-selected="true"]:not(.row) { box-shadow: inset 0 0 0 1.5px var(--accent); }
    .window .space { width: 1px; }
    .window > .item { position: absolute; left: 0; right: 0; top: 0; contain: layout style; white-space: nowrap; }
    .row { height: 28px; cursor: default; }
    .row > span { overflow: hidden; text-overflow: ellipsis; }
    .row .number, .row .time, .row .took { text-align: right; font-variant-numeric: tabular-nums; color: var(--muted); font-size: 12px; }
    .row .cause { display: flex; font-size: 12px; color: var(--muted); white-space: pre; }
    .row .cause > :first-child { overflow: hidden; text-overflow: ellipsis; } .row .cause > :last-child { flex: none; }
    .row:hover { background: color-mix(in srgb, var(--soft) 50%, transparent); }
    .row[aria-selected="true"] { background: var(--soft); }
    .row.current { box-shadow: inset 3px 0 var(--paused); }
    .row.later { opacity: .62; }
    .row.skipped .name { text-decoration: line-through; }
    .row.missing .name { color: var(--muted); }
    .row .name { padding-left: calc(var(--depth) * var(--indentation) + 6px); }
    .kind { display: inline-flex; align-items: center; gap: 6px; font-size: 12px; color: var(--kind); }
    .kind::before { content: ""; flex: none; width: 8px; height: 8px; border-radius: 3px; background: var(--kind); }
    [data-kind="view"] { --kind: var(--view); } [data-kind="delegate"] { --kind: var(--delegate); } [data-kind="interface"] { --kind: var(--interface); }
    [data-kind="internal"] { --kind: var(--internal); } [data-kind="effect"] { --kind: var(--effect); } [data-kind="action"] { --kind: var(--action); }
    [data-kind="effect"]::before { border-radius: 50%; }
    .row .branch { position: absolute; bottom: 13px; left: calc(156px + (var(--depth) - 1) * var(--indentation)); width: 6px; pointer-events: none;
      border-left: 1.5px solid var(--edge); border-bottom: 1.5px solid var(--edge); border-bottom-left-radius: 5px; opacity: .55; }
    .row .branch.far { height: 6px; }
    .row[aria-selected="true"] .branch { border-color: var(--accent); opacity: 1; z-index: 1; }
    #list > .none { padding: 18px 16px; } #list > .none:not([hidden]) + #rows { flex: 0 0 0; } #list > .none:not([hidden]) ~ .foot { margin-top: auto; }
    .foot { display: flex; gap: 10px; padding: 4px 12px; font-size: 12px; color: var(--muted); border-top: 1px solid var(--line); }
    #counts { flex: 1; }

    """#
}
