import type { removeTeamMember, TeamMember } from "@marquee/contracts/account/team";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof removeTeamMember>("removeTeamMember", "DELETE", "/api/team/people/{id}");

/** Takes somebody off the team; what they owned goes to the heir. */
export function useRemoveTeamMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ member, heir }: { member: TeamMember; heir: string }) =>
      call(operation, { params: { id: member.id }, query: { heir } }),
    onSuccess: (_answer, { member }) => toast(toasts.removed(member.name)),
    onSettled: () => void invalidate(client, "getTeam", "getDealPeople", "listSponsorshipDeals"),
  });
}
