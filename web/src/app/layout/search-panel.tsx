import { Command, useCommandState } from "cmdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCurrentUser } from "#api/session.ts";
import { isOverlayEntry, useBackCloses } from "#browser/back-closes.ts";
import { meantKey } from "#browser/meant-key.ts";
import { keeperOf } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { EventPoster } from "#ui/event-poster.tsx";
import { FoundText } from "#ui/found-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { searchPanel as copy } from "../search-copy.ts";
import { noteFound, recentlyFound } from "./recently-found.ts";
import { useEntries } from "./search-entries.ts";
import { findResults, type SearchEntry, type SearchGroup } from "./search-results.ts";
import { useServerSearch } from "./search-server.ts";

/** The box's keys that control the list: all others edit the text. */
const listKeys = ["ArrowDown", "ArrowUp", "Enter"];

interface SearchPanelProps {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Tells the box which list it controls and which option is active. */
  onOptions: (listId: string | undefined, activeId: string | undefined) => void;
  onClose: () => void;
}

/** The list under the search box: arrows choose, Enter opens, Escape closes. */
export function SearchPanel(props: SearchPanelProps) {
  const { text, input, onOptions, onClose } = props;
  const userId = keeperOf(useCurrentUser());
  const [recent] = useState(() => recentlyFound(userId));
  const found = findResults([...recent, ...useEntries()], text);
  const server = useServerSearch(text);
  const groups = [...withoutRecent(found, text), ...server.groups];
  const values = groups.flatMap((group) => group.entries.map(valueOf));
  const [choice, setChoice] = useState({ text, value: "" });
  const menu = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // On a phone the panel covers the page, so Back closes it.
  useBackCloses(matchMedia("(width < 640px)").matches, () => {
    onClose();
    input.current?.blur();
  });
  // A different text gives a different list, which starts at its first entry.
  const chosen = choice.text === text && values.includes(choice.value) ? choice.value : (values[0] ?? "");

  function go(entry: SearchEntry): void {
    onClose();
    input.current?.blur();
    noteFound(userId, entry);
    if (entry.run) entry.run();
    else void navigate(entry.to, { replace: isOverlayEntry() });
  }

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // The box is part of the first load and the menu is not, so forward the keys to the menu from here.
    const onKey = (event: KeyboardEvent) => {
      const key = meantKey(event);
      if (key === "Escape") {
        event.preventDefault();
        onClose();
        element.blur();
      } else if (listKeys.includes(key)) {
        event.preventDefault();
        menu.current?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  });

  return (
    <div
      className="absolute top-full left-0 z-40 mt-1.5 w-[min(28rem,calc(100vw-1rem))] animate-enter rounded-xl border border-line bg-surface shadow-lift max-sm:fixed max-sm:inset-x-2 max-sm:top-14 max-sm:w-auto"
      onPointerDown={(event) => event.preventDefault()}
    >
      <p className="border-b border-line px-4 py-2 text-sm text-muted">{copy.scope}</p>
      <Command
        ref={menu}
        loop
        shouldFilter={false}
        // Ctrl+K and similar keys belong to the whole app.
        vimBindings={false}
        value={chosen}
        onValueChange={(value) => setChoice({ text, value })}
      >
        <Command.List ref={list} label={copy.results} className="max-h-96 overflow-y-auto p-1.5">
          {groups.map((group) => (
            <Command.Group
              key={group.label}
              value={group.label}
              heading={
                <span className="block px-2.5 pt-2 pb-1 text-2xs font-medium text-faint">{group.label}</span>
              }
            >
              {group.entries.map((entry) => (
                <Command.Item
                  key={valueOf(entry)}
                  value={valueOf(entry)}
                  onSelect={() => go(entry)}
                  className="group flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-base aria-selected:bg-sunken dark:aria-selected:bg-line"
                >
                  {entry.face ? (
                    <EventPoster event={{ name: entry.label, ...entry.face }} className="w-14 rounded" />
                  ) : (
                    <Icon name={entry.icon} className="size-4 shrink-0 text-faint" />
                  )}
                  <span className="min-w-0 flex-1 truncate">
                    <FoundText text={entry.label} search={text} />
                  </span>
                  <span className="max-w-1/2 shrink-0 truncate text-sm text-faint">
                    <FoundText text={entry.note} search={text} />
                  </span>
                  <Icon
                    name="corner-down-left"
                    className="hidden size-3.5 text-faint group-aria-selected:block"
                  />
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <ReportOptions list={list} onOptions={onOptions} />
      </Command>
      {server.error !== null && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-muted"
        >
          <span className="min-w-0 flex-1">{copy.failed}</span>
          <Button size="sm" onClick={server.retry}>
            {copy.tryAgain}
          </Button>
        </p>
      )}
      <p role="status" className={values.length === 0 ? "px-4 pt-2 pb-5 text-center text-muted" : "sr-only"}>
        {server.isSearching
          ? copy.searching
          : values.length > 0
            ? text.trim() !== "" && copy.count(values.length)
            : copy.nothingFound(text.trim())}
      </p>
    </div>
  );
}

/** With a text, drops the recent entries: they are found in their own groups already. */
function withoutRecent(groups: readonly SearchGroup<SearchEntry>[], text: string) {
  return text.trim() === "" ? groups : groups.filter(({ label }) => label !== copy.recent);
}

/** The same page may be found under several names. */
const valueOf = ({ group, to, label }: SearchEntry) => `${group} ${to} ${label}`;

/** Tells the box outside the menu the ids of its list and its active option. */
function ReportOptions({
  list,
  onOptions,
}: Pick<SearchPanelProps, "onOptions"> & { list: RefObject<HTMLElement | null> }) {
  const value = useCommandState((state) => state.value);
  // The menu knows the active option's value at once, but its id only after a keypress.
  useEffect(() => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    onOptions(list.current?.id, options.find((option) => option.dataset.value === value)?.id);
  });
  return null;
}
