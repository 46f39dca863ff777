import { campaignPrices } from "@marquee/contracts/credits/prices";
import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";
import { newSession, readCookie, type SessionSecrets } from "@marquee/core/account/sessions/sessions";
import type { Core } from "@marquee/core/core";
import { balanceKey, openingBalance } from "@marquee/core/credits/credits/balance.item";
import { budgetSpend } from "@marquee/core/ground/throttles/model-budget";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { randomIds } from "@marquee/core/ids";
import { connectionItems } from "@marquee/core/live/realtime/connection.item";
import { markAuthenticated } from "@marquee/core/live/realtime/realtime";
import { fingerprint } from "@marquee/core/rows/keys";
import { campaignModelOrder } from "@marquee/core/studio/campaigns/campaign-job";
import { type CampaignOrder, orderWrites } from "@marquee/core/studio/campaigns/order-campaign";
import { systemClock } from "@marquee/core/time";
import type { LabelledWrite, Table } from "@marquee/table/table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { sampleUser } from "@marquee/testkit/sample-user";
import { someCaller } from "@marquee/testkit/some-caller";
import { order } from "../support/campaign.ts";

/** A signed-in user with credits for a few orders. */
export interface Orderer {
  actorId: string;
  accountId: string;
  sessionHash: string;
  cookie: string;
}

export const secrets: SessionSecrets = ["bench-session-secret-bench-session-secret"];
const ids = randomIds();

/** Below the cap of open jobs, so that every order goes through. */
export const ordersPerUser = 5;

/** Stores the rows that an order needs: a live session and a balance. */
export async function storeOrderer(table: Table): Promise<Orderer> {
  const core: Core = { table, clock: systemClock, ids };
  const userId = ids.next("user", systemClock.now());
  const session = newSession(core, secrets, sampleUser(userId), someCaller);
  const principal = readCookie(secrets, session.cookie);
  if (!principal) throw new Error("The new cookie does not verify");
  await table.transact([
    session.write,
    {
      label: "balance",
      write: { op: "put", item: { ...openingBalance(userId), available: 1_000, total: 1_000 } },
    },
  ]);
  return { ...principal, cookie: session.cookie };
}

/** The same with a profile and a live connection, so that a job runs to its end and its result is pushed. */
export async function storeConnected(core: Core): Promise<Orderer> {
  const orderer = await storeOrderer(core.table);
  const profile = profileItem(sampleUser(orderer.accountId));
  await core.table.write({ op: "put", item: profile });
  const connectionId = `bench-${orderer.accountId}`;
  const { socket, connection } = connectionItems(connectionId, orderer, core.clock.now());
  for (const item of [socket, connection]) await core.table.write({ op: "put", item });
  await markAuthenticated(core, orderer, connectionId);
  return orderer;
}

/** An order as the Strategy Builder sends it. `nth` makes it different but keeps its size. */
export function orderBody(nth: number): GenerateBody {
  return { ...order, prompt: `${order.prompt}, order ${String(nth).padStart(8, "0")}` };
}

/** The simplest order, without any part that needs files or a further call of the model. */
export function plainOrder(nth: number): GenerateBody {
  return {
    prompt: `A pop-up for developers at the spring conference, order ${nth}`,
    industry: "tech",
    goals: ["Sign-ups"],
  };
}

/** The writes of an order, exactly as the product would make them. */
export function writesOf(orderer: Orderer, nth: number): LabelledWrite[] {
  const nowMs = systemClock.now();
  const body = orderBody(nth);
  const { actorId, accountId, sessionHash } = orderer;
  const order: Omit<CampaignOrder, "budget"> = {
    principal: { actorId, accountId, sessionHash },
    body,
    idempotencyKey: keyOf(nth),
    requestId: "req-1",
  };
  const request = { userId: accountId, operation: "generateCampaignIdeas", key: order.idempotencyKey, body };
  const spender = { actorId, accountId, month: "2026-07", monthlyCap: null };
  const job = { id: ids.next("generation", nowMs), prices: campaignPrices, spender };
  const spend = budgetSpend(ampleBudget, campaignModelOrder({ body }), nth % 8, nowMs);
  return orderWrites(order, request, job, nowMs, spend);
}

/** An Idempotency-Key in the format that clients use. */
export function keyOf(nth: number): string {
  return fingerprint(String(nth)).slice(0, 36);
}

/** The held credits, which show that an order was booked, so that no arm measures refusals. */
export async function heldCredits(table: Table, orderer: Orderer): Promise<number> {
  const row = await table.get(balanceKey(orderer.accountId));
  return Number(row?.held ?? 0);
}
