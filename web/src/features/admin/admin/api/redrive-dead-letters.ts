import type { DeadLetter, redriveDeadLetters } from "@marquee/contracts/admin/dead-letters";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof redriveDeadLetters>(
  "redriveDeadLetters",
  "POST",
  "/api/admin/dead-letters/redrive",
);

/** Sends a queue's dead letters to their workers again. */
export function useRedriveDeadLetters() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (queue: DeadLetter["queue"]) => call(operation, { body: { queue } }),
    onSettled: () => invalidate(client, "listDeadLetters", "listJobs", "getAdminOverview", "listAudit"),
  });
}
