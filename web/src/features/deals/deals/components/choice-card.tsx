import type { ReactNode } from "react";

/** One of several large choices; the whole card is clickable. */
export function ChoiceCard(props: {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 transition-colors hover:border-ink has-checked:border-lamp-line has-checked:bg-lamp-soft has-disabled:border-line has-disabled:bg-sunken">
      <input
        type="radio"
        className="mt-1 size-4 shrink-0 accent-[var(--lamp-text)]"
        name={props.name}
        value={props.value}
        checked={props.checked}
        disabled={props.disabled}
        onChange={props.onChoose}
      />
      <span className="min-w-0 flex-1">{props.children}</span>
    </label>
  );
}
