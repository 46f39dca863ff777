import type { deleteSavedSearch } from "@marquee/contracts/events/saved-searches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof deleteSavedSearch>(
  "deleteSavedSearch",
  "DELETE",
  "/api/saved-searches/{id}",
);

/** Deletes a saved search. */
export function useDeleteSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: () => invalidate(client, "listSavedSearches"),
    onError: (error) => void toast(toasts.searchNotDeleted(messageOf(error))),
  });
}
