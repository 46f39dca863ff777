import type { listDealMessages, markDealRead, sendDealMessage } from "@marquee/contracts/http/deal-messages";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, byCursor, call, callPage, cursorOf } from "#api/http.ts";
import { invalidate, isRepeat, type OperationKey } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";

const list = addressOf<typeof listDealMessages>(
  "listDealMessages",
  "GET",
  "/api/sponsorship-deals/{id}/messages",
);
const send = addressOf<typeof sendDealMessage>(
  "sendDealMessage",
  "POST",
  "/api/sponsorship-deals/{id}/messages",
);

const read = addressOf<typeof markDealRead>("markDealRead", "PUT", "/api/sponsorship-deals/{id}/read");

/** A deal's messages by their pages: the first holds the newest, each further one older ones. */
export const dealMessagesQuery = (dealId: string) =>
  infiniteQueryOptions({
    queryKey: ["listDealMessages", dealId] satisfies OperationKey,
    queryFn: ({ pageParam, ...context }) =>
      callPage(list, {
        params: { id: dealId },
        query: cursorOf(pageParam),
        signal: context.signal,
        background: isRepeat(context),
      }),
    ...byCursor,
  });

/** Writes to the other side of a deal: one message, however often it has to be sent. */
export function useSendDealMessage(dealId: string) {
  const client = useQueryClient();
  const requestKey = useRequestKey(`sendDealMessage-${dealId}`);
  return useMutation({
    mutationFn: (message: string) =>
      requestKey.send(message, (clientId) =>
        call(send, { params: { id: dealId }, body: { message, clientId } }),
      ),
    // Whoever answers has read what came before.
    onSuccess: () => invalidate(client, "listDealMessages", ...shownAsUnread),
  });
}

/** What shows that a deal holds something unread. */
const shownAsUnread = ["listSponsorshipDeals", "getSponsorshipDeal"] as const;

/** Notes that a deal's messages have been read up to one of them. */
export function useMarkDealRead(dealId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      call(read, { params: { id: dealId }, body: { messageId }, background: true }),
    onSuccess: () => invalidate(client, ...shownAsUnread),
  });
}
