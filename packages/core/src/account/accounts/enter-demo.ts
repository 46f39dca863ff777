import type { UserRole } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { quarterHourSeconds } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { beginSession, type SignInOutcome } from "../sessions/begin-session.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";

/** The demo's account of each role. Only seeding makes accounts with these ids: everybody else's are random. */
export const demoAccountIds: Record<UserRole, string> = {
  brand: "usr_demo_brand",
  event_host: "usr_demo_host",
  agency: "usr_demo_agency",
  admin: "usr_demo_admin",
};

/**
 * Signs a visitor in as the demo's account of a role, as a right password would; a second factor is still asked for.
 * Whether a stage allows it at all is its caller's to check.
 * @throws AppError not_found where the demo was never seeded, account_suspended, too_many_requests
 */
export async function enterDemo(
  core: Core,
  secrets: SessionSecrets,
  role: UserRole,
  caller: Caller,
): Promise<SignInOutcome> {
  await spendPerNetwork(core, caller, {
    scope: "login-demo",
    max: limits.loginsPerIpPer15Min,
    windowSeconds: quarterHourSeconds,
  });
  const row = await core.table.get(profileKey(demoAccountIds[role]));
  if (!row) throw new AppError("not_found");
  return beginSession(core, secrets, { user: readUser(row), caller });
}
