import type { deleteEventImage } from "@marquee/contracts/events/event-images";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof deleteEventImage>("deleteEventImage", "DELETE", "/api/events/{id}/image");

/** Removes an event's image. */
export function useDeleteEventImage(id: string) {
  return useMutation({
    mutationFn: () => call(operation, { params: { id } }),
    onSuccess: useReadEventAgain(),
  });
}
