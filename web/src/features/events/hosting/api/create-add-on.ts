import type { createAddOn } from "@marquee/contracts/events/add-ons";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof createAddOn>("createAddOn", "POST", "/api/events/{id}/add-ons");

/** Adds an add-on to an event; retries create only one. */
export function useCreateAddOn(eventId: string) {
  const changed = useReadEventAgain();
  const requestKey = useRequestKey(`createAddOn-${eventId}`);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createAddOn>) =>
      requestKey.send(body, (idempotencyKey) =>
        call(operation, { params: { id: eventId }, body, idempotencyKey }),
      ),
    onSuccess: changed,
  });
}
