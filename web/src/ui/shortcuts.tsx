const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Ctrl / ⌘", "K"], does: "Search" },
  { keys: ["/"], does: "Search, when not typing" },
  { keys: ["Ctrl / ⌘", "B"], does: "Collapse or expand the sidebar" },
  { keys: ["?"], does: "Help and shortcuts, when not typing" },
  { keys: ["F8"], does: "Go to the notifications region" },
  { keys: ["Esc"], does: "Close what is open" },
];

/** The keys that work everywhere in the app. */
export function Shortcuts() {
  return (
    <dl className="divide-y divide-line">
      {shortcuts.map(({ keys, does }) => (
        <div key={does} className="flex min-h-9 items-center justify-between gap-4">
          <dt className="text-base">{does}</dt>
          <dd className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-md border border-line-strong bg-canvas px-1.5 py-0.5 font-sans text-xs text-muted"
              >
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
