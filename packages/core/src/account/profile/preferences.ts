import type { Preferences, PreferencesChange } from "@marquee/contracts/account/profile";
import { AppError } from "@marquee/contracts/errors";
import { all, any, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { idleEndMs, isSteppedUp, sessionKey } from "../../ground/identity/session.item.ts";
import {
  activeUser,
  preferencesOf,
  profileKey,
  readUser,
  type StoredPreferences,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { listSessions, type SignedIn } from "../sessions/sessions.ts";

/**
 * Changes some toggles and leaves the others as they are, whatever another device sets at the same time. A changed
 * session time-out applies to every session of the account at once.
 * @throws AppError validation_failed if two-factor sign-in differs from what is set up, step_up_required if API access
 *   is opened or widened without a recent step-up, unauthenticated for an account that ended in the meantime
 */
export async function updatePreferences(
  core: Core,
  { session, user }: SignedIn,
  change: PreferencesChange,
  caller: Caller,
): Promise<Preferences> {
  try {
    return await writeChange(core, { session, user }, change, caller);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    const now = error.item && readUser(error.item);
    // Another device was faster: this change is applied on top of its result.
    if (now?.status === "active" && versionOf(now) > versionOf(user))
      return updatePreferences(core, { session, user: now }, change, caller);
    throw new AppError("unauthenticated", { cause: error });
  }
}

async function writeChange(
  core: Core,
  { session, user }: SignedIn,
  change: PreferencesChange,
  caller: Caller,
): Promise<Preferences> {
  const { twoFactorAuth, ...security } = change.security ?? {};
  if (twoFactorAuth !== undefined && twoFactorAuth !== user.twoFactorEnabled) {
    const message = "Set up or turn off two-factor sign-in on the security tab of your profile";
    throw new AppError("validation_failed", {
      message,
      fields: { "security.twoFactorAuth": [message] },
    });
  }
  const before = user.preferences;
  const preferences: StoredPreferences = {
    notifications: { ...before.notifications, ...withoutUndefined(change.notifications) },
    security: { ...before.security, ...withoutUndefined(security) },
    api: { ...before.api, ...withoutUndefined(change.api) },
  };
  const widens =
    (preferences.api.enableApiAccess && !before.api.enableApiAccess) ||
    (!preferences.api.restrictApiAccess && before.api.restrictApiAccess);
  if (widens && !isSteppedUp(session, core.clock.now())) throw new AppError("step_up_required");
  const preferencesVersion = versionOf(user) + 1;
  await core.table.transact([
    {
      label: "profile",
      write: {
        op: "update",
        key: profileKey(user.id),
        set: { preferences, preferencesVersion },
        when: all(activeUser, isVersion(versionOf(user)), twoFactorIs(user.twoFactorEnabled)),
      },
    },
    ...(before.security.activityLogging || preferences.security.activityLogging
      ? [activityWrite(core, user.id, "preferences_changed", caller)]
      : []),
  ]);
  if (preferences.security.sessionTimeout !== before.security.sessionTimeout)
    await moveIdleEnds(core, user.id, preferences.security.sessionTimeout);
  return preferencesOf({ ...user, preferences });
}

/** Drops keys whose value is undefined, which would overwrite what is set. */
function withoutUndefined<T extends object>(
  change: T | undefined,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

const versionOf = ({ preferencesVersion = 0 }: UserRecord): number => preferencesVersion;

function isVersion(version: number): Condition {
  const stored = attribute("preferencesVersion");
  return version === 0 ? stored.isAbsent : stored.is(version);
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
