import { foldLetters } from "@marquee/contracts/text/search-text";
import { typedLine } from "@marquee/contracts/text/typed-text";
import { clsx } from "clsx";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { betweenClicks } from "#browser/pressed.ts";
import type { FormField } from "#forms/form-shape.ts";
import { FieldFrame, wiring } from "./field.tsx";
import { tagField as copy } from "./form-copy.ts";
import { Icon } from "./icon.tsx";

/** Splits "one, two" into a list without empty parts. A list copied from a sheet has one entry per line. */
function splitEntries(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => typedLine(part))
    .filter((part) => part !== "");
}

/**
 * A short list, typed entry by entry: Enter, a comma or leaving the field adds the typed text, a pasted list is
 * split, and Backspace in the empty field removes the last entry. The schema limits the number of entries and their
 * length.
 */
export function TagField(props: {
  field: FormField<string[]>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}) {
  const { field, hint } = props;
  const [typed, setTyped] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The text being typed is already the value's last entry, so that submitting or saving a draft includes it.
  const isTyping = typedLine(typed) !== "" && field.value.at(-1) === typedLine(typed);
  const entries = isTyping ? field.value.slice(0, -1) : field.value;

  /** Appends these entries without duplicates, and leaves the rest in the input. */
  function add(text: string, rest = ""): void {
    const known = new Set(entries.map(foldLetters));
    const added = splitEntries(text).filter((entry) => {
      const isNew = !known.has(foldLetters(entry));
      known.add(foldLetters(entry));
      return isNew;
    });
    if (added.length > 0) setAnnouncement(copy.added(added, entries.length + added.length));
    else if (splitEntries(text).length > 0) setAnnouncement(copy.alreadyThere(typedLine(text)));
    setTyped(rest);
    field.set([...entries, ...added, ...splitEntries(rest)]);
  }

  const settle = useRef<() => void>(undefined);
  useEffect(() => {
    settle.current = () => {
      if (isTyping) add(typed);
    };
  });

  function remove(index: number): void {
    field.set(field.value.filter((_, at) => at !== index));
    setAnnouncement(copy.removed(entries[index] ?? "", entries.length - 1));
  }

  function removeByButton(index: number): void {
    // The clicked button disappears: move focus to the one that takes its place.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
    remove(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const key = meantKey(event);
    if (key === "Enter" && isTyping && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(typed);
    } else if (key === "Backspace" && typed === "" && entries.length > 0) remove(entries.length - 1);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    if (!/[,\n]/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  return (
    <FieldFrame
      id={field.id}
      label={props.label}
      error={field.error}
      hint={hint}
      optional={props.optional}
      className={props.className}
    >
      <div
        className={clsx(
          "flex min-h-9 flex-wrap items-center gap-1.5 rounded-lg border border-control bg-surface p-0.75 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-ink has-disabled:border-line has-disabled:bg-sunken has-[[aria-invalid]]:border-danger pointer-coarse:min-h-11 dark:bg-canvas",
        )}
      >
        {entries.length > 0 && (
          <ul ref={list} aria-label={copy.entries} className="contents">
            {entries.map((entry, index) => (
              <li
                key={entry}
                className="flex max-w-full items-center rounded-md bg-sunken pl-2 text-sm text-ink dark:bg-line"
              >
                <span className="min-w-0 py-0.5 break-words">{entry}</span>
                <button
                  type="button"
                  className="grid size-6 shrink-0 place-items-center rounded-md text-faint hover:text-ink pointer-coarse:size-9"
                  aria-label={copy.remove(entry)}
                  disabled={props.disabled}
                  onClick={() => removeByButton(index)}
                >
                  <Icon name="x" className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          type="text"
          autoComplete="off"
          enterKeyHint="enter"
          className="h-7 min-w-24 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-faint disabled:cursor-not-allowed disabled:text-faint pointer-coarse:h-9 pointer-coarse:text-lg"
          {...wiring(field, hint !== undefined)}
          disabled={props.disabled}
          placeholder={entries.length === 0 ? props.placeholder : undefined}
          value={isTyping ? typed : ""}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          // The new entry may take its own line, which would move the button being clicked.
          onBlur={() => betweenClicks(() => settle.current?.())}
          onChange={({ target: { value } }) => {
            const end = value.lastIndexOf(",");
            if (end >= 0) return add(value.slice(0, end), value.slice(end + 1).trimStart());
            setTyped(value.trimStart());
            field.set([...entries, ...splitEntries(value)]);
          }}
        />
      </div>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </FieldFrame>
  );
}
