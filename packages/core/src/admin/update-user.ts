import type { PushChannel } from "@marquee/adapters/push/port";
import type { ActivityKind } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { AdminUser } from "@marquee/contracts/http/admin";
import { all, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { activityWrite } from "../activity/activity.ts";
import type { Caller } from "../caller.ts";
import { balanceKey, openingBalance, readBalance } from "../credits/balance.item.ts";
import { expireCheckouts, type FindProvider } from "../payments/open-checkouts.ts";
import type { Core } from "../ports.ts";
import { closeUserSockets } from "../realtime/realtime.ts";
import { sessionKey } from "../sessions/session.item.ts";
import { endSessions, listSessions } from "../sessions/sessions.ts";
import { profileKey, readUser, type UserRecord } from "../users/user.item.ts";
import { type Admin, actAsAdmin } from "./act-as-admin.ts";
import { adminUser } from "./list-users.ts";

/** What a change of an account reaches beside the table. */
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

/** From where a person's own activity page says that an admin's change came. */
const house: Caller = { ip: "", device: "Marquee" };

/** As many sessions as fit into the transaction; those of anybody with more end right after it. */
const sessionsAtOnce = 80;

/**
 * Changes another account's role, suspension or partner mark. A suspended person's sessions end in the same
 * transaction, and when this returns no socket of the person is open and no checkout can be paid, unless the card provider
 * did not answer: then the reconciler ends the checkouts. A new role counts from the next call, whose
 * session check reads it.
 * @throws AppError not_found, conflict for oneself and where the account changed meanwhile, forbidden
 */
export async function updateUser(
  { core, channel, payments }: AccountReach,
  admin: Admin,
  userId: string,
  change: UserChange,
): Promise<AdminUser> {
  if (userId === admin.id) {
    throw new AppError("conflict", { message: "Another admin has to change your own account." });
  }
  const row = await core.table.get(profileKey(userId));
  if (!row) throw new AppError("not_found");
  const before = readUser(row);
  if (before.status === "deleted") throw new AppError("not_found");
  const after = changed(before, change);
  const kinds = whatHappened(before, after);
  if (kinds.length > 0 || after.isPartner !== before.isPartner) {
    await store(core, admin, { before, after, kinds, reason: change.reason });
    if (after.status === "suspended") await endSessions(core, userId);
    if (kinds.length > 0) await closeUserSockets(core, channel, userId);
    if (after.status === "suspended") await expireCheckouts(core, payments, userId);
  }
  const balance = readBalance((await core.table.get(balanceKey(userId))) ?? openingBalance(userId));
  return adminUser(after, balance);
}

function changed(before: UserRecord, change: UserChange): UserRecord {
  const status = change.suspended === undefined ? before.status : change.suspended ? "suspended" : "active";
  return {
    ...before,
    role: change.role ?? before.role,
    status,
    isPartner: change.isPartner ?? before.isPartner,
  };
}

function whatHappened(before: UserRecord, after: UserRecord): ActivityKind[] {
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
  const shown = ({ role, status, isPartner }: UserRecord) => ({ role, status, isPartner });
  const sessions = kinds.includes("suspended") ? await listSessions(core, id) : [];
  const writes: LabelledWrite[] = [
    {
      label: "user",
      write: {
        op: "update",
        key: profileKey(id),
        set: shown(after),
        // What the audit log calls "before" is what this very write replaces.
        when: all(
          attribute("role").is(before.role),
          attribute("status").is(before.status),
          attribute("isPartner").is(before.isPartner),
        ),
      },
    },
    ...kinds.map((kind) => activityWrite(core, id, kind, house)),
    ...sessions.slice(0, sessionsAtOnce).map(
      ({ hash }): LabelledWrite => ({
        label: "session",
        write: { op: "delete", key: sessionKey(id, hash) },
      }),
    ),
  ];
  const note = { action: "updateUser", subject: id, reason, before: shown(before), after: shown(after) };
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
