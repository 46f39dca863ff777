import type { listDealMessages, markDealRead, sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, byCursor, call, callPage, cursorOf } from "#api/http.ts";
import { invalidate, isRepeat, type OperationKey } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";
import type { Reply } from "#ui/reply-form.tsx";

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

/** A deal's messages by page: the first page has the newest, each further page older ones. */
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

/** Sends a message to the other side of a deal; retries send only one message. */
export function useSendDealMessage(dealId: string) {
  const client = useQueryClient();
  const requestKey = useRequestKey(`sendDealMessage-${dealId}`);
  return useMutation({
    mutationFn: (reply: Reply) =>
      requestKey.send(reply, (clientId) =>
        call(send, { params: { id: dealId }, body: { ...reply, clientId } }),
      ),
    // Sending a reply also marks earlier messages as read.
    onSuccess: () => invalidate(client, "listDealMessages", ...shownAsUnread),
  });
}

/** The operations that show whether a deal has unread messages. */
const shownAsUnread = ["listSponsorshipDeals", "getSponsorshipDeal", "getUnreadCounts"] as const;

/** Marks a deal's messages as read up to a given one. */
export function useMarkDealRead(dealId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      call(read, { params: { id: dealId }, body: { messageId }, background: true }),
    onSuccess: () => invalidate(client, ...shownAsUnread),
  });
}
