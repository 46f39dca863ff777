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
    onPhone: "below",
    optional: true,
    sort: { id: "type", by: ({ type }) => type },
    cell: ({ type, status, updatedAt }) => (
      <>
        <span className="whitespace-nowrap max-md:hidden">{campaignTypeLabels[type]}</span>
        <span className="block truncate text-sm text-muted md:hidden">
          {copy.onPhone(
            campaignTypeLabels[type],
            status !== "saved" && ideaStatusLabels[status],
            formatAgo(updatedAt),
          )}
        </span>
      </>
    ),
  },
  {
    label: copy.status,
    onPhone: "hidden",
    optional: true,
    sort: { id: "status", by: ({ status }) => status },
    cell: ({ status }) => <Badge tone={statusTones[status]}>{ideaStatusLabels[status]}</Badge>,
  },
  {
    label: copy.location,
    onPhone: "hidden",
    optional: true,
    cell: ({ location }) => <span className="line-clamp-2 break-words">{location}</span>,
  },
  {
    label: copy.budget,
    onPhone: "belowEnd",
    end: true,
    optional: true,
    sort: { id: "budget", by: ({ budget }) => budget },
    cell: ({ budget }) => <span className="whitespace-nowrap">{formatDollars(budget)}</span>,
  },
  {
    label: copy.seen,
    onPhone: "hidden",
    end: true,
    optional: true,
    cell: ({ views, comments }) => (
      <span className="whitespace-nowrap text-muted">{librarySeen(views, comments) || "–"}</span>
    ),
  },
  {
    label: copy.changed,
    onPhone: "hidden",
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
        onPhone: "line",
        sort: { id: "name", by: ({ name }) => name },
        cell: (idea) => (
          <span className="flex min-w-0 items-center gap-3">
            <LibraryThumbnail idea={idea} className="w-16" />
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
              <span className="line-clamp-1 text-sm text-muted">{idea.summary}</span>
            </span>
          </span>
        ),
      },
      ...libraryColumns,
      {
        label: copy.actions,
        onPhone: "menu",
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
