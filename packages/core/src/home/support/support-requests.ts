import { AppError } from "@marquee/contracts/errors";
import type * as contract from "@marquee/contracts/home/support";
import type { SupportRequest } from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import type { BodyOf } from "@marquee/contracts/operation";
import { TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { daySeconds, type Limit, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { claimRequest, type RequestKey, repeatedResource } from "../../rows/idempotency.item.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { type SupportRequestRecord, supportPrefix, supportRequestEntity } from "./support-request.item.ts";

/** A request as its maker and admins see it. */
export function publicSupportRequest({
  userId: _,
  errorId,
  ...request
}: SupportRequestRecord): SupportRequest {
  return { ...request, reference: errorId };
}

export interface NewSupportRequest {
  userId: string;
  caller: Pick<Caller, "ip">;
  body: BodyOf<typeof contract.createSupportRequest>;
  idempotencyKey: string | undefined;
}

/**
 * Asks for help, once per request key: a repeat returns the same request.
 * @throws AppError too_many_requests for an account or a network, idempotency_mismatch, unauthenticated for an account
 *   that ended
 */
export async function createSupportRequest(
  core: Core,
  { userId, caller, body, idempotencyKey }: NewSupportRequest,
): Promise<SupportRequest> {
  const nowMs = core.clock.now();
  const giveBack = await spendPerNetwork(core, caller, perNetwork);
  const { topic, text, page = null, reference = null } = body;
  const request: SupportRequestRecord = {
    id: core.ids.next("supportRequest", nowMs),
    userId,
    topic,
    text,
    page,
    errorId: reference,
    status: "waiting",
    answer: null,
    createdAt: isoTime(nowMs),
    answeredAt: null,
  };
  const key: RequestKey = { userId, operation: "createSupportRequest", key: idempotencyKey, body };
  try {
    await core.table.transact([
      claimRequest(key, request.id, nowMs),
      limitWrite(perAccount(userId), nowMs),
      { label: "profile", write: { op: "check", key: profileKey(userId), when: activeUser } },
      { label: "row", write: { op: "put", item: supportRequestEntity.item(request) } },
    ]);
  } catch (error) {
    await giveBack();
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "request") return ownRequest(core, userId, repeatedResource(key, error.item));
    if (error.label === "limit") throw tooManyOf(perAccount(userId), nowMs, tooMany);
    throw new AppError("unauthenticated", { cause: error });
  }
  return publicSupportRequest(request);
}

async function ownRequest(core: Core, userId: string, id: string): Promise<SupportRequest> {
  const row = await core.table.get(supportRequestEntity.key({ userId, id }));
  if (!row) throw new AppError("not_found");
  return publicSupportRequest(supportRequestEntity.read(row));
}

const tooMany = `You can write to us ${limits.supportRequestsPerDay} times a day. Try again tomorrow.`;

const perAccount = (userId: string): Limit => ({
  scope: "support",
  key: userId,
  max: limits.supportRequestsPerDay,
  windowSeconds: daySeconds,
});

const perNetwork = {
  scope: "support-network",
  max: limits.supportRequestsPerNetworkPerDay,
  windowSeconds: daySeconds,
} as const;

/** One page of what a user asked, newest first. */
export async function ownSupportRequests(
  core: Core,
  userId: string,
  page: PageRequest,
): Promise<PageOf<SupportRequest>> {
  const { items, cursor } = await core.table.query({
    pk: userPartition(userId),
    sk: { beginsWith: supportPrefix },
    newestFirst: true,
    ...pageOptions(page),
  });
  return { items: readEach(items, supportRequestEntity.read).rows.map(publicSupportRequest), cursor };
}
