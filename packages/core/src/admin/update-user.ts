import type { PushChannel } from "@marquee/adapters/push/port";
import { type ActivityKind, userRoles } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { AdminUser } from "@marquee/contracts/http/admin";
import { all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import * as z from "zod/mini";
import { activityWrite } from "../activity/activity.ts";
import type { ApprovalRecord } from "../approvals/approval.item.ts";
import { requestApproval } from "../approvals/approvals.ts";
import { type Admin, actAsAdmin } from "../audit/act-as-admin.ts";
import type { Caller } from "../caller.ts";
import type { Core } from "../core.ts";
import { type Balance, balanceKey, openingBalance, readBalance } from "../credits/balance.item.ts";
import { sessionKey } from "../identity/session.item.ts";
import { expireCheckouts, type FindProvider } from "../payments/open-checkouts.ts";
import { closeUserSockets } from "../realtime/realtime.ts";
import { endSessions, listSessions } from "../sessions/sessions.ts";
import { isoTime } from "../time.ts";
import { profileKey, readUser, type UserRecord } from "../users/user.item.ts";
import { adminUser } from "./list-users.ts";

/** What changing an account touches: the table, sockets and checkouts. */
export interface AccountReach {
  core: Core;
  channel: PushChannel;
  payments: FindProvider;
}

export interface UserChange {
  role?: UserRecord["role"] | undefined;
  suspended?: boolean | undefined;
  isPartner?: boolean | undefined;
  reason?: string | undefined;
}

/** The origin that the user's own activity page shows for an admin's change. */
const marqueeCaller: Caller = { ip: "", device: "Marquee" };

/** How many sessions fit into the transaction; any further ones end right after it. */
const sessionsAtOnce = 80;

/**
 * Changes another account's role, suspension or partner flag. A suspension ends the person's sessions in the same
 * transaction. When this returns, none of their sockets is open and none of their checkouts can be paid; if the card
 * provider did not answer, the reconciler ends the checkouts. A change that makes an admin, or reinstates a suspended
 * one, waits for another admin; until then nothing changes. A new role takes effect on the next call, whose session
 * check reads it.
 * @throws AppError not_found, conflict for one's own account and if the account changed meanwhile, forbidden
 */
export async function updateUser(
  { core, channel, payments }: AccountReach,
  admin: Admin,
  userId: string,
  change: UserChange,
): Promise<AdminUser & { waiting: boolean }> {
  if (userId === admin.id) {
    throw new AppError("conflict", { message: "You can't change your own account here. Ask another admin." });
  }
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new AppError("not_found");
  const before = readUser(row);
  if (before.status === "deleted") throw new AppError("not_found");
  const after = changed(before, change);
  const waiting = makesAdmin(before, after) || (isActiveAdmin(after) && !isActiveAdmin(before));
  if (waiting) {
    await requestApproval(core, admin, {
      kind: "admin",
      subject: userId,
      subjectName: before.username,
      before: shownOf(before),
      after: shownOf(after),
      reason: change.reason,
    });
    return { ...adminUser(before, await balanceOf(core, userId)), waiting };
  }
  const kinds = kindsBetween(before, after);
  if (kinds.length > 0 || after.isPartner !== before.isPartner) {
    await store(core, admin, { before, after, kinds, reason: change.reason });
    if (after.status === "suspended") await endSessions(core, userId);
    if (kinds.length > 0) await closeUserSockets(core, channel, userId);
    if (after.status === "suspended") await expireCheckouts(core, payments, userId);
  }
  return { ...adminUser(after, await balanceOf(core, userId)), waiting };
}

const makesAdmin = (before: Standing, after: Standing) => after.role === "admin" && before.role !== "admin";

const isActiveAdmin = ({ role, status }: UserRecord) => role === "admin" && status === "active";

/** The fields that a change of an account can touch. */
const shownOf = ({ role, status, isPartner }: UserRecord) => ({ role, status, isPartner });

async function balanceOf(core: Core, userId: string): Promise<Balance> {
  return readBalance((await core.table.get(balanceKey(userId))) ?? openingBalance(userId));
}

/**
 * The writes that make an account an admin as requested, refused with the label `subject` if it changed since. The
 * day that it must wait before deciding on requests begins now.
 */
export function newAdminWrites(
  core: Core,
  userId: string,
  { before, after }: Pick<ApprovalRecord, "before" | "after">,
): LabelledWrite[] {
  const [from, to] = [z.parse(standingSchema, before), z.parse(standingSchema, after)];
  return [
    {
      label: "subject",
      write: {
        op: "update",
        key: profileKey(userId),
        set: { ...to, adminSince: isoTime(core.clock.now()) },
        when: isStill(from),
      },
    },
    ...kindsBetween(from, to).map((kind) => activityWrite(core, userId, kind, marqueeCaller)),
  ];
}

const standingSchema = z.object({
  role: z.enum(userRoles),
  status: z.enum(["active", "suspended", "deleted"]),
  isPartner: z.boolean(),
});

const isStill = ({ role, status, isPartner }: z.infer<typeof standingSchema>) =>
  all(attribute("role").is(role), attribute("status").is(status), attribute("isPartner").is(isPartner));

function changed(before: UserRecord, change: UserChange): UserRecord {
  const status = change.suspended === undefined ? before.status : change.suspended ? "suspended" : "active";
  return {
    ...before,
    role: change.role ?? before.role,
    status,
    isPartner: change.isPartner ?? before.isPartner,
  };
}

type Standing = Pick<UserRecord, "role" | "status">;

function kindsBetween(before: Standing, after: Standing): ActivityKind[] {
  const kinds: ActivityKind[] = [];
  if (after.role !== before.role) kinds.push("role_changed");
  if (after.status !== before.status) kinds.push(after.status === "suspended" ? "suspended" : "reinstated");
  return kinds;
}

async function store(
  core: Core,
  admin: Admin,
  { before, after, kinds, reason }: ChangeToStore,
): Promise<void> {
  const { id } = before;
  const sessions = kinds.includes("suspended") ? await listSessions(core, id) : [];
  const writes: LabelledWrite[] = [
    {
      label: "user",
      write: {
        op: "update",
        key: profileKey(id),
        set: { ...shownOf(after), ...(after.role === "admin" ? {} : { adminSince: null }) },
        // What the audit log calls "before" is exactly what this write replaces.
        when: isStill(before),
      },
    },
    ...kinds.map((kind) => activityWrite(core, id, kind, marqueeCaller)),
    ...sessions.slice(0, sessionsAtOnce).map(
      ({ hash }): LabelledWrite => ({
        label: "session",
        write: { op: "delete", key: sessionKey(id, hash) },
      }),
    ),
  ];
  const note = { action: "updateUser", subject: id, reason, before: shownOf(before), after: shownOf(after) };
  try {
    await actAsAdmin(core, admin, note, writes);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "user") {
      throw new AppError(error.item ? "conflict" : "not_found", { cause: error });
    }
    throw error;
  }
}

interface ChangeToStore {
  before: UserRecord;
  after: UserRecord;
  kinds: readonly ActivityKind[];
  reason: string | undefined;
}
