import type { inviteToTeam } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof inviteToTeam>("inviteToTeam", "GET", "/api/team/invite-to-team");

export const inviteToTeamQuery = queryOptions({
  queryKey: ["inviteToTeam"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
