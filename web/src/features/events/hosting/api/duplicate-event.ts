import type { duplicateEvent } from "@marquee/contracts/events/event-reuse";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useEventChanged } from "./event-changed.ts";

const operation = addressOf<typeof duplicateEvent>("duplicateEvent", "POST", "/api/events/{id}/copies");

/** Copies an event to a new draft; retries create only one. */
export function useDuplicateEvent(id: string) {
  const changed = useEventChanged();
  const requestKey = useRequestKey(`duplicateEvent-${id}`);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof duplicateEvent>) =>
      requestKey.send(body, (idempotencyKey) => call(operation, { params: { id }, body, idempotencyKey })),
    onSuccess: changed,
  });
}
