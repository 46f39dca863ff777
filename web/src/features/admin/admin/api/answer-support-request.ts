import type { answerSupportRequest } from "@marquee/contracts/admin/requests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof answerSupportRequest>(
  "answerSupportRequest",
  "POST",
  "/api/admin/users/{id}/support-requests/{request}/answer",
);

/** Answers a user's request for help. */
export function useAnswerSupportRequest({ userId, id }: { userId: string; id: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { answer: string }) => call(operation, { params: { id: userId, request: id }, body }),
    onSettled: () =>
      invalidate(client, "listAllSupportRequests", "getAdminOverview", "listAudit", "listNeeds"),
  });
}
