import { accountChange, type UpdateUserBody } from "@marquee/contracts/account/profile";
import { AppError, invalidField } from "@marquee/contracts/errors";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { isSteppedUp } from "../../ground/identity/session.item.ts";
import { activeUser, profileKey, readUser, type UserRecord, zoneOf } from "../../ground/users/user.item.ts";
import type { Mailing } from "../../live/mail/mailing.ts";
import { planAnew } from "../../live/notifications/mail-notices.ts";
import { retried } from "../../retried.ts";
import type { SignedInFor } from "../sessions/sessions.ts";
import { mailEmailChange, openEmailChange } from "./email-change.ts";

/**
 * Finds the event that an account has to keep its industry for, by name; undefined for none. Events belong to a layer
 * above this one, so whoever changes a profile supplies it.
 */
export type HeldByEvent = (core: Core, accountId: string) => Promise<string | undefined>;

export interface ProfileChange {
  signedIn: Pick<SignedInFor, "session" | "user" | "account">;
  body: UpdateUserBody;
  caller: Caller;
  heldByEvent: HeldByEvent;
}

/**
 * Saves the given parts of a person's profile and of the account that they act for, and leaves the rest as it is. A new
 * email only becomes pending and needs a recent step-up. All of the change is saved or nothing; waiting mails follow a
 * new time zone.
 * @throws AppError step_up_required, email_taken, too_many_requests, unauthenticated for an account that ended,
 *   validation_failed for an industry that an event holds it to
 */
export async function updateProfile(
  core: Core,
  mailing: Mailing,
  { signedIn, body, caller, heldByEvent }: ProfileChange,
): Promise<Pick<SignedInFor, "user" | "account">> {
  const { session, user, account } = signedIn;
  const { email: newEmail, name } = body;
  const moves = newEmail !== undefined && newEmail !== user.email;
  if (moves && !isSteppedUp(session, core.clock.now())) throw new AppError("step_up_required");
  const change = moves ? await openEmailChange(core, user, newEmail) : undefined;
  const ofPerson = { ...(name !== undefined && { name }), ...(moves && { pendingEmail: newEmail }) };
  const ofAccount = accountChange(body) as Partial<UserRecord>;
  if (Object.keys({ ...ofPerson, ...ofAccount }).length === 0) return { user, account };
  const others = [
    ...(change ? [change.write, activityWrite(core, user.id, "email_change_requested", caller)] : []),
    // A zone alone is what a browser tells, and says nothing about who has the account.
    ...(name !== undefined || Object.keys(ofAccount).some((field) => field !== "timeZone")
      ? activityWrites(core, user, caller)
      : []),
  ];
  if (account.id === user.id) {
    await store(core, heldByEvent, user.id, { ...ofPerson, ...ofAccount }, others);
  } else {
    const person = { op: "update", key: profileKey(user.id), set: ofPerson, when: activeUser } as const;
    const alsoPerson: LabelledWrite[] =
      Object.keys(ofPerson).length === 0 ? [] : [{ label: "user", write: person }];
    await store(core, heldByEvent, account.id, ofAccount, [...alsoPerson, ...others]);
  }
  const savedAccount = { ...account, ...ofAccount, ...(account.id === user.id && ofPerson) };
  if (zoneOf(savedAccount) !== zoneOf(account)) await planAnew(core, savedAccount);
  if (change && newEmail) await mailEmailChange(core, mailing, user, newEmail, change.token);
  return { user: account.id === user.id ? savedAccount : { ...user, ...ofPerson }, account: savedAccount };
}

/**
 * Saves the given parts of a profile except its address, so no mail is needed. A claim of the request is stored with
 * them; nothing is saved a second time under the same one.
 * @throws AppError unauthenticated for an account that ended in the meantime, validation_failed for an industry that
 *   an event holds it to
 */
export async function saveProfileFacts(
  core: Core,
  user: UserRecord,
  set: Partial<Omit<UserRecord, "email">>,
  { caller, heldByEvent, claim }: { caller: Caller; heldByEvent: HeldByEvent; claim: LabelledWrite },
): Promise<void> {
  await store(core, heldByEvent, user.id, set, [claim, ...activityWrites(core, user, caller)]);
}

/** The activity entry, if the user wants activity recorded. */
function activityWrites(core: Core, user: UserRecord, caller: Caller): LabelledWrite[] {
  if (!user.preferences.security.activityLogging) return [];
  return [activityWrite(core, user.id, "profile_changed", caller)];
}

/** A change of the industry that raced a spot is judged again. */
function store(
  core: Core,
  heldByEvent: HeldByEvent,
  userId: string,
  set: Partial<UserRecord>,
  others: readonly LabelledWrite[],
): Promise<void> {
  return retried(core, async () => {
    const when =
      set.industry === undefined
        ? activeUser
        : all(activeUser, await freeToChange(core, heldByEvent, userId, set.industry));
    // Nothing to set is a condition alone.
    const key = profileKey(userId);
    const write: LabelledWrite["write"] =
      Object.keys(set).length === 0 ? { op: "check", key, when } : { op: "update", key, set, when };
    try {
      return await core.table.transact([{ label: "profile", write }, ...others]);
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
      if (error.label === "request") return;
      if (error.label !== "profile" || error.item?.status !== "active")
        throw new AppError("unauthenticated", { cause: error });
      throw error;
    }
  });
}

/**
 * The condition under which an industry may be changed: no spot was taken since this found none that depends on it.
 * @throws AppError validation_failed
 */
async function freeToChange(
  core: Core,
  heldByEvent: HeldByEvent,
  userId: string,
  industry: UserRecord["industry"],
): Promise<Condition> {
  // The profile first: whatever is taken after this read raises its number.
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new AppError("unauthenticated");
  const { sponsorTurn, industry: current } = readUser(row);
  if (current === industry) return attribute("industry").is(current);
  const event = await heldByEvent(core, userId);
  if (event !== undefined)
    throw invalidField(
      "industry",
      `You sponsor, or want to sponsor, ${event}, which takes one sponsor per industry. You can change your industry after the event, or once you hold no spot and no place in line there.`,
    );
  const turn = attribute("sponsorTurn");
  return sponsorTurn === undefined ? turn.isAbsent : turn.is(sponsorTurn);
}
