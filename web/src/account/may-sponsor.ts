import { sponsoringRoles } from "@marquee/contracts/account/sponsoring-roles";
import type { UserRole } from "@marquee/contracts/enums";

/** Whether an account with this role can sponsor events. */
export function maySponsor(role: UserRole): boolean {
  return sponsoringRoles.some((each) => each === role);
}
