extension InspectorPage {
  static let style =
    #"""
    :root {
      --ground: #f6f7f9; --surface: #ffffff; --text: #1b2330; --muted: #5d6778; --line: #dfe3ea; --edge: #a3adbd;
      --accent: #2f5fd0; --soft: #e9effc; --warning: #b3261e; --warning-soft: #fdecea; --paused: #9a5b00; --paused-soft: #fdf1dc;
      --view: #2563d0; --delegate: #8a3fc7; --interface: #0b7f77; --internal: #5d6778; --effect: #3d7a35; --action: #945700;
      --old: #b3261e; --new: #2c7226; --shadow: 0 1px 2px rgb(20 30 50 / .08), 0 6px 20px rgb(20 30 50 / .12);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      scrollbar-color: var(--edge) transparent;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #12151b; --surface: #181c24; --text: #e6e9ef; --muted: #98a2b3; --line: #2c3340; --edge: #566074;
        --accent: #86abff; --soft: #202c47; --warning: #ff8f85; --warning-soft: #3a1f1f; --paused: #f0b556; --paused-soft: #352a17;
        --view: #6ea2ff; --delegate: #c08bf2; --interface: #4cc4ba; --internal: #98a2b3; --effect: #86c77c; --action: #e0a144;
        --old: #ff8f85; --new: #86c77c; --shadow: 0 1px 2px rgb(0 0 0 / .3), 0 6px 20px rgb(0 0 0 / .4);
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; background: var(--ground); color: var(--text); overflow: hidden; }
    h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
    ul { list-style: none; }
    code, .mono { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .9em; }
    button, select, input, textarea { font: inherit; color: inherit; }
    button { background: none; border: 0; padding: 0; cursor: pointer; }
    button:disabled, .button[aria-disabled="true"] { cursor: default; opacity: .45; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    kbd { font: 11px/1 ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-bottom-width: 2px;
      border-radius: 4px; padding: 1px 4px; color: var(--muted); background: var(--surface); }
    .button { display: inline-block; padding: 4px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--surface);
      color: inherit; text-decoration: none; white-space: nowrap; }
    .button:hover:not(:disabled, [aria-disabled="true"]) { background: var(--soft); border-color: var(--accent); }
    .button[aria-pressed="true"] { background: var(--soft); border-color: var(--accent); }
    .button.strong { background: var(--accent); border-color: var(--accent); color: var(--surface); font-weight: 600; }
    .button.strong:hover:not(:disabled) { background: color-mix(in srgb, var(--accent) 84%, var(--text)); }
    .button.small { padding: 1px 8px; font-size: 12px; border-radius: 6px; }
    .link { color: var(--accent); text-align: left; } .link:hover { text-decoration: underline; }
    .warn { color: var(--warning); } .muted { color: var(--muted); } .gap { flex: 1; }

