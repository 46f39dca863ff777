import type { User } from "@marquee/contracts/account/auth";
import type { PublicSettings } from "@marquee/contracts/admin/system";

/** Whether this is an admin who must set up a second factor first; false until the site's settings are loaded. */
export function lacksSecondFactor(
  { role, twoFactorEnabled }: Pick<User, "role" | "twoFactorEnabled">,
  settings: PublicSettings | undefined,
): boolean {
  return role === "admin" && !twoFactorEnabled && settings?.adminSecondFactor === true;
}
