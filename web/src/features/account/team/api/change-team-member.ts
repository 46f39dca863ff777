import type { changeTeamMember, TeamMember } from "@marquee/contracts/account/team";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof changeTeamMember>("changeTeamMember", "PATCH", "/api/team/people/{id}");

/** Changes somebody's role or cap, also one's own. */
export function useChangeTeamMember({ id }: TeamMember) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeTeamMember>) => call(operation, { params: { id }, body }),
    onSuccess: async ({ name, ownershipOffered }, { teamRole }) => {
      toast(ownershipOffered && teamRole === "owner" ? toasts.offered(name) : toasts.changed(name));
      await invalidate(client, "getTeam", "getCurrentUser");
    },
  });
}
