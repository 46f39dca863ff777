import type { revokeCalendarFeed } from "@marquee/contracts/home/calendar";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof revokeCalendarFeed>(
  "revokeCalendarFeed",
  "DELETE",
  "/api/calendar/feeds/{id}",
);

/** Ends an address: a calendar app that has it finds nothing from then on. */
export function useRevokeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: () => invalidate(client, "listCalendar"),
  });
}
