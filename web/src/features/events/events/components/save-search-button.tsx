import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCreateSavedSearch } from "../api/create-saved-search.ts";
import { savedSearches as copy } from "../copy.ts";
import type { EventFilters } from "../model/event-filters.ts";
import { searchName, searchOf } from "./saved-search-facts.ts";

/** Saves the current filters as a search, whose owner is notified of new events; hidden while no filter is set. */
export function SaveSearchButton({ filters }: { filters: EventFilters }) {
  const create = useCreateSavedSearch();
  const name = searchName(filters);
  if (name === "") return null;
  return (
    <Button pending={create.isPending} onClick={() => create.mutate({ name, filters: searchOf(filters) })}>
      <Icon name="bell" />
      {copy.save}
    </Button>
  );
}
