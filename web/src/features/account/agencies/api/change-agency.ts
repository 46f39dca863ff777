import type { Agency, changeAgency } from "@marquee/contracts/account/agencies";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof changeAgency>("changeAgency", "PATCH", "/api/agencies/{id}");

/** Changes what an agency sees and may do. */
export function useChangeAgency() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Pick<Agency, "id"> & BodyInputOf<typeof changeAgency>) =>
      call(operation, { params: { id }, body }),
    onSuccess: () => toast(toasts.changed),
    onSettled: () => void invalidate(client, "listAgencies"),
  });
}
