import { shortcuts } from "./shortcut-list.ts";

/** The keyboard shortcuts that work everywhere in the app. */
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
