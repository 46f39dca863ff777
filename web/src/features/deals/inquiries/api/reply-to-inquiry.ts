import type { replyToInquiry } from "@marquee/contracts/deals/inquiries";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";
import type { Reply } from "#ui/reply-form.tsx";
import { putInquiryMessage } from "../model/thread.ts";

const operation = addressOf<typeof replyToInquiry>("replyToInquiry", "POST", "/api/inquiries/{id}/messages");

/** Sends a message in a thread; retries send only one message. */
export function useReplyToInquiry(inquiryId: string) {
  const client = useQueryClient();
  const requestKey = useRequestKey(`replyToInquiry-${inquiryId}`);
  return useMutation({
    mutationFn: (reply: Reply) =>
      requestKey.send(reply, (clientId) =>
        call(operation, { params: { id: inquiryId }, body: { ...reply, clientId } }),
      ),
    onSuccess: (message) => {
      putInquiryMessage(client, message);
      void invalidate(client, "listThreads");
    },
    onError: (error) => {
      // The other side's account is gone: the thread on screen has to say so.
      if (error instanceof ApiError && error.code === "conflict") void invalidate(client, "getInquiry");
    },
  });
}
