import type { Preferences, PreferencesChange } from "@marquee/contracts/account/profile";
import { AppError } from "@marquee/contracts/errors";
import { any, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { idleEndMs, sessionKey } from "../../ground/identity/session.item.ts";
import { savePreferences } from "../../ground/users/save-preferences.ts";
import { preferencesOf, type StoredPreferences, type UserRecord } from "../../ground/users/user.item.ts";
import { defined } from "../../pick.ts";
import { listSessions } from "../sessions/sessions.ts";

/**
 * Changes some toggles of a person and leaves the others as they are, whatever another device sets at the same time. A
 * changed session time-out applies to every session of theirs at once.
 * @throws AppError validation_failed if two-factor sign-in differs from what is set up, unauthenticated for an account
 *   that ended in the meantime
 */
export async function updatePreferences(
  core: Core,
  user: UserRecord,
  change: Omit<PreferencesChange, "api">,
  caller: Caller,
): Promise<Preferences> {
  const { twoFactorAuth, ...security } = change.security ?? {};
  const { before, after } = await savePreferences(core, user, (now) => {
    if (twoFactorAuth !== undefined && twoFactorAuth !== now.twoFactorEnabled) {
      const message = "Set up or turn off two-factor sign-in on the security tab of your profile";
      throw new AppError("validation_failed", {
        message,
        fields: { "security.twoFactorAuth": [message] },
      });
    }
    const { preferences } = now;
    const changed: StoredPreferences = {
      ...preferences,
      notifications: { ...preferences.notifications, ...defined(change.notifications ?? {}) },
      security: { ...preferences.security, ...defined(security) },
    };
    const isLogged = preferences.security.activityLogging || changed.security.activityLogging;
    return {
      set: { preferences: changed },
      when: twoFactorIs(now.twoFactorEnabled),
      others: isLogged ? [activityWrite(core, now.id, "preferences_changed", caller)] : [],
    };
  });
  const { sessionTimeout } = after.preferences.security;
  if (sessionTimeout !== before.preferences.security.sessionTimeout)
    await moveIdleEnds(core, user.id, sessionTimeout);
  return preferencesOf(after);
}

/** A profile from before two-factor sign-in has no such attribute. */
function twoFactorIs(on: boolean): Condition {
  const enabled = attribute("twoFactorEnabled");
  return on ? enabled.is(true) : any(enabled.isAbsent, enabled.is(false));
}

/** If this is interrupted, each session catches up on its next use, which reads the preferences again. */
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
        // Ended in the meantime.
        if (!(error instanceof ConditionRefused)) throw error;
      }
    }),
  );
}
