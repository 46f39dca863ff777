import type { resendInvitation, TeamInvitation } from "@marquee/contracts/account/team";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof resendInvitation>(
  "resendInvitation",
  "POST",
  "/api/team/invitations/{id}/resend",
);

/** Mails an invitation again, with a new link. */
export function useResendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TeamInvitation) => call(operation, { params: { id } }),
    onSuccess: ({ email }) => toast(toasts.invited(email)),
    onSettled: () => void invalidate(client, "getTeam"),
  });
}
