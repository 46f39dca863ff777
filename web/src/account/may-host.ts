import type { UserRole } from "@marquee/contracts/enums";
import { hostingRoles } from "@marquee/contracts/hosting-roles";

/** Whether an account with this role can host events. */
export function mayHost(role: UserRole): boolean {
  return hostingRoles.some((each) => each === role);
}
