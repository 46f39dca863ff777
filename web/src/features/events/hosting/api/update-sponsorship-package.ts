import type { updateSponsorshipPackage } from "@marquee/contracts/events/hosting";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { useReadEventAgain } from "./event-changed.ts";

const operation = addressOf<typeof updateSponsorshipPackage>(
  "updateSponsorshipPackage",
  "PATCH",
  "/api/sponsorship-packages/{id}",
);

/** Changes a package. */
export function useUpdatePackage(id: string) {
  const changed = useReadEventAgain();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateSponsorshipPackage>) =>
      call(operation, { params: { id }, body }),
    onSuccess: changed,
  });
}
