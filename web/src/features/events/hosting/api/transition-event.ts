import type { transitionEvent } from "@marquee/contracts/events/hosting";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useEventChanged } from "./event-changed.ts";

const operation = addressOf<typeof transitionEvent>(
  "transitionEvent",
  "POST",
  "/api/events/{id}/transitions",
);

/** Publishes a draft, or cancels an event. */
export function useTransitionEvent(id: string) {
  const changed = useEventChanged();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof transitionEvent>) => call(operation, { params: { id }, body }),
    onSuccess: changed,
  });
}
