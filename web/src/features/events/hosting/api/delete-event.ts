import type { deleteEvent } from "@marquee/contracts/events/hosting";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof deleteEvent>("deleteEvent", "DELETE", "/api/events/{id}");

/** Deletes a draft. */
export function useDeleteEvent(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, { params: { id } }),
    onSuccess: () => invalidate(client, "listOwnEvents"),
  });
}
