import { type TeamRole, teamRoleLabels, teamRoles } from "@marquee/contracts/account/team-roles";
import { typedNumber } from "@marquee/contracts/text/typed-number";

/** The roles as a select lists them, greatest first. */
export const roleOptions: readonly { value: TeamRole; label: string }[] = teamRoles
  .toReversed()
  .map((value) => ({ value, label: teamRoleLabels[value] }));

/** The cap that somebody typed; empty is none, and what is no number stays as it is for the schema to refuse. */
export function capOf(typed: string): number | null {
  return typed.trim() === "" ? null : typedNumber(typed);
}
