import { includesRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import { useCurrentUser } from "#api/session.ts";

/** Whether the signed-in person's role in the account includes what takes this one; the server decides in any case. */
export function useHasRole(least: TeamRole): boolean {
  const { teamRole } = useCurrentUser();
  return includesRole(teamRole, least);
}
