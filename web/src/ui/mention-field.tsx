import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { formatList } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { FieldFrame, textAreaClass, wiring } from "./field.tsx";
import { mentionField as copy } from "./mention-copy.ts";
import { type MentionPerson, mentionedIn, openMention, peopleFor } from "./mention-text.ts";

/** Whom a text may mention. */
export interface MentionChoice {
  /** Undefined until they are loaded. */
  people: readonly MentionPerson[] | undefined;
  failed: boolean;
  /** Loads them; again changes nothing. */
  ask: () => void;
  /** Whether there may well be nobody: then nothing is said of it before somebody is found. */
  isQuiet: boolean;
}

/** A text in which "@" offers people to mention. Below it stands who will be told. */
export function MentionField(props: {
  field: FormField<string>;
  label: string;
  rows: number;
  choice: MentionChoice;
  /** The ids of those who were chosen from the list, to tell people of one name apart. */
  picked: ReadonlySet<string>;
  onPick: (id: string) => void;
}) {
  const { field, label, rows, choice, picked } = props;
  const { people, ask } = choice;
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  /** The "@" whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);

  const hasMention = field.value.includes("@");
  useEffect(() => {
    if (hasMention) ask();
  }, [hasMention, ask]);

  const typed = caret === null ? undefined : openMention(field.value, caret);
  const open = typed && typed.at !== closedAt ? typed : undefined;
  const found = open && people ? peopleFor(open, people) : [];
  const at = Math.min(active, found.length - 1);
  const listId = `${field.id}-people`;
  const optionId = (person: MentionPerson) => `${listId}-${person.id}`;
  const isWaiting = open !== undefined && people === undefined && !choice.isQuiet;
  const offers = !choice.isQuiet || found.length > 0;
  const told = mentionedIn(field.value, people ?? [], picked);

  function pick(person: MentionPerson): void {
    const area = box.current;
    if (!area || !open || caret === null) return;
    const gap = /^\s/u.test(area.value.slice(caret)) ? "" : " ";
    area.setRangeText(`@${person.name}${gap}`, open.at, caret, "end");
    field.set(area.value);
    setCaret(area.selectionStart);
    setClosedAt(open.at);
    setActive(0);
    props.onPick(person.id);
  }

  function press(event: KeyboardEvent): void {
    const person = found[at];
    if (!open || !person) return;
    const key = meantKey(event);
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((at + step + found.length) % found.length);
    else if (key === "Escape") setClosedAt(open.at);
    else if ((key === "Enter" && !event.ctrlKey && !event.metaKey) || key === "Tab") pick(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <FieldFrame
      id={field.id}
      label={label}
      error={field.error}
      hint={
        told.length > 0
          ? copy.told(formatList(told.map(({ name }) => name)))
          : choice.isQuiet
            ? undefined
            : copy.hint
      }
    >
      <div className="relative">
        <textarea
          ref={box}
          rows={rows}
          className={textAreaClass}
          {...wiring(field, !choice.isQuiet || told.length > 0)}
          aria-autocomplete={offers ? "list" : undefined}
          aria-haspopup={offers ? "listbox" : undefined}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-activedescendant={found[at] && optionId(found[at])}
          value={field.value}
          onChange={(event) => {
            field.set(event.target.value);
            setCaret(event.target.selectionStart);
            setActive(0);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onBlur={() => setCaret(null)}
          onKeyDown={press}
        />
        {found.length > 0 ? (
          <div
            id={listId}
            role="listbox"
            aria-label={copy.people}
            className={clsx(panel, "max-h-56 overflow-y-auto p-1.5")}
          >
            {found.map((person, index) => (
              <Option
                key={person.id}
                id={optionId(person)}
                selected={index === at}
                onPick={() => pick(person)}
              >
                <bdi className="truncate">{person.name}</bdi>
                {person.agency !== null && <bdi className="truncate text-sm text-muted">{person.agency}</bdi>}
              </Option>
            ))}
          </div>
        ) : (
          isWaiting && <p className={clsx(panel, "px-4 py-3 text-muted")}>{waiting(choice)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {found.length > 0 ? copy.found(found.length) : isWaiting && waiting(choice)}
      </p>
    </FieldFrame>
  );
}

/** Above the text, where a phone's keyboard does not cover it. */
const panel =
  "absolute bottom-full left-0 z-10 mb-1 w-72 max-w-full rounded-xl border border-line bg-surface shadow-lift";

const waiting = ({ failed }: MentionChoice) => (failed ? copy.failed : copy.loading);

function Option(props: { id: string; selected: boolean; onPick: () => void; children: ReactNode }) {
  const item = useRef<HTMLDivElement>(null);
  const { selected } = props;
  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    // The text has the focus and the keys; a pointer is only another way to choose.
    <div
      ref={item}
      id={props.id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault();
        props.onPick();
      }}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-2.5 rounded-lg px-2.5 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:min-h-11 dark:hover:bg-line dark:aria-selected:bg-line"
    >
      {props.children}
    </div>
  );
}
