import type { markSavedSearchRead, SavedSearch } from "@marquee/contracts/events/saved-searches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof markSavedSearchRead>(
  "markSavedSearchRead",
  "PUT",
  "/api/saved-searches/{id}/read",
);

/** Marks the results of a saved search as seen. */
export function useMarkSavedSearchRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, found }: Pick<SavedSearch, "id" | "found">) =>
      call(operation, { params: { id }, body: { found }, background: true }),
    onSuccess: () => invalidate(client, "listSavedSearches"),
  });
}
