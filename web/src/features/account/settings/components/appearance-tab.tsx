import { useId, useState } from "react";
import { setSingleKeys, singleKeysOn } from "#browser/single-keys.ts";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "#browser/theme.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Shortcuts } from "#ui/shortcuts.tsx";
import { appearanceTab as copy } from "../copy.ts";

const themes: readonly { value: ThemeChoice; label: string; note: string; icon: IconName }[] = [
  { value: "light", label: copy.light, note: copy.lightNote, icon: "sun" },
  { value: "dark", label: copy.dark, note: copy.darkNote, icon: "moon" },
  { value: "system", label: copy.system, note: copy.systemNote, icon: "monitor" },
];

/** The appearance and keyboard shortcuts of Marquee on this device. */
export function AppearanceTab() {
  const theme = useThemeChoice();
  return (
    <div className="grid items-start gap-5 grid-cols-1 lg:grid-cols-2">
      <Card>
        <CardHeader title={copy.title} note={copy.note} />
        <fieldset className="grid gap-3 px-5 pb-5 grid-cols-1 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          <legend className="sr-only">{copy.theme}</legend>
          {themes.map(({ value, label, note, icon }) => (
            <label
              key={value}
              className="flex cursor-pointer items-start gap-3 rounded-lg border border-line p-3 hover:border-line-strong has-checked:border-lamp has-checked:bg-lamp-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
                className="sr-only"
              />
              <Icon name={icon} className="mt-0.5 size-4 text-lamp-text" />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">{note}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </Card>
      <Card>
        <CardHeader title={copy.shortcuts} />
        <div className="px-5 pb-4">
          <Shortcuts />
          <SingleKeysSwitch />
        </div>
      </Card>
    </div>
  );
}

function SingleKeysSwitch() {
  const [on, setOn] = useState(singleKeysOn);
  const id = useId();
  return (
    <div className="mt-2 flex min-h-11 items-start gap-3 border-t border-line pt-3">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-note`}
        className="mt-0.5 size-4 accent-[var(--lamp-text)]"
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked);
          setSingleKeys(event.target.checked);
        }}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {copy.singleKeys}
        </label>
        <p id={`${id}-note`} className="text-sm text-muted">
          {copy.singleKeysNote}
        </p>
      </div>
    </div>
  );
}
