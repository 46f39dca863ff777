import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { Link } from "react-router-dom";
import { ConceptEmblem } from "#features/studio/campaigns/components/concept-emblem.tsx";
import { formatDollars } from "#format/format.ts";
import { campaignTabPath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { libraryShelf as copy } from "../parts-copy.ts";

/** The concept boards of the most recently changed concepts. Renders nothing if none is saved. */
export function LibraryShelf({ ideas: saved = [] }: { ideas: readonly LibraryEntry[] | undefined }) {
  if (saved.length === 0) return null;
  return (
    <Card aria-labelledby="library-shelf">
      <CardHeader
        title={copy.fromYourLibrary}
        id="library-shelf"
        actions={
          <LinkButton to={campaignTabPath("library")} variant="ghost" size="sm">
            {copy.viewAll}
          </LinkButton>
        }
      />
      <ul className="grid grid-cols-1 gap-4 px-5 pb-5 sm:grid-cols-3">
        {saved.map((idea) => (
          <li key={idea.id}>
            <Link to={campaignTabPath("library", { idea: idea.id })} className="group block">
              <span className="grid aspect-[8/5] place-items-center overflow-hidden rounded-lg border border-line bg-sunken group-hover:border-line-strong">
                {idea.mockupImageUrl === null ? (
                  <ConceptEmblem name={idea.name} type={idea.type} className="h-full max-h-28 p-1" />
                ) : (
                  <img
                    src={idea.mockupImageUrl}
                    alt=""
                    fetchPriority="high"
                    className="board size-full object-cover"
                  />
                )}
              </span>
              <span className="mt-2 block truncate font-medium">{idea.name}</span>
              <span className="block truncate text-sm text-faint">
                {formatDollars(idea.budget)} · <bdi>{idea.location}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
