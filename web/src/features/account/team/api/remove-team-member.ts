import type { removeTeamMember, TeamMember } from "@marquee/contracts/account/team";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof removeTeamMember>("removeTeamMember", "DELETE", "/api/team/people/{id}");

/** Takes somebody off the team. */
export function useRemoveTeamMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TeamMember) => call(operation, { params: { id } }),
    onSuccess: (_answer, { name }) => toast(toasts.removed(name)),
    onSettled: () => void invalidate(client, "getTeam"),
  });
}
