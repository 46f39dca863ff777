import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { clsx } from "clsx";
import { formatAgo, formatDollars } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { SelectBox, type Selection, SelectionBar } from "#ui/selection-bar.tsx";
import { libraryCard as copy, librarySeen, sampleBadge } from "../library-copy.ts";
import { campaignTypeLabels, ideaStatusLabels } from "../model/labels.ts";
import { LibraryMenu, type LibraryRowActions } from "./library-menu.tsx";
import { LibraryThumbnail } from "./library-thumbnail.tsx";

/** The library as cards with concept boards. */
export function LibraryCards(
  props: LibraryRowActions & {
    ideas: readonly LibraryEntry[];
    selection: Selection<LibraryEntry>;
  },
) {
  const { ideas, selection } = props;
  const chosen = ideas.filter(({ id }) => selection.selected.includes(id));
  const select = (id: string, on: boolean) =>
    selection.onSelect(on ? [...selection.selected, id] : selection.selected.filter((each) => each !== id));
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-3">
        {ideas.map((idea) => (
          <li
            key={idea.id}
            className={clsx(
              "relative flex flex-col gap-3 rounded-xl border border-line p-3 hover:border-line-strong",
              selection.selected.includes(idea.id) && "border-lamp-line bg-lamp-soft",
            )}
          >
            <LibraryThumbnail idea={idea} className="w-full" />
            <div className="flex min-w-0 flex-1 items-start gap-2 px-1">
              <div className="min-w-0 flex-1">
                <p className="relative z-1 mb-1 flex min-h-6 w-fit flex-wrap items-center gap-2 text-sm text-muted">
                  <SelectBox
                    label={copy.select(idea.name)}
                    checked={selection.selected.includes(idea.id)}
                    onChange={(on) => select(idea.id, on)}
                  />
                  {campaignTypeLabels[idea.type]}
                  {idea.status !== "saved" && <Badge tone="outline">{ideaStatusLabels[idea.status]}</Badge>}
                  {idea.sample && <Badge tone="info">{sampleBadge}</Badge>}
                </p>
                <h2 className="mt-0.5 text-base">
                  <button
                    type="button"
                    className="text-left font-semibold break-words after:absolute after:inset-0"
                    onClick={() => props.onOpen(idea.id)}
                  >
                    {idea.name}
                  </button>
                </h2>
                <p className="line-clamp-2 text-muted">{idea.summary}</p>
              </div>
              <LibraryMenu
                idea={idea}
                onAct={props.onAct}
                onOpen={props.onOpen}
                onVersions={props.onVersions}
              />
            </div>
            {idea.views + idea.comments > 0 && (
              <p className="px-1 text-sm text-muted">{librarySeen(idea.views, idea.comments)}</p>
            )}
            <p className="flex justify-between gap-3 px-1 text-sm text-muted">
              <span className="truncate">
                {formatDollars(idea.budget)} · <bdi>{idea.location}</bdi>
              </span>
              <span className="whitespace-nowrap">{formatAgo(idea.updatedAt)}</span>
            </p>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onAll={
            chosen.length < ideas.length ? () => selection.onSelect(ideas.map(({ id }) => id)) : undefined
          }
          onClear={() => selection.onSelect([])}
        >
          {selection.actions(chosen)}
        </SelectionBar>
      )}
    </>
  );
}
