import type { deleteAddOn } from "@marquee/contracts/events/add-ons";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof deleteAddOn>(
  "deleteAddOn",
  "DELETE",
  "/api/events/{id}/add-ons/{addOnId}",
);

/** Deletes an add-on that no deal includes. */
export function useDeleteAddOn(params: { id: string; addOnId: string }) {
  const changed = useReadEventAgain();
  return useMutation({ mutationFn: () => call(operation, { params }), onSuccess: changed });
}
