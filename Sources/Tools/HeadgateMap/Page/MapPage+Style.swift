extension MapPage {
  static let style = #"""
    :root {
      --ground: #f6f7f9; --surface: #ffffff; --raised: #ffffff; --text: #1b2330; --muted: #5d6778; --line: #dfe3ea;
      --edge: #a3adbd; --accent: #2f5fd0; --soft: #e9effc; --warning: #b3261e; --warning-soft: #fdecea;
      --view: #2f6fde; --delegate: #8a3fc7; --interface: #0b7f77; --internal: #6b7585; --binding: #3b93c9;
      --presentation: #c2417f; --child: #9aa3b2; --unsorted: #ad6800; --effect: #3d7a35;
      --shadow: 0 1px 2px rgb(20 30 50 / .06), 0 4px 16px rgb(20 30 50 / .06);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #12151b; --surface: #181c24; --raised: #1f2530; --text: #e6e9ef; --muted: #98a2b3; --line: #2c3340;
        --edge: #566074; --accent: #86abff; --soft: #202c47; --warning: #ff8f85; --warning-soft: #3a1f1f;
        --view: #6ea2ff; --delegate: #c08bf2; --interface: #4cc4ba; --internal: #98a2b3; --binding: #72bde8;
        --presentation: #f087b6; --child: #667085; --unsorted: #e0a144; --effect: #86c77c;
        --shadow: 0 1px 2px rgb(0 0 0 / .3), 0 6px 20px rgb(0 0 0 / .3);
      }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; background: var(--ground); color: var(--text); overflow: hidden; }
    h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
    ul { list-style: none; }
    code, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .92em; }
    button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    kbd { font: 11px/1 ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-bottom-width: 2px;
      border-radius: 4px; padding: 2px 5px; color: var(--muted); background: var(--surface); }

    header { display: flex; align-items: center; gap: 16px; padding: 10px 16px; background: var(--surface);
      border-bottom: 1px solid var(--line); z-index: 2; }
    h1 { font-size: 15px; font-weight: 650; display: flex; align-items: center; gap: 9px; min-width: 0; flex: 0 1 auto;
      overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
    .logo { flex: none; width: 16px; height: 16px; border-radius: 5px; border: 4px solid var(--accent); border-right-color: transparent; }
    .search { position: relative; flex: 1 1 240px; max-width: 460px; margin-left: auto; }
    .search input { width: 100%; font: inherit; color: inherit; padding: 7px 34px 7px 12px; border-radius: 9px;
      border: 1px solid var(--line); background: var(--ground); }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    .search > kbd { position: absolute; right: 9px; top: 8px; pointer-events: none; }
    .search input:focus ~ kbd { display: none; }
    #results { position: absolute; top: calc(100% + 6px); left: 0; right: 0; max-height: 60vh; overflow: auto; padding: 5px;
      background: var(--raised); border: 1px solid var(--line); border-radius: 11px; box-shadow: var(--shadow); z-index: 5; }
    #results li { display: flex; align-items: baseline; gap: 8px; padding: 6px 9px; border-radius: 7px; cursor: pointer; }
    #results li[aria-selected="true"], #results li:hover { background: var(--soft); }
    #results li span:first-of-type { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #results .where { margin-left: auto; color: var(--muted); font-size: 12px; white-space: nowrap; }
    #results .none { color: var(--muted); cursor: default; }
    nav { display: flex; gap: 6px; flex: none; }
    nav button { padding: 6px 11px; border-radius: 9px; border: 1px solid var(--line); background: var(--surface); }
    nav button:hover, .zoom button:hover { background: var(--soft); border-color: var(--accent); }
    #problems { margin-left: 7px; padding: 1px 7px; border-radius: 99px; font-size: 12px; font-weight: 600;
      background: var(--warning-soft); color: var(--warning); }

    main { flex: 1; display: flex; min-height: 0; }
    #stage { position: relative; flex: 1; min-width: 0; overflow: hidden; }
    #graph { display: block; width: 100%; height: 100%; cursor: grab; touch-action: none; outline-offset: -3px;
      background: radial-gradient(circle, var(--line) 1px, transparent 1.2px) 0 0 / 24px 24px; }
    #graph.moving { cursor: grabbing; }
    #status { position: absolute; left: 12px; bottom: 12px; padding: 2px 8px; border-radius: 8px; background: var(--ground);
      color: var(--muted); font-size: 12px; pointer-events: none; }
    .zoom { position: absolute; right: 14px; bottom: 12px; display: flex; gap: 6px; }
    .zoom button { width: 32px; height: 32px; border-radius: 9px; border: 1px solid var(--line); background: var(--surface);
      font-size: 16px; line-height: 1; box-shadow: var(--shadow); }

    .edge path { fill: none; stroke: var(--edge); stroke-width: 1.5; }
    .edge text { fill: var(--muted); font-size: 11px; text-anchor: end; paint-order: stroke; stroke: var(--ground); stroke-width: 4px;
      stroke-linejoin: round; }
    .edge .dashed { stroke-dasharray: 6 4; } .edge .dotted { stroke-dasharray: 1.5 4; stroke-linecap: round; }
    .edge .bold { stroke-width: 2.6; }
    .edge.cross path { opacity: .55; }
    .edge.near path { stroke: var(--accent); opacity: 1; } .edge.near text { fill: var(--accent); }
    .node { cursor: pointer; outline: none; }
    .node rect.box { fill: var(--surface); stroke: var(--line); stroke-width: 1.2; filter: drop-shadow(0 1px 2px rgb(20 30 50 / .10)); }
    .node:hover rect.box { stroke: var(--accent); }
    .node.cases rect.box { stroke-dasharray: 5 3; stroke: var(--edge); }
    .node.actions rect.box, .node.wrapper rect.box { stroke-dasharray: 2 3; stroke: var(--edge); }
    .node.selected rect.box { stroke: var(--accent); stroke-width: 2.4; fill: var(--soft); }
    .node.sends rect.box { stroke: var(--view); stroke-width: 2; } .node.reacts rect.box { stroke: var(--delegate); stroke-width: 2; }
    .node .name { fill: var(--text); font-weight: 600; font-size: 13px; }
    .node .counts { fill: var(--muted); font-size: 11px; }
    .node .toggle circle { fill: var(--surface); stroke: var(--edge); stroke-width: 1.2; }
    .node .toggle text { fill: var(--muted); font-size: 10px; font-weight: 600; text-anchor: middle; }
    .node .toggle:hover circle { stroke: var(--accent); }
    .node .badge circle { fill: var(--warning); } .node .badge text { fill: var(--surface); font-size: 10px; font-weight: 700; text-anchor: middle; }
    """# + panelStyle
}
