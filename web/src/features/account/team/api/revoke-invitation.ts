import type { revokeInvitation, TeamInvitation } from "@marquee/contracts/account/team";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof revokeInvitation>(
  "revokeInvitation",
  "DELETE",
  "/api/team/invitations/{id}",
);

/** Makes an invitation's link useless. */
export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TeamInvitation) => call(operation, { params: { id } }),
    onSuccess: (_answer, { email }) => toast(toasts.revoked(email)),
    onSettled: () => void invalidate(client, "getTeam"),
  });
}
