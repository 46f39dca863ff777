import { AppError } from "@marquee/contracts/errors";
import type { UpdateUserBody } from "@marquee/contracts/http/profile";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { activityWrite } from "../activity/activity.ts";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { isSteppedUp } from "../identity/session.item.ts";
import type { Mailing } from "../mail/mailing.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { activeUser, profileKey, type UserRecord } from "../users/user.item.ts";
import { mailEmailChange, openEmailChange } from "./email-change.ts";

export interface ProfileChange {
  signedIn: SignedIn;
  body: UpdateUserBody;
  caller: Caller;
}

/**
 * Saves the given parts of a profile and leaves the rest as it is. A new email only becomes pending and needs a recent
 * step-up. All of the change is saved or nothing.
 * @throws AppError step_up_required, email_taken, too_many_requests, unauthenticated for an account that ended
 */
export async function updateProfile(
  core: Core,
  mailing: Mailing,
  { signedIn, body, caller }: ProfileChange,
): Promise<UserRecord> {
  const { session, user } = signedIn;
  const { email: newEmail, ...given } = body;
  const fields = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<UserRecord>;
  const moves = newEmail !== undefined && newEmail !== user.email;
  if (moves && !isSteppedUp(session, core.clock.now())) throw new AppError("step_up_required");
  const change = moves ? await openEmailChange(core, user, newEmail) : undefined;
  const set: Partial<UserRecord> = { ...fields, ...(moves ? { pendingEmail: newEmail } : {}) };
  if (Object.keys(set).length === 0) return user;
  await store(core, [
    { label: "profile", write: { op: "update", key: profileKey(user.id), set, when: activeUser } },
    ...(change ? [change.write, activityWrite(core, user.id, "email_change_requested", caller)] : []),
    ...(Object.keys(fields).length > 0 ? activityWrites(core, user, caller) : []),
  ]);
  if (change && newEmail) await mailEmailChange(mailing, user, newEmail, change.token);
  return { ...user, ...set };
}

/**
 * Saves the given parts of a profile except its address, so no mail is needed. A claim of the request is stored with
 * them; nothing is saved a second time under the same one.
 * @throws AppError unauthenticated for an account that ended in the meantime
 */
export async function saveProfileFacts(
  core: Core,
  user: UserRecord,
  set: Partial<Omit<UserRecord, "email">>,
  caller: Caller,
  claim?: LabelledWrite,
): Promise<void> {
  await store(core, [
    ...(claim ? [claim] : []),
    { label: "profile", write: { op: "update", key: profileKey(user.id), set, when: activeUser } },
    ...activityWrites(core, user, caller),
  ]);
}

/** The activity entry, if the user wants activity recorded. */
function activityWrites(core: Core, user: UserRecord, caller: Caller): LabelledWrite[] {
  if (!user.preferences.security.activityLogging) return [];
  return [activityWrite(core, user.id, "profile_changed", caller)];
}

async function store(core: Core, writes: readonly LabelledWrite[]): Promise<void> {
  try {
    await core.table.transact(writes);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "request") return;
    if (error instanceof TransactionRefused) throw new AppError("unauthenticated", { cause: error });
    throw error;
  }
}
