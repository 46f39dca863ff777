import { type DeadLetter, redriveDeadLetters } from "@marquee/contracts/http/system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Sends a queue's dead letters to their workers again. */
export function useRedriveDeadLetters() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (queue: DeadLetter["queue"]) => call(redriveDeadLetters, { body: { queue } }),
    onSettled: () => invalidate(client, "listDeadLetters", "listJobs", "getAdminOverview", "listAudit"),
  });
}
