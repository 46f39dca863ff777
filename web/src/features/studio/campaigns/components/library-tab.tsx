import type { LibraryEntry } from "@marquee/contracts/studio/library";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#routing/address.ts";
import { useAddressFilters } from "#routing/address-filters.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useTableView } from "#ui/table-view.tsx";
import { libraryQuery } from "../api/list-library.ts";
import { libraryTab as copy } from "../library-copy.ts";
import { libraryFilterSchemas, libraryWanted } from "../model/library-filter.ts";
import { useLibraryView } from "../model/use-library-view.ts";
import { IdeaDialog } from "./idea-dialog.tsx";
import { IdeaVersionsSheet } from "./idea-versions-sheet.tsx";
import { LibraryActions } from "./library-actions.tsx";
import { LibraryCards } from "./library-cards.tsx";
import { LibraryFilterBar } from "./library-filter-bar.tsx";
import { SelectionActions } from "./library-selection.tsx";
import { LibraryTable } from "./library-table.tsx";
import { LibraryToolbar } from "./library-toolbar.tsx";

/** Actions on one idea that have their own dialog. */
export type IdeaAction = "edit" | "delete" | "template";

/** All saved ideas: find, read and change them. */
export function LibraryTab({ onBuild }: { onBuild: () => void }) {
  const address = useAddress();
  const filter = useAddressFilters(libraryFilterSchemas);
  const { sort } = address;
  const [view, setView] = useLibraryView();
  const [tableView, setTableView] = useTableView("library");
  const query = useInfiniteQuery(libraryQuery(libraryWanted(filter.values, sort.value)));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [acting, setActing] = useState<{ action: IdeaAction; id: string; name: string } | null>(null);

  const found = query.data?.pages[0]?.found;
  const filtered = Object.keys(filter.values).length > 0;
  const open = (id: string) => address.open("idea", id);
  const onAct = (action: IdeaAction, { id, name }: { id: string; name: string }) =>
    setActing({ action, id, name });
  const onVersions = (id: string) => address.open("versions", id);
  const selection = {
    // Ideas that left the list are no longer selected.
    selected: selected.filter((id) =>
      query.data?.pages.some(({ items }) => items.some((each) => each.id === id)),
    ),
    onSelect: setSelected,
    nameOf: ({ name }: LibraryEntry) => name,
    actions: (ideas: readonly LibraryEntry[]) => (
      <SelectionActions ideas={ideas} onDone={() => setSelected([])} />
    ),
  };
  const entryProps = { onOpen: open, onAct, onVersions, selection };

  return (
    <>
      <LibraryFilterBar state={filter} />
      <LibraryToolbar
        found={found}
        view={view}
        onView={setView}
        sort={sort}
        tableView={tableView}
        onTableView={setTableView}
      />
      <Card className="overflow-clip" aria-label={copy.label}>
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            filtered ? (
              <EmptyState
                title={copy.noMatchTitle}
                action={<Button onClick={filter.clear}>{copy.clearFilters}</Button>}
              >
                {copy.noMatchText}
              </EmptyState>
            ) : (
              <EmptyState
                drawing="concepts"
                title={copy.emptyTitle}
                example={copy.example}
                action={
                  <Button variant="primary" onClick={onBuild}>
                    {copy.buildAStrategy}
                  </Button>
                }
              >
                {copy.emptyText}
              </EmptyState>
            )
          }
        >
          {(ideas) =>
            view === "cards" ? (
              <LibraryCards ideas={ideas} {...entryProps} />
            ) : (
              <LibraryTable ideas={ideas} sort={sort} view={tableView} {...entryProps} />
            )
          }
        </PagedList>
      </Card>
      <AddressDialog name="idea">
        {(id, close) => (
          <IdeaDialog
            id={id}
            onClose={close}
            onEdit={({ name }) => setActing({ action: "edit", id, name })}
            onVersions={onVersions}
          />
        )}
      </AddressDialog>
      <IdeaVersionsSheet />
      {acting && <LibraryActions {...acting} onClose={() => setActing(null)} />}
    </>
  );
}
