import type { proposeSponsorshipPackage } from "@marquee/contracts/deals/proposals";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof proposeSponsorshipPackage>(
  "proposeSponsorshipPackage",
  "POST",
  "/api/events/{id}/proposals",
);

/** Creates a package for one brand; retries create only one. */
export function useProposePackage(eventId: string) {
  const client = useQueryClient();
  const changed = useReadEventAgain();
  const requestKey = useRequestKey(`proposeSponsorshipPackage-${eventId}`);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof proposeSponsorshipPackage>) =>
      requestKey.send(body, (idempotencyKey) =>
        call(operation, { params: { id: eventId }, body, idempotencyKey }),
      ),
    onSuccess: async () => {
      void invalidate(client, "getInquiry");
      await changed();
    },
  });
}
