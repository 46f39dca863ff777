import type { FoundReference } from "@marquee/contracts/admin/system";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { readJob } from "../../credits/jobs/job.item.ts";
import { jobForAdmin } from "../../credits/jobs/list-jobs.ts";
import { returnedCents } from "../../credits/payments/money.ts";
import {
  checkoutKey,
  intentKey,
  paymentKey,
  readLookup,
  readPayment,
} from "../../credits/payments/payment.item.ts";
import { usernameOf } from "../../ground/users/users-of.ts";
import { isIdOf } from "../../ids.ts";
import { accountFor } from "./account-for.ts";

/**
 * The account, job or payment that an id stands for: its own, that of one of the job's concepts, which ends in a number, or the
 * card provider's of a checkout or charge. Jobs and payments from before they were indexed by their ids are not found.
 * @throws AppError not_found
 */
export async function findReference(core: Core, id: string): Promise<FoundReference> {
  if (isIdOf("user", id)) {
    const { username, name } = await accountFor(core, id);
    return { kind: "account", account: { id, username, name } };
  }
  const row = (await rowOf(core, id)) ?? (await rowOf(core, id.replace(/-\d+$/, "")));
  if (row?.rowType === "job") return { kind: "job", job: await jobForAdmin(core, readJob(row)) };
  const paid = row ?? (await paymentOfProvider(core, id));
  if (paid?.rowType !== "payment") throw new AppError("not_found");
  const payment = readPayment(paid);
  return {
    kind: "payment",
    payment: {
      id: payment.id,
      userId: payment.userId,
      username: await usernameOf(core, payment.userId),
      packageName: payment.packageName,
      amount: payment.priceCents,
      refundedAmount: returnedCents(payment),
      creditAmount: payment.creditAmount,
      status: payment.status,
      sessionId: payment.sessionId ?? "",
      createdAt: payment.createdAt,
    },
  };
}

/** The row itself. Ledger entries name what they are about by the same attribute, and so stand beside it in any order. */
async function rowOf(core: Core, reference: string): Promise<Item | undefined> {
  const { items } = await core.table.query({ index: "references", pk: reference, limit: limits.pageSize });
  return items.find(({ rowType }) => rowType === "job" || rowType === "payment");
}

async function paymentOfProvider(core: Core, providerId: string): Promise<Item | undefined> {
  const found = await core.table.getMany([checkoutKey(providerId), intentKey(providerId)]);
  const lookup = found.find((row) => row !== undefined);
  if (!lookup) return undefined;
  const { userId, paymentId } = readLookup(lookup);
  return core.table.get(paymentKey(userId, paymentId));
}
