import type { ListedEvent, ViewedEvent } from "@marquee/contracts/events/events";
import type { RecommendedEvent } from "@marquee/contracts/events/match";
import type { saveEvent, unsaveEvent } from "@marquee/contracts/events/saved-events";
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate, type OperationKey } from "#api/query.ts";
import { announce } from "#browser/announce.ts";
import { toast } from "#toasts/toast.ts";
import { announced, toasts } from "../toasts.ts";

const save = addressOf<typeof saveEvent>("saveEvent", "PUT", "/api/events/{id}/saved");
const unsave = addressOf<typeof unsaveEvent>("unsaveEvent", "DELETE", "/api/events/{id}/saved");

type Lists = InfiniteData<{ items: readonly ListedEvent[] }>;

const recommendedKey = ["listRecommendedEvents"] satisfies OperationKey;
const listKeys = [["listEvents"], ["listSavedEvents"]] as const satisfies readonly OperationKey[];

/**
 * Saves an event, or removes it from the saved ones. The change shows at once everywhere; if refused, it is reverted
 * with a message. A removed event stays on the list until that is reopened, so that one click can undo a slip.
 */
export function useSaveEvent(id: string) {
  const client = useQueryClient();
  return useMutation({
    // Sent one at a time, in the order of the clicks.
    scope: { id: `saveEvent ${id}` },
    mutationFn: (saved: boolean) =>
      saved ? call(save, { params: { id } }) : call(unsave, { params: { id } }),
    onMutate: async (saved) => {
      // An answer in flight would bring back the old state.
      await Promise.all(
        [...listKeys, recommendedKey, ["getEvent", id]].map((queryKey) => client.cancelQueries({ queryKey })),
      );
      showSaved(client, id, saved);
    },
    onError: (error, saved) => {
      showSaved(client, id, !saved);
      toast((saved ? toasts.saveFailed : toasts.unsaveFailed)(messageOf(error)));
    },
    onSuccess: (_answer, saved) => {
      announce(saved ? announced.saved : announced.removed);
      void invalidate(client, "listCalendar");
      return client.invalidateQueries({ queryKey: listKeys[1], refetchType: "none" });
    },
  });
}

function showSaved(client: QueryClient, id: string, saved: boolean): void {
  for (const queryKey of listKeys)
    client.setQueriesData<Lists>(
      { queryKey },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((event) => (event.id === id ? { ...event, saved } : event)),
          })),
        },
    );
  client.setQueryData<RecommendedEvent[]>(recommendedKey, (events) =>
    events?.map((event) => (event.id === id ? { ...event, saved } : event)),
  );
  client.setQueryData<ViewedEvent>(["getEvent", id], (event) => event && { ...event, saved });
}
