import type { markInquiryRead } from "@marquee/contracts/deals/inquiries";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof markInquiryRead>("markInquiryRead", "PUT", "/api/inquiries/{id}/read");

/** Marks a thread as read up to a message. */
export function useMarkInquiryRead(inquiryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      call(operation, { params: { id: inquiryId }, body: { messageId }, background: true }),
    onSuccess: () => invalidate(client, "listThreads", "getUnreadCounts"),
  });
}
