import type { AskedRoleChange } from "@marquee/contracts/admin/requests";
import { userRoleLabels } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { LabelledWrite } from "@marquee/table/table";
import { TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import {
  type RoleChangeRecord,
  roleChangeEntity,
  roleChangeList,
} from "../../home/support/role-change.item.ts";
import { publicRoleChange, stillWaiting } from "../../home/support/role-changes.ts";
import { roleTiesOf } from "../../home/support/role-ties.ts";
import { noticeFor, noticeWrites, pushNotices } from "../../live/notifications/notices.ts";
import { listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type AccountReach, enforceStanding, standingOf, standingWrites } from "./standing.ts";

/** One page of everyone's latest request for another role, waiting ones first, with what those have under way. */
export async function listRoleChanges(core: Core, page: PageRequest): Promise<AdminPage<AskedRoleChange>> {
  const { items, cursor } = await listPage(core, roleChangeList, {
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, roleChangeEntity.read);
  const users = await usersOf(
    core,
    rows.map(({ userId }) => userId),
  );
  const asked = rows.map((row) => withTies(core, row, users.get(row.userId)?.username ?? ""));
  return { items: await Promise.all(asked), cursor, unreadable };
}

async function withTies(core: Core, request: RoleChangeRecord, username: string): Promise<AskedRoleChange> {
  const { userId, status } = request;
  const ties = status === "waiting" ? await roleTiesOf(core, userId) : null;
  return { ...publicRoleChange(request), userId, username, ties };
}

/** What an admin decides about a request, which they name by its time. */
export interface RoleDecision {
  approve: boolean;
  requestedAt: string;
  reason: string;
}

/**
 * Decides on a user's request for another role, and tells them. An approved role is theirs on their next call.
 * @throws AppError not_found, conflict for one's own request, a request that is decided or another one by now, an
 *   account that changed since, and one that has something under way that needs its present role, forbidden
 */
export async function decideRoleChange(
  reach: AccountReach,
  admin: Admin,
  userId: string,
  { approve, requestedAt, reason }: RoleDecision,
): Promise<AskedRoleChange> {
  const { core, channel } = reach;
  if (userId === admin.id)
    throw new AppError("conflict", { message: "This is your own request, so another admin has to decide." });
  const [row, profile] = await core.table.getMany([roleChangeEntity.key({ userId }), profileKey(userId)]);
  if (!row || !profile) throw new AppError("not_found");
  const request = roleChangeEntity.read(row);
  const user = readUser(profile);
  if (request.status !== "waiting" || request.requestedAt !== requestedAt)
    throw new AppError("conflict", { message: "This request was decided on, withdrawn or replaced." });
  if (approve && user.role !== request.from)
    throw new AppError("conflict", {
      message: "This account's role has changed since. Decline the request.",
    });
  const decided: RoleChangeRecord = {
    ...request,
    status: approve ? "approved" : "declined",
    answer: reason,
    decidedAt: isoTime(core.clock.now()),
  };
  const [before, after] = [standingOf(user), { ...standingOf(user), role: request.to }];
  const notices = noticeFor(core, user, {
    kind: "role_change_decided",
    about: { role: userRoleLabels[request.to], outcome: decided.status, reason },
  });
  const note = {
    action: "decideRoleChange",
    subject: userId,
    reason,
    before: { role: request.from },
    after: { role: approve ? request.to : request.from, decision: decided.status },
  };
  const writes: LabelledWrite[] = [
    {
      label: "request",
      write: { op: "put", item: roleChangeEntity.item(decided), when: stillWaiting(request) },
    },
    ...(approve ? await standingWrites(core, userId, before, after) : []),
    ...noticeWrites(notices),
  ];
  try {
    await actAsAdmin(core, admin, note, writes);
  } catch (error) {
    throw error instanceof TransactionRefused ? new AppError("conflict", { cause: error }) : error;
  }
  if (approve) await enforceStanding(reach, userId, before, after);
  await pushNotices(core, channel, notices);
  return withTies(core, decided, user.username);
}
