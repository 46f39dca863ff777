import { type ReactNode, useId } from "react";
import { FailureNote } from "./failure-note.tsx";
import { Spinner } from "./spinner.tsx";

/** A switch with its label and description; depending on the page, it takes effect at once or when saved. */
export function Switch(props: {
  label: string;
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Whether the change is being sent to the server. */
  pending?: boolean;
  /** Why the switch was reverted. */
  error?: unknown;
}) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {props.label}
        </label>
        {props.note !== undefined && (
          <p id={`${id}-note`} className="text-sm text-muted">
            {props.note}
          </p>
        )}
        <FailureNote error={props.error} />
      </div>
      <span className="ml-auto size-4 shrink-0">{props.pending && <Spinner />}</span>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={props.note === undefined ? undefined : `${id}-note`}
        checked={props.checked}
        aria-checked={props.checked}
        aria-busy={props.pending || undefined}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 appearance-none rounded-full border border-control bg-sunken transition-colors before:absolute before:top-1/2 before:left-0.75 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-control before:transition-transform checked:border-lamp-text checked:bg-lamp checked:before:translate-x-4 checked:before:bg-[#1a1408] forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:before:bg-[ButtonText] forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:before:bg-[GrayText] not-disabled:cursor-pointer focus-visible:rounded-full disabled:opacity-50"
      />
    </div>
  );
}
