import { getWebhookEvent, listWebhookEvents } from "@marquee/contracts/admin/admin";
import { balanceKey } from "@marquee/core/credits/credits/balance.item";
import { webhookEventItem, webhookRawItem } from "@marquee/core/credits/payments/webhook-event.item";
import { atNight } from "@marquee/testkit/night";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { demoAdmin } from "../support/admins.ts";
import { ApiUser, errorOf } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";

const url = inject("url");
const table = stageTable(inject("stores"));

const nowMs = Date.now();
const eventId = `evt_${nowMs}`;
const raw = JSON.stringify({ id: eventId, type: "charge.refunded" });
let admin: ApiUser;

beforeAll(async () => {
  admin = await demoAdmin(url);
  const event = {
    id: eventId,
    type: "charge.refunded",
    verdict: "ignored",
    detail: "It belongs to no payment of ours.",
    paymentId: null,
    status: null,
    receivedAt: new Date(nowMs).toISOString(),
    deliveries: 2,
    subjects: null,
  } as const;
  await table.write({ op: "put", item: webhookEventItem(event, nowMs) });
  await table.write({ op: "put", item: webhookRawItem(eventId, raw, nowMs) });
});

describe("listWebhookEvents", () => {
  it("shows received events and their outcomes", async () => {
    const events = await admin.client.call(listWebhookEvents, {});
    expect(events.find(({ id }) => id === eventId)).toMatchObject({ verdict: "ignored", deliveries: 2 });
  });
});

describe("getWebhookEvent", () => {
  it("shows the original body; not_found for an event that never arrived", async () => {
    expect(await admin.client.call(getWebhookEvent, { params: { id: eventId } })).toMatchObject({ raw });
    expect(errorOf(await admin.raw("GET", "/api/admin/webhooks/evt_none")).code).toBe("not_found");
  });
});

describe("replayWebhookEvent", () => {
  const replay = (id: string) => admin.raw("POST", `/api/admin/webhooks/${id}/replay`);

  it("not_found for an event that never arrived, not_configured where no card provider is set up", async () => {
    expect(errorOf(await replay("evt_none")).code).toBe("not_found");
    expect(errorOf(await replay(eventId)).code).toBe("not_configured");
  });
});

describe("checkLedgers", () => {
  it("checks every user page by page and names those whose balance does not match the ledger", async () => {
    const caller = await ApiUser.withCredits(url);
    const tampered = { op: "update", key: balanceKey(caller.id) } as const;
    await table.write({ ...tampered, add: { available: 7 } });
    const differences: { username: string; detail: string }[] = [];
    const own = () => differences.filter(({ username }) => username === caller.user?.username);
    let checked = 0;
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: "20", ...(cursor === null ? {} : { cursor }) };
      const answer = await admin.raw("GET", `/api/admin/ledger-check?${new URLSearchParams(query)}`);
      const body = answer.body as { checkedUsers: number; differences: typeof differences };
      checked += body.checkedUsers;
      differences.push(...body.differences);
      cursor = answer.headers.get("x-next-cursor");
    } while (cursor !== null && (atNight || own().length === 0));
    await table.write({ ...tampered, add: { available: -7 } });
    expect(checked).toBeGreaterThan(5);
    expect(own().map(({ detail }) => detail)).toContain(
      "available is the sum of the ledger: expected 120, found 127",
    );
  });
});
