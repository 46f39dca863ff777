import type { createEvent } from "@marquee/contracts/events/hosting";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useRequestKey } from "#api/request-key.ts";
import { useEventChanged } from "./event-changed.ts";

const operation = addressOf<typeof createEvent>("createEvent", "POST", "/api/events");

/** Creates a draft; retries create only one. */
export function useCreateEvent() {
  const changed = useEventChanged();
  const requestKey = useRequestKey("createEvent");
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof createEvent>) =>
      requestKey.send(body, (idempotencyKey) => call(operation, { body, idempotencyKey })),
    onSuccess: changed,
  });
}
