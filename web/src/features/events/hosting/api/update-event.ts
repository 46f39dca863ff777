import type { updateEvent } from "@marquee/contracts/events/hosting";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useEventChanged } from "./event-changed.ts";

const operation = addressOf<typeof updateEvent>("updateEvent", "PATCH", "/api/events/{id}");

/** Updates an event's details. */
export function useUpdateEvent(id: string) {
  const changed = useEventChanged();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateEvent>) => call(operation, { params: { id }, body }),
    onSuccess: changed,
  });
}
