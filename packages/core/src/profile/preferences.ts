import { AppError } from "@marquee/contracts/errors";
import type { Preferences } from "@marquee/contracts/http/profile";
import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import { activityWrite } from "../activity/activity.ts";
import type { Caller } from "../caller.ts";
import type { Core } from "../ports.ts";
import { idleEndMs, isProven, sessionKey } from "../sessions/session.item.ts";
import { activeUser, listSessions, type SignedIn } from "../sessions/sessions.ts";
import { profileKey, type UserRecord } from "../users/user.item.ts";

/** The toggles as answers show them; two-factor sign-in is what is really set up. */
export function preferencesOf(user: UserRecord): Preferences {
  const { notifications, security, api } = user.preferences;
  return { notifications, security: { twoFactorAuth: user.twoFactorEnabled, ...security }, api };
}

/**
 * Sets all toggles. Another session time-out acts on every session of the account at once.
 * @throws AppError validation_failed when two-factor sign-in is not what is set up, step_up_required when API access is
 *   opened or widened without a fresh proof, unauthenticated for an account that ended meanwhile
 */
export async function updatePreferences(
  core: Core,
  { session, user }: SignedIn,
  wanted: Preferences,
  caller: Caller,
): Promise<Preferences> {
  const { twoFactorAuth, ...security } = wanted.security;
  if (twoFactorAuth !== user.twoFactorEnabled) {
    const message = "Set up or turn off two-factor sign-in on the security tab of your profile";
    throw new AppError("validation_failed", {
      message,
      fields: { "security.twoFactorAuth": [message] },
    });
  }
  const before = user.preferences;
  const widens =
    (wanted.api.enableApiAccess && !before.api.enableApiAccess) ||
    (!wanted.api.restrictApiAccess && before.api.restrictApiAccess);
  if (widens && !isProven(session, core.clock.now())) throw new AppError("step_up_required");
  const preferences = { notifications: wanted.notifications, security, api: wanted.api };
  try {
    await core.table.transact([
      {
        label: "profile",
        write: {
          op: "update",
          key: profileKey(user.id),
          set: { preferences },
          when: all(activeUser, twoFactorIs(twoFactorAuth)),
        },
      },
      ...(before.security.activityLogging || security.activityLogging
        ? [activityWrite(core, user.id, "preferences_changed", caller)]
        : []),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
  if (security.sessionTimeout !== before.security.sessionTimeout)
    await moveIdleEnds(core, user.id, security.sessionTimeout);
  return preferencesOf({ ...user, preferences });
}

/** Rows of before two-factor sign-in have no such attribute. */
function twoFactorIs(on: boolean): Condition {
  const enabled = attribute("twoFactorEnabled");
  return on ? enabled.is(true) : any(enabled.isAbsent, enabled.is(false));
}

/** Should this be cut short, each session follows with its next use, which asks the preferences again. */
async function moveIdleEnds(core: Core, userId: string, timesOut: boolean): Promise<void> {
  const nowMs = core.clock.now();
  const sessions = await listSessions(core, userId);
  await Promise.all(
    sessions.map(async (session) => {
      try {
        await core.table.write({
          op: "update",
          key: sessionKey(userId, session.hash),
          set: { idleUntilMs: idleEndMs(session, nowMs, timesOut) },
          when: exists,
        });
      } catch (error) {
        // Ended meanwhile.
        if (!(error instanceof ConditionRefused)) throw error;
      }
    }),
  );
}
