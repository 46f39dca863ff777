import type { leaveTeam } from "@marquee/contracts/account/team";
import { useMutation } from "@tanstack/react-query";
import { useLeave } from "#account/logout.ts";
import { addressOf, call } from "#api/http.ts";
import { useCurrentUser } from "#api/session.ts";

const operation = addressOf<typeof leaveTeam>("leaveTeam", "DELETE", "/api/team/membership");

/** Leaves the team; the session in the account is over with that. */
export function useLeaveTeam() {
  const leave = useLeave(useCurrentUser());
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => leave(),
  });
}