    header { display: flex; align-items: center; gap: 12px; padding: 8px 14px; background: var(--surface); border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; font-weight: 650; display: flex; align-items: center; gap: 9px; min-width: 0; white-space: nowrap; }
    #program { overflow: hidden; text-overflow: ellipsis; }
    .logo { flex: none; width: 16px; height: 16px; border-radius: 5px; border: 4px solid var(--accent); border-right-color: transparent; }
    #storeChoice { color: var(--muted); } #storeChoice select { padding: 3px 6px; border-radius: 8px; border: 1px solid var(--line);
      background: var(--surface); color: var(--text); max-width: 160px; }
    #connection { color: var(--muted); font-size: 12px; white-space: nowrap; }
    #connection::before { content: ""; display: inline-block; width: 8px; height: 8px; border-radius: 50%; margin-right: 6px; background: var(--edge); }
    #connection[data-state="open"]::before { background: var(--new); } #connection[data-state="lost"]::before { background: var(--warning); }
    #banner { display: flex; gap: 12px; align-items: center; justify-content: center; padding: 6px 14px; background: var(--warning-soft); color: var(--warning); }

    main { flex: 1; min-height: 0; display: grid; grid-template: "list tabs" auto "list panel" 1fr / minmax(420px, 51%) minmax(0, 1fr); }
    #list { grid-area: list; display: flex; flex-direction: column; min-height: 0; min-width: 0; background: var(--surface); border-right: 1px solid var(--line); }
    #tabs { grid-area: tabs; display: flex; flex-wrap: wrap; gap: 0 2px; padding: 6px 10px 0; border-bottom: 1px solid var(--line); background: var(--surface); }
    #tabs button { padding: 5px 11px 7px; border-bottom: 2px solid transparent; color: var(--muted); white-space: nowrap; }
    #tabs button:hover { color: var(--text); }
    #tabs button[aria-selected="true"] { color: var(--text); font-weight: 600; border-color: var(--accent); }
    #tabs .list { display: none; }
    #tabs .badge { margin-left: 6px; padding: 0 6px; border-radius: 99px; background: var(--soft); color: var(--accent); font-size: 11px; font-weight: 600; }
    #panel { grid-area: panel; min-height: 0; overflow: auto; } #panel:focus-visible { outline-width: 1px; outline-offset: -1px; }

    footer { display: flex; align-items: center; gap: 14px; padding: 8px 14px; background: var(--surface); border-top: 1px solid var(--line); flex-wrap: wrap; }
    .place { flex: 1 1 320px; display: flex; align-items: center; gap: 12px; min-width: 0; }
    #slider { flex: 1; min-width: 60px; accent-color: var(--accent); }
    #position { font-variant-numeric: tabular-nums; color: var(--muted); white-space: nowrap; min-width: 92px; }
    #mode { min-width: 76px; text-align: center; padding: 2px 10px; border-radius: 99px; font-weight: 600; font-size: 13px;
      background: color-mix(in srgb, var(--new) 14%, transparent); color: var(--new); }
    [data-mode="paused"] #mode { background: var(--paused-soft); color: var(--paused); } [data-mode="paused"] #slider { accent-color: var(--paused); }
    [data-mode="none"] #mode { background: var(--line); color: var(--muted); }
    [data-mode="locked"] #mode { background: var(--warning-soft); color: var(--warning); } [data-mode="locked"] #slider { accent-color: var(--warning); }
    .travel { display: flex; gap: 6px; flex-wrap: wrap; align-items: center; }

    #errors { position: fixed; right: 14px; bottom: 66px; width: min(420px, calc(100vw - 28px)); display: grid; gap: 8px; z-index: 9; }
    #errors li { display: flex; gap: 10px; padding: 9px 12px; border-radius: 10px; background: var(--warning-soft); color: var(--warning);
      border: 1px solid var(--warning); box-shadow: var(--shadow); overflow-wrap: anywhere; }
    #errors li span { flex: 1; white-space: pre-wrap; max-height: 40vh; overflow: auto; }
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--text); padding: 18px 20px; width: min(460px, calc(100vw - 28px)); box-shadow: var(--shadow); }
    dialog::backdrop { background: rgb(10 14 20 / .45); }
    dialog h2 { font-size: 16px; margin-bottom: 10px; } dialog p { margin-bottom: 10px; } dialog .bar { padding: 0; }
    .scroll { max-height: calc(100vh - 190px); overflow: auto; margin: 0 -8px 10px; padding: 4px 8px; border-radius: 8px; }
    #keys { width: min(820px, calc(100vw - 28px)); } #keyList { columns: 2 320px; column-gap: 28px; }
    #keyList div { display: grid; grid-template-columns: 92px 1fr; gap: 10px; padding: 2px 0; break-inside: avoid; } #keyList dt { white-space: nowrap; }
    #programList { margin-bottom: 14px; }
    .field { width: 100%; padding: 7px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--ground); margin-bottom: 10px; }

    """# + listStyle + panelStyle + timelineStyle + narrowStyle
}
