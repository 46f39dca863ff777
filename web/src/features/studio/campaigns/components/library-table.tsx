import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { useMemo } from "react";
import { formatAgo, formatDollars } from "#format/format.ts";
import type { AddressSort } from "#routing/address.ts";
import { Badge } from "#ui/badge.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { Selection } from "#ui/selection-bar.tsx";
import type { TableView } from "#ui/table-view.tsx";
import { libraryTable as copy, librarySeen, sampleBadge } from "../library-copy.ts";
import { campaignTypeLabels, ideaStatusLabels } from "../model/labels.ts";
import { LibraryMenu, type LibraryRowActions } from "./library-menu.tsx";
import { LibraryThumbnail } from "./library-thumbnail.tsx";

const statusTones = { draft: "outline", saved: "neutral", archived: "neutral" } as const;

/** The columns of an idea, except the first one and the menu. The server returns the rows in order. */
export const libraryColumns: readonly Column<LibraryEntry>[] = [
  {
    label: copy.type,
    optional: true,
    sort: { id: "type", by: ({ type }) => type },
    cell: ({ type }) => <span className="whitespace-nowrap">{campaignTypeLabels[type]}</span>,
  },
  {
    label: copy.status,
    optional: true,
    sort: { id: "status", by: ({ status }) => status },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{ideaStatusLabels[status]}</Badge>,
  },
  {
    label: copy.location,
    optional: true,
    cell: ({ location }) => <span className="line-clamp-2 break-words">{location}</span>,
  },
  {
    label: copy.budget,
    end: true,
    optional: true,
    sort: { id: "budget", by: ({ budget }) => budget },
    cell: ({ budget }) => <span className="tabular whitespace-nowrap">{formatDollars(budget)}</span>,
  },
  {
    label: copy.seen,
    end: true,
    optional: true,
    cell: ({ views, comments }) => (
      <span className="tabular whitespace-nowrap text-muted">{librarySeen(views, comments) || "–"}</span>
    ),
  },
  {
    label: copy.changed,
    end: true,
    optional: true,
    sort: { id: "updated", by: ({ updatedAt }) => updatedAt },
    cell: ({ updatedAt }) => <span className="whitespace-nowrap text-muted">{formatAgo(updatedAt)}</span>,
  },
];

/** The library as selectable, sortable rows. */
export function LibraryTable(
  props: LibraryRowActions & {
    ideas: readonly LibraryEntry[];
    sort: AddressSort;
    view: TableView;
    selection: Selection<LibraryEntry>;
  },
) {
  const { onOpen, onAct, onVersions } = props;
  const columns = useMemo(
    (): Column<LibraryEntry>[] => [
      {
        label: copy.campaign,
        sort: { id: "name", by: ({ name }) => name },
        cell: (idea) => (
          <span className="flex min-w-0 items-center gap-3">
            <LibraryThumbnail idea={idea} className="w-16 max-md:hidden" />
            <span className="min-w-0">
              <button
                type="button"
                className="line-clamp-2 text-left font-medium break-words after:absolute after:inset-0"
                onClick={() => onOpen(idea.id)}
              >
                {idea.name}
              </button>
              {idea.sample && (
                <Badge tone="info" className="ml-2">
                  {sampleBadge}
                </Badge>
              )}
              <span className="line-clamp-1 text-sm text-muted max-md:line-clamp-2">{idea.summary}</span>
            </span>
          </span>
        ),
      },
      ...libraryColumns,
      {
        label: copy.actions,
        end: true,
        cell: (idea) => <LibraryMenu idea={idea} onAct={onAct} onOpen={onOpen} onVersions={onVersions} />,
      },
    ],
    [onOpen, onAct, onVersions],
  );
  return (
    <DataTable
      caption={copy.caption}
      columns={columns}
      rows={props.ideas}
      rowKey={({ id }) => id}
      sort={{ ...props.sort, onServer: true }}
      view={props.view}
      selection={props.selection}
    />
  );
}
