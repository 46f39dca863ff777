import type { inviteToTeam } from "@marquee/contracts/account/team";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof inviteToTeam>("inviteToTeam", "POST", "/api/team/invitations");

/** Mails an invitation. */
export function useInviteToTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof inviteToTeam>) => call(operation, { body }),
    onSuccess: ({ email }) => toast(toasts.invited(email)),
    // A mail that failed leaves the invitation in the list, to be sent again.
    onSettled: () => void invalidate(client, "getTeam"),
  });
}
