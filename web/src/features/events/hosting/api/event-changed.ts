import type { EventDetail, ViewedEvent } from "@marquee/contracts/events/events";
import { useQueryClient } from "@tanstack/react-query";
import type { OperationKey } from "#api/query.ts";
import { invalidate } from "#api/query.ts";

/** Shows an event as the server has just returned it, and refetches the lists that contain it. */
export function useEventChanged(): (event: EventDetail) => void {
  const client = useQueryClient();
  return (event) => {
    client.setQueryData<ViewedEvent>(["getEvent", event.id] satisfies OperationKey, (before) => ({
      saved: false,
      match: null,
      ...before,
      ...event,
    }));
    void invalidate(
      client,
      "listOwnEvents",
      "listEventHistory",
      "listEvents",
      "listSavedEvents",
      "getDashboard",
      "listCalendar",
    );
  };
}

/** The same for a change whose answer does not include the event. */
export function useReadEventAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void invalidate(
      client,
      "listOwnEvents",
      "listEventHistory",
      "listEvents",
      "listSavedEvents",
      "getDashboard",
      "listCalendar",
    );
    await invalidate(client, "getEvent");
  };
}
