import type { UserRole } from "@marquee/contracts/enums";
import { hostingRoles } from "@marquee/contracts/hosting-roles";

/** Whether an account of this role hosts events. */
export function mayHost(role: UserRole): boolean {
  return hostingRoles.some((each) => each === role);
}
