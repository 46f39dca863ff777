import type { UserRole } from "@marquee/contracts/enums";
import { sponsoringRoles } from "@marquee/contracts/sponsoring-roles";

/** Whether an account with this role can sponsor events. */
export function maySponsor(role: UserRole): boolean {
  return sponsoringRoles.some((each) => each === role);
}
