import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { ReactNode } from "react";
import { useHasRole } from "./team-role.ts";

/** Controls of a change, for those whose role in the account makes it, usually a member; for others nothing. */
export function ForRole({ least = "member", children }: { least?: TeamRole; children: ReactNode }) {
  return useHasRole(least) ? children : null;
}
