import { hostingRoles } from "@marquee/contracts/account/hosting-roles";
import type { UserRole } from "@marquee/contracts/enums";

/** Whether an account with this role can host events. */
export function mayHost(role: UserRole): boolean {
  return hostingRoles.some((each) => each === role);
}
