import type { createCalendarFeed } from "@marquee/contracts/home/calendar";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof createCalendarFeed>("createCalendarFeed", "POST", "/api/calendar/feeds");

/** Makes a private address of the calendar for calendar apps. */
export function useCreateCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => invalidate(client, "listCalendar"),
  });
}
