import type { deleteSponsorshipPackage } from "@marquee/contracts/events/hosting";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof deleteSponsorshipPackage>(
  "deleteSponsorshipPackage",
  "DELETE",
  "/api/sponsorship-packages/{id}",
);

/** Deletes a package with no spot taken. */
export function useDeletePackage(id: string) {
  const changed = useReadEventAgain();
  return useMutation({
    mutationFn: () => call(operation, { params: { id } }),
    onSuccess: changed,
  });
}
