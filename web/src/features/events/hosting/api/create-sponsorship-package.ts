import type { createSponsorshipPackage } from "@marquee/contracts/events/hosting";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof createSponsorshipPackage>(
  "createSponsorshipPackage",
  "POST",
  "/api/events/{id}/packages",
);

/** Adds a package to an event; retries create only one. */
export function useCreatePackage(eventId: string) {
  const changed = useReadEventAgain();
  const requestKey = useRequestKey(`createSponsorshipPackage-${eventId}`);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createSponsorshipPackage>) =>
      requestKey.send(body, (idempotencyKey) =>
        call(operation, { params: { id: eventId }, body, idempotencyKey }),
      ),
    onSuccess: changed,
  });
}
