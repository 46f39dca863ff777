import type { Adjustment } from "@marquee/contracts/admin/admin";
import { AppError } from "@marquee/contracts/errors";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type Admin, actAsAdmin, requireDecider } from "../../ground/audit/act-as-admin.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { retried } from "../../retried.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { listPage } from "../../rows/lists.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import {
  type AdjustmentRecord,
  adjustmentEntity,
  adjustmentItem,
  adjustmentKey,
  adjustmentList,
  publicAdjustment,
  readAdjustment,
} from "./adjustment.item.ts";
import { movingCredits } from "./end-grant.ts";
import { aloneWrites, isAloneOvertaken } from "./given-alone.ts";
import { adjustmentWrites, shortage } from "./ledger.ts";
import { topUpWrites } from "./low-credits.ts";

export interface AdjustmentRequest {
  userId: string;
  /** Below 0 takes credits away. */
  amount: number;
  reason: string;
  idempotencyKey: string | undefined;
}

/**
 * Books credits for or against another user with a reason. An adjustment that takes this admin or this user past
 * 1,000 credits within 24 hours waits for another admin's decision; any other is booked at once. A repeated request
 * returns what the first one made.
 * @throws AppError not_found, conflict for one's own account, not_enough_credits, idempotency_mismatch, forbidden,
 *   unavailable under lasting contention
 */
export async function adjustCredits(
  core: Core,
  admin: Admin,
  { userId, amount, reason, idempotencyKey }: AdjustmentRequest,
): Promise<Adjustment> {
  if (userId === admin.id) {
    throw new AppError("conflict", { message: "You can't adjust your own credits. Ask another admin." });
  }
  const profile = await core.table.get(profileKey(userId));
  if (!profile || readUser(profile).status === "deleted") throw new AppError("not_found");
  const nowMs = core.clock.now();
  const asked: AdjustmentRecord = {
    id: core.ids.next("adjustment", nowMs),
    userId,
    username: readUser(profile).username,
    amount,
    reason,
    status: "waiting",
    requestedBy: admin.username,
    requestedById: admin.id,
    decidedBy: null,
    createdAt: isoTime(nowMs),
  };
  const request: RequestKey = {
    userId: admin.id,
    operation: "adjustCredits",
    key: idempotencyKey,
    body: { userId, amount, reason },
  };
  const book = async () => {
    const alone = await aloneWrites(core, admin.id, userId, amount);
    const adjustment: AdjustmentRecord = alone ? { ...asked, status: "booked" } : asked;
    try {
      const writes: LabelledWrite[] = [
        claimRequest(request, adjustment.id, nowMs),
        ...(alone ? [...alone, ...(await bookingWrites(core, adjustment, nowMs))] : []),
        livingAccountCheck(userId),
        { label: "adjustment", write: { op: "put", item: adjustmentItem(adjustment), when: absent } },
      ];
      await movingCredits(core, userId, () =>
        actAsAdmin(core, admin, noteOf("adjustCredits", adjustment), writes),
      );
      return publicAdjustment(adjustment);
    } catch (error) {
      if (isAloneOvertaken(error)) throw error;
      if (!(error instanceof TransactionRefused) || error.label !== "request") throw toRefusal(error, amount);
      const first = await core.table.get(adjustmentKey(repeatedResource(request, error.item)));
      if (!first) throw new AppError("unavailable", { retryAfterSeconds: 1, cause: error });
      return publicAdjustment(readAdjustment(first));
    }
  };
  return retried(core, book, isAloneOvertaken);
}

/**
 * Decides on an adjustment that another admin requested: it is booked once, or never.
 * @throws AppError not_found, conflict for one's own request or account and for a decided adjustment,
 *   not_enough_credits, forbidden also for an admin of less than a day
 */
export async function decideAdjustment(
  core: Core,
  admin: Admin,
  id: string,
  approve: boolean,
): Promise<Adjustment> {
  const row = await core.table.get(adjustmentKey(id));
  if (!row) throw new AppError("not_found");
  const waiting = readAdjustment(row);
  requireDecider(core, admin, { requestedById: waiting.requestedById, beneficiaryId: waiting.userId });
  const status = approve ? "booked" : "rejected";
  const decided: AdjustmentRecord = { ...waiting, status, decidedBy: admin.username };
  try {
    const writes: LabelledWrite[] = [
      {
        label: "adjustment",
        write: {
          op: "update",
          key: adjustmentKey(id),
          set: { status, decidedBy: admin.username, ...adjustmentEntity.listed(decided) },
          when: attribute("status").is("waiting"),
        },
      },
      ...(approve
        ? [livingAccountCheck(decided.userId), ...(await bookingWrites(core, decided, core.clock.now()))]
        : []),
    ];
    const requestedById = approve ? waiting.requestedById : undefined;
    const as = { deciding: true, requestedById };
    await movingCredits(core, decided.userId, () =>
      actAsAdmin(core, admin, noteOf("decideAdjustment", decided), writes, as),
    );
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "adjustment") throw new AppError("conflict");
    throw toRefusal(error, waiting.amount);
  }
  return publicAdjustment(decided);
}

/** One page of adjustments, waiting ones first. */
export async function listAdjustments(core: Core, page: PageRequest): Promise<AdminPage<Adjustment>> {
  const { items, cursor } = await listPage(core, adjustmentList, {
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readAdjustment);
  return { items: rows.map(publicAdjustment), cursor, unreadable };
}

/** A deleted account gets no credits, and no admin's words about it. */
function livingAccountCheck(userId: string): LabelledWrite {
  const when = attribute("status").isOneOf("active", "suspended");
  return { label: "account", write: { op: "check", key: profileKey(userId), when } };
}

async function bookingWrites(
  core: Core,
  { id, userId, requestedById, amount, reason }: AdjustmentRecord,
  nowMs: number,
): Promise<LabelledWrite[]> {
  return [
    ...adjustmentWrites({ id, userId, actorId: requestedById, amount, description: reason }, nowMs),
    ...(await topUpWrites(core, userId, amount)).writes,
  ];
}

function noteOf(action: string, { id, userId, amount, reason, status }: AdjustmentRecord) {
  return { action, subject: userId, reason, after: { adjustmentId: id, amount, status } };
}

function toRefusal(error: unknown, amount: number): unknown {
  if (error instanceof TransactionRefused && error.label === "account") {
    return new AppError("not_found", { cause: error });
  }
  if (!(error instanceof TransactionRefused) || error.label !== "balance") return error;
  return error.item ? shortage(error.item, -amount) : new AppError("not_found", { cause: error });
}
