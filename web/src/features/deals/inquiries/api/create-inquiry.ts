import type { createInquiry } from "@marquee/contracts/deals/inquiries";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";

const operation = addressOf<typeof createInquiry>("createInquiry", "POST", "/api/events/{id}/inquiries");

/** Writes to an event's host; retries create only one thread. */
export function useCreateInquiry(eventId: string) {
  const client = useQueryClient();
  const requestKey = useRequestKey(`createInquiry-${eventId}`);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createInquiry>) =>
      requestKey.send(body, (idempotencyKey) =>
        call(operation, { params: { id: eventId }, body, idempotencyKey }),
      ),
    onSuccess: () => invalidate(client, "listThreads"),
  });
}
