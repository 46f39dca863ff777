import type { createSavedSearch } from "@marquee/contracts/events/saved-searches";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof createSavedSearch>("createSavedSearch", "POST", "/api/saved-searches");

/** Saves a search, so that its owner is notified of new matching events. */
export function useCreateSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createSavedSearch>) => call(operation, { body }),
    onSuccess: async () => {
      toast(toasts.searchSaved);
      await invalidate(client, "listSavedSearches");
    },
    onError: (error) => void toast(toasts.searchNotSaved(messageOf(error))),
  });
}
