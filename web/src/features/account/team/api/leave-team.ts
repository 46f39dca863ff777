import type { leaveTeam } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof leaveTeam>("leaveTeam", "GET", "/api/team/leave-team");

export const leaveTeamQuery = queryOptions({
  queryKey: ["leaveTeam"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
