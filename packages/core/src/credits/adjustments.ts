import { AppError } from "@marquee/contracts/errors";
import type { Adjustment } from "@marquee/contracts/http/admin";
import { limits } from "@marquee/contracts/limits";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { type Admin, actAsAdmin } from "../admin/act-as-admin.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../idempotency.ts";
import { type AdminPage, type PageRequest, pageOptions, readEach } from "../paging.ts";
import { type Core, isoTime } from "../ports.ts";
import { profileKey, readUser } from "../users/user.item.ts";
import {
  type AdjustmentRecord,
  adjustmentItem,
  adjustmentKey,
  adjustmentPlace,
  adjustmentsPartition,
  publicAdjustment,
  readAdjustment,
} from "./adjustment.item.ts";
import { adjustmentWrites, shortage } from "./ledger.ts";

export interface AdjustmentRequest {
  userId: string;
  /** Below 0 takes credits away. */
  amount: number;
  reason: string;
  idempotencyKey: string | undefined;
}

/**
 * Books credits for or against a user with a reason. Up to 1,000 are booked at once; more wait for another admin's
 * decision. A repeat of the request answers what the first one made.
 * @throws AppError not_found, not_enough_credits, idempotency_mismatch, forbidden
 */
export async function adjustCredits(
  core: Core,
  admin: Admin,
  { userId, amount, reason, idempotencyKey }: AdjustmentRequest,
): Promise<Adjustment> {
  const profile = await core.table.get(profileKey(userId));
  if (!profile) throw new AppError("not_found");
  const nowMs = core.clock.now();
  const waits = Math.abs(amount) > limits.adjustmentAloneCredits;
  const adjustment: AdjustmentRecord = {
    id: core.ids.next("adjustment", nowMs),
    userId,
    username: readUser(profile).username,
    amount,
    reason,
    status: waits ? "waiting" : "booked",
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
  try {
    await actAsAdmin(core, admin, noteOf("adjustCredits", adjustment), [
      claimRequest(request, adjustment.id, nowMs),
      ...(waits ? [] : bookingWrites(adjustment, nowMs)),
      { label: "adjustment", write: { op: "put", item: adjustmentItem(adjustment), when: absent } },
    ]);
    return publicAdjustment(adjustment);
  } catch (error) {
    if (!(error instanceof TransactionRefused) || error.label !== "request") throw toRefusal(error, amount);
    const first = await core.table.get(adjustmentKey(repeatedResource(request, error.item)));
    if (!first) throw new AppError("unavailable", { retryAfterSeconds: 1, cause: error });
    return publicAdjustment(readAdjustment(first));
  }
}

/**
 * Another admin's word on an adjustment that waits: it is booked once, or never.
 * @throws AppError not_found, conflict for one's own and for what is decided, not_enough_credits, forbidden
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
  if (waiting.requestedById === admin.id) {
    throw new AppError("conflict", { message: "You asked for this yourself; another admin has to decide." });
  }
  const status = approve ? "booked" : "rejected";
  const decided: AdjustmentRecord = { ...waiting, status, decidedBy: admin.username };
  try {
    await actAsAdmin(core, admin, noteOf("decideAdjustment", decided), [
      {
        label: "adjustment",
        write: {
          op: "update",
          key: adjustmentKey(id),
          set: { status, decidedBy: admin.username, gsi1sk: adjustmentPlace(decided) },
          when: attribute("status").is("waiting"),
        },
      },
      ...(approve ? bookingWrites(decided, core.clock.now()) : []),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "adjustment") throw new AppError("conflict");
    throw toRefusal(error, waiting.amount);
  }
  return publicAdjustment(decided);
}

/** One page of adjustments, those that wait first. */
export async function listAdjustments(core: Core, page: PageRequest): Promise<AdminPage<Adjustment>> {
  const { items, cursor } = await core.table.query({
    index: "gsi1",
    pk: adjustmentsPartition,
    newestFirst: true,
    ...pageOptions(page),
  });
  const { rows, unreadable } = readEach(items, readAdjustment);
  return { items: rows.map(publicAdjustment), cursor, unreadable };
}

function bookingWrites({ id, userId, amount, reason }: AdjustmentRecord, nowMs: number): LabelledWrite[] {
  return adjustmentWrites({ id, userId, amount, description: reason }, nowMs);
}

function noteOf(action: string, { id, userId, amount, reason, status }: AdjustmentRecord) {
  return { action, subject: userId, reason, after: { adjustmentId: id, amount, status } };
}

function toRefusal(error: unknown, amount: number): unknown {
  if (!(error instanceof TransactionRefused) || error.label !== "balance") return error;
  return error.item ? shortage(error.item, -amount) : new AppError("not_found", { cause: error });
}
