import type { updateAddOn } from "@marquee/contracts/events/add-ons";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof updateAddOn>("updateAddOn", "PATCH", "/api/events/{id}/add-ons/{addOnId}");

/** Changes an add-on. */
export function useUpdateAddOn(params: { id: string; addOnId: string }) {
  const changed = useReadEventAgain();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateAddOn>) => call(operation, { params, body }),
    onSuccess: changed,
  });
}
