import { useQuery } from "@tanstack/react-query";
import { Command, useCommandState } from "cmdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCurrentUser } from "#account/session.ts";
import { isOverlayEntry, useBackCloses } from "#browser/back-closes.ts";
import { campaignIdeasQuery } from "#features/campaigns/api/list-campaign-ideas.ts";
import { creditPackagesQuery } from "#features/credits/api/list-credit-packages.ts";
import { formatBudget, formatCredits, formatPackagePrice, labelOf } from "#format/format.ts";
import { campaignTabPath, creditPackagePath } from "#routing/paths.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { searchPanel as copy } from "../copy.ts";
import { navGroups } from "./nav.ts";
import { findResults, type SearchEntry } from "./search-results.ts";

interface Entry extends SearchEntry {
  icon: IconName;
}

/** The keys of the box that belong to the list: the rest is for the text. */
const listKeys = ["ArrowDown", "ArrowUp", "Enter"];

interface SearchPanelProps {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** Tells the box which list it controls and which option is the active one. */
  onOptions: (listId: string | undefined, activeId: string | undefined) => void;
  onClose: () => void;
}

/** The list under the search box: arrows choose, Enter goes, Escape closes. */
export function SearchPanel(props: SearchPanelProps) {
  const { text, input, onOptions, onClose } = props;
  const groups = findResults(useEntries(), text);
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
  // Another text is another list: its first entry is the one to begin with.
  const chosen = choice.text === text && values.includes(choice.value) ? choice.value : (values[0] ?? "");

  function go(entry: SearchEntry): void {
    onClose();
    input.current?.blur();
    void navigate(entry.to, { replace: isOverlayEntry() });
  }

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    // The box is part of the first load and the menu is not, so the menu hears of the keys from here.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        event.preventDefault();
        onClose();
        element.blur();
      } else if (listKeys.includes(event.key) && !event.isComposing) {
        event.preventDefault();
        menu.current?.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true }));
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
        // Ctrl+K and its like belong to the whole app.
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
                  <Icon name={entry.icon} className="size-4 shrink-0 text-faint" />
                  <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                  <span className="shrink-0 text-sm text-faint">{entry.note}</span>
                  <Icon
                    name="corner-down-left"
                    className="hidden size-3.5 text-faint group-aria-selected:block"
                  />
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <Told list={list} onOptions={onOptions} />
      </Command>
      {values.length === 0 && (
        <p role="status" className="px-4 pt-2 pb-5 text-center text-muted">
          {copy.nothingFound(text.trim())}
        </p>
      )}
    </div>
  );
}

/** One page may be found under several names. */
const valueOf = ({ to, label }: SearchEntry) => `${to} ${label}`;

/** Tells the box outside of the menu what its list and its active option are called. */
function Told({
  list,
  onOptions,
}: Pick<SearchPanelProps, "onOptions"> & { list: RefObject<HTMLElement | null> }) {
  const value = useCommandState((state) => state.value);
  // The menu knows the active option's value at once, but its id only after a key.
  useEffect(() => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    onOptions(list.current?.id, options.find((option) => option.dataset.value === value)?.id);
  });
  return null;
}

/** Everything that can be found today: pages, one's own campaigns, and what credits can be bought. */
function useEntries(): Entry[] {
  const user = useCurrentUser();
  const { data: ideas = [] } = useQuery(campaignIdeasQuery);
  const { data: packages = [] } = useQuery(creditPackagesQuery);
  return [
    ...navGroups(user).flatMap(({ items }) =>
      items.map((item) => ({
        group: copy.pages,
        label: item.label,
        words: item.to,
        to: item.to,
        note: "",
        icon: item.icon,
      })),
    ),
    ...ideas.map(
      (idea): Entry => ({
        group: copy.campaigns,
        label: idea.name,
        words: `${idea.description} ${idea.location} ${labelOf(idea.type)}`,
        to: campaignTabPath("library", {
          idea: idea.id,
          ...(idea.status === "archived" ? { status: "archived" } : {}),
        }),
        note: formatBudget(idea.budget),
        icon: "file-text",
      }),
    ),
    ...packages.map(
      (offer): Entry => ({
        group: copy.creditPackages,
        label: offer.name,
        words: copy.packageWords(offer.description),
        to: creditPackagePath(offer.id),
        note: copy.packageNote(formatCredits(offer.creditAmount), formatPackagePrice(offer.price)),
        icon: "coins",
      }),
    ),
  ];
}
