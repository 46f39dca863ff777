import { viewingSeconds } from "@marquee/contracts/account/viewing";
import type { ActivityKind } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { absent, all, any, attribute, exists } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { grantInForce, grantItem, grantKey } from "../../ground/identity/grant.item.ts";
import { membersOf } from "../../ground/identity/members.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { accountOfOther, requireActive } from "./account-acts.ts";
import { accountFor } from "./account-for.ts";
import { marqueeCaller } from "./standing.ts";

/**
 * Lets an admin look at the product as an account: a grant to the admin's own account that reads, changes nothing and
 * ends within the hour. The audit log has the reason, and the account's owners see in their activity that it happened.
 * @throws AppError not_found, conflict for one's own account, another admin's and a suspended one, forbidden
 */
export async function startViewing(
  core: Core,
  admin: Admin,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const account = await accountOfOther(core, admin, userId);
  requireActive(account);
  if (account.role === "admin")
    throw new AppError("conflict", { message: "Nobody can view an admin's account." });
  const nowMs = core.clock.now();
  const endsAtMs = nowMs + viewingSeconds * 1_000;
  const grant = grantItem({
    accountId: userId,
    granteeId: admin.id,
    teamRole: "viewer",
    scope: "everything",
    state: "active",
    startedById: admin.id,
    startedAt: isoTime(nowMs),
    endsAtMs,
    viewing: { messagesOpen: false },
  });
  const note = { action: "startViewing", subject: userId, reason, after: { minutes: viewingSeconds / 60 } };
  try {
    await actAsAdmin(core, admin, note, [
      {
        label: "account",
        write: {
          op: "check",
          key: profileKey(userId),
          when: all(activeUser, attribute("role").isNot("admin")),
        },
      },
      // What an agency was granted before its owner became an admin is not replaced.
      {
        label: "grant",
        write: { op: "put", item: grant, when: any(absent, attribute("viewing").isPresent) },
      },
      ...(await seenByOwners(core, account, "viewing_started")),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("conflict", { cause: error });
    throw error;
  }
}

/**
 * Opens the messages of the account that an admin views, with a reason of its own. Nothing happens if they are open.
 * @throws AppError not_found for an account that the admin does not view, forbidden
 */
export async function openMessages(
  core: Core,
  admin: Admin,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const grant = await viewingGrant(core, admin, userId);
  if (!grant) throw new AppError("not_found");
  if (grant.viewing?.messagesOpen) return;
  const account = await accountFor(core, userId);
  try {
    await actAsAdmin(core, admin, { action: "openMessages", subject: userId, reason }, [
      {
        label: "grant",
        write: {
          op: "update",
          key: grantKey(userId, admin.id),
          set: { viewing: { messagesOpen: true } },
          // Stopped and begun anew, it takes a reason anew.
          when: attribute("endsAtMs").is(grant.endsAtMs ?? 0),
        },
      },
      ...(await seenByOwners(core, account, "viewing_messages")),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}

/** Ends an admin's look at an account; nothing happens if it has ended. @throws AppError forbidden */
export async function stopViewing(core: Core, admin: Admin, userId: string): Promise<void> {
  if (!(await viewingGrant(core, admin, userId))) return;
  const account = await accountFor(core, userId);
  try {
    await actAsAdmin(core, admin, { action: "stopViewing", subject: userId }, [
      { label: "grant", write: { op: "delete", key: grantKey(userId, admin.id), when: exists } },
      ...(await seenByOwners(core, account, "viewing_stopped")),
    ]);
  } catch (error) {
    // Two clicks at once: the other one has ended it.
    if (!(error instanceof TransactionRefused)) throw error;
  }
}

async function viewingGrant(core: Core, { id }: Admin, userId: string) {
  const grant = grantInForce(await core.table.get(grantKey(userId, id)), core.clock.now());
  return grant?.viewing ? grant : undefined;
}

/** Few of an account's people own it; a transaction holds the entries of these. */
const ownersMax = 50;

/** The entries in the activity of those who answer for the account. */
async function seenByOwners(core: Core, account: UserRecord, kind: ActivityKind): Promise<LabelledWrite[]> {
  const owners = (await membersOf(core, account)).filter(({ teamRole }) => teamRole === "owner");
  return owners.slice(0, ownersMax).map(({ personId }) => activityWrite(core, personId, kind, marqueeCaller));
}
