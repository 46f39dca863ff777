import { AppError } from "@marquee/contracts/errors";
import { type Key, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { checkOwnPassword } from "../../account/passwords/check-own-password.ts";
import type { SignedIn } from "../../account/sessions/sessions.ts";
import { aloneChecks, leaveForGood, leftCheck, notAsTold } from "../../account/team/leave-for-good.ts";
import type { Core } from "../../core.ts";
import { activeAdmin } from "../../ground/audit/act-as-admin.ts";
import { isSteppedUp } from "../../ground/identity/session.item.ts";
import { profileKey, readUser, type UserRecord, userList } from "../../ground/users/user.item.ts";
import { type Mailing, sendLast } from "../../live/mail/mailing.ts";
import { accountDeletedMail } from "../../live/mail/mails.ts";
import { type DueReport, nothingDue, workDueRows } from "../../rows/due-rows.ts";
import { everyListed } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { closeAccountWrite, deletionsShard, leavePersonWrite, sweptAccount } from "./deletion.item.ts";
import { type Eraser, eraseAccount, erasePerson } from "./erase-account.ts";

const passwordField = {
  name: "password",
  required: "Password is required",
  wrong: "Password is incorrect",
};

/** Until then the call that began a deletion works on it; afterwards the schedule takes over. */
const callMs = 2 * 60_000;
const accountsAtOnce = 4;
/** When a failed deletion is retried. */
const againAfterMs = 10 * 60_000;

/**
 * Deletes one's own account, or, where others work in it, only the person, and leaves the company to them: the one that
 * they were told, `keepsCompany`, or neither. Once it is closed, nothing brings it back: if this is cut short, the schedule continues.
 * @throws AppError validation_failed for a missing or wrong password, step_up_required if there is no password and the
 *   session has no recent step-up, conflict for the only admin, for the last owner of a company of several people, and
 *   where it is not as they were told, too_many_requests
 */
export async function deleteAccount(
  eraser: Eraser,
  mailing: Mailing,
  { session, user }: SignedIn,
  asked: { password: string | undefined; keepsCompany: boolean; untilMs: number },
): Promise<void> {
  const { core } = eraser;
  if (user.passwordHash !== null)
    await checkOwnPassword(core, { session, user }, asked.password, passwordField);
  else if (!isSteppedUp(session, core.clock.now())) throw new AppError("step_up_required");
  await leaveForGood(core, eraser.channel, user, asked.keepsCompany);
  await close(core, user, asked.keepsCompany);
  const { name, email } = user;
  await sendLast(mailing, email, accountDeletedMail({ name, siteUrl: mailing.siteUrl }));
  await (asked.keepsCompany ? erasePerson : eraseAccount)(eraser, user.id, asked.untilMs);
}

/** Continues every deletion that is due, until `untilMs` (epoch). One that fails is postponed and blocks no other. */
export async function finishDeletions(
  eraser: Eraser,
  untilMs: number,
): Promise<DueReport & { ended: number }> {
  const report = { ...nothingDue(), ended: 0 };
  const work = {
    untilMs,
    atOnce: accountsAtOnce,
    againAfterMs,
    look: async (key: Key) => {
      const row = await eraser.core.table.get(key);
      const erase = row && readUser(row).status !== "deleted" ? erasePerson : eraseAccount;
      if (await erase(eraser, sweptAccount(key), untilMs)) report.ended += 1;
    },
  };
  await workDueRows(eraser.core, deletionsShard, work, report);
  return report;
}

async function close(core: Core, user: UserRecord, keepsCompany: boolean): Promise<void> {
  const nowMs = core.clock.now();
  const writes: LabelledWrite[] = keepsCompany
    ? [leavePersonWrite(user.id, nowMs, nowMs + callMs), leftCheck(user.id)]
    : [closeAccountWrite(user.id, nowMs + callMs), ...aloneChecks(user.id)];
  if (user.role === "admin") {
    const other = await otherAdmin(core, user.id);
    if (other === undefined) throw onlyAdmin();
    // If two leave at once, they can't both count on the other.
    writes.push({ label: "admin", write: { op: "check", key: profileKey(other), when: activeAdmin } });
  }
  try {
    await core.table.transact(writes);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "team" || error.label === "place") throw notAsTold(user, !keepsCompany, error);
    throw error.label === "admin" ? onlyAdmin() : new AppError("unauthenticated", { cause: error });
  }
}

async function otherAdmin(core: Core, userId: string): Promise<string | undefined> {
  for await (const row of everyListed(core, userList)) {
    const user = readOr(row, readUser);
    if (user && user.id !== userId && user.role === "admin" && user.status === "active") return user.id;
  }
  return undefined;
}

function onlyAdmin(): AppError {
  return new AppError("conflict", { message: "You're the only admin. Make someone else an admin first." });
}
