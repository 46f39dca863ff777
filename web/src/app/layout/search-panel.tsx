import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type RefObject, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { campaignIdeasQuery } from "#features/campaigns/api/list-campaign-ideas.ts";
import { creditPackagesQuery } from "#features/credits/api/list-credit-packages.ts";
import { isOverlayEntry, useBackCloses } from "#lib/back-closes.ts";
import { formatBudget, formatCredits, formatPackagePrice, labelOf } from "#lib/format.ts";
import { campaignTabPath, creditPackagePath } from "#lib/paths.ts";
import { useCurrentUser } from "#lib/session.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { searchPanel as copy } from "../copy.ts";
import { navGroups } from "./nav.ts";
import { findResults, type SearchEntry } from "./search-results.ts";

interface Entry extends SearchEntry {
  icon: IconName;
}

/** The list under the search box: arrows choose, Enter goes, Escape closes. */
export function SearchPanel(props: {
  text: string;
  listId: string;
  input: RefObject<HTMLInputElement | null>;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}) {
  const { text, input, onActive, onClose } = props;
  const groups = findResults(useEntries(), text);
  const results = groups.flatMap((group) => group.entries);
  const [choice, setChoice] = useState({ text, at: 0 });
  const navigate = useNavigate();
  const prefix = useId();
  // On a phone the panel covers the page, so Back closes it.
  useBackCloses(matchMedia("(width < 640px)").matches, () => {
    onClose();
    input.current?.blur();
  });
  // Another text is another list: its first entry is the one to begin with.
  const chosen = choice.text === text ? Math.min(choice.at, Math.max(0, results.length - 1)) : 0;
  const setAt = (at: number) => setChoice({ text, at });
  const optionId = (index: number) => `${prefix}-${index}`;

  useEffect(() => onActive(results.length > 0 ? optionId(chosen) : undefined));

  function go(entry: SearchEntry | undefined): void {
    if (!entry) return;
    onClose();
    input.current?.blur();
    void navigate(entry.to, { replace: isOverlayEntry() });
  }

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "ArrowDown") setAt((chosen + 1) % Math.max(1, results.length));
      else if (event.key === "ArrowUp") setAt((chosen - 1 + results.length) % Math.max(1, results.length));
      else if (event.key === "Enter") go(results[chosen]);
      else if (event.key === "Escape") {
        onClose();
        element.blur();
      } else return;
      event.preventDefault();
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  });

  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: "nearest" });
  });

  return (
    <div
      className="absolute top-full left-0 z-40 mt-1.5 w-[min(28rem,calc(100vw-1rem))] animate-enter rounded-xl border border-line bg-surface shadow-lift max-sm:fixed max-sm:inset-x-2 max-sm:top-14 max-sm:w-auto"
      onPointerDown={(event) => event.preventDefault()}
    >
      <p className="border-b border-line px-4 py-2 text-sm text-muted">{copy.scope}</p>
      <div
        id={props.listId}
        role="listbox"
        aria-label={copy.results}
        className="max-h-96 overflow-y-auto p-1.5"
      >
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-2xs font-medium text-faint">
              {group.label}
            </p>
            {group.entries.map((entry) => {
              const index = results.indexOf(entry);
              return (
                <div
                  key={entry.to + entry.label}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  onPointerMove={() => setAt(index)}
                  onClick={() => go(entry)}
                  onKeyDown={undefined}
                  className={clsx(
                    "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-base",
                    index === chosen && "bg-sunken dark:bg-line",
                  )}
                >
                  <Icon name={entry.icon} className="size-4 shrink-0 text-faint" />
                  <span className="min-w-0 flex-1 truncate">{entry.label}</span>
                  <span className="shrink-0 text-sm text-faint">{entry.note}</span>
                  {index === chosen && <Icon name="corner-down-left" className="size-3.5 text-faint" />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {results.length === 0 && (
        <p role="status" className="px-4 pt-2 pb-5 text-center text-muted">
          {copy.nothingFound(text.trim())}
        </p>
      )}
    </div>
  );
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
