import type { createSupportRequest } from "@marquee/contracts/home/support";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";

const operation = addressOf<typeof createSupportRequest>(
  "createSupportRequest",
  "POST",
  "/api/support-requests",
);

/** Asks for help; retries make only one request. */
export function useCreateSupportRequest() {
  const client = useQueryClient();
  const requestKey = useRequestKey("createSupportRequest");
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createSupportRequest>) =>
      requestKey.send(body, (idempotencyKey) => call(operation, { body, idempotencyKey })),
    onSuccess: () => invalidate(client, "listSupportRequests"),
  });
}
