import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { beforeEach, describe, expect, it } from "vitest";
import { adjustCredits, listAdjustments } from "../../credits/credits/adjustments.ts";
import { balanceKey } from "../../credits/credits/balance.item.ts";
import { failedJobAttributes, jobKey, queuedJobItem } from "../../credits/jobs/job.item.ts";
import { listDeadLetters } from "../../credits/jobs/list-dead-letters.ts";
import { listJobs } from "../../credits/jobs/list-jobs.ts";
import { listWebhookEvents } from "../../credits/payments/webhooks.ts";
import { approvalKey } from "../../ground/approvals/approval.item.ts";
import { listApprovals, requestApproval } from "../../ground/approvals/approvals.ts";
import { auditItem } from "../../ground/audit/audit.item.ts";
import { profileKey } from "../../ground/users/user.item.ts";
import { listAudit } from "./list-audit.ts";
import { listUsers } from "./list-users.ts";
import { getOverview } from "./overview.ts";

let fixture: AdminFixture;

beforeEach(async () => {
  fixture = await openAdminFixture();
  await fixture.user("usr_1");
  await fixture.user("usr_2");
});

const spoil = (key: { pk: string; sk: string }, set: Record<string, unknown>) =>
  fixture.core.table.write({ op: "update", key, set });

async function job(id: string, change: Record<string, unknown>): Promise<void> {
  const nowMs = fixture.clock.now();
  const order = {
    userId: "usr_1",
    kind: "campaign",
    costCredits: 10,
    prices: null,
    freeMonth: null,
  } as const;
  const row = queuedJobItem({ ...order, id, requestId: "r", input: null, messageId: null }, nowMs);
  await fixture.core.table.write({ op: "put", item: { ...row, ...change } });
}

describe("an admin list skips the rows it cannot read, says how many, and shows the rest", () => {
  it("users, by their profile or their balance", async () => {
    await spoil(profileKey("usr_1"), { role: "wizard" });
    await spoil(balanceKey("usr_2"), { held: "ten" });
    const page = await listUsers(fixture.core, {}, {});
    expect(page.items.map(({ id }) => id).sort()).toEqual(["usr_ada", "usr_bea"]);
    expect(page.unreadable).toBe(2);
  });

  it("users, page by page past the one that cannot be read", async () => {
    await spoil(profileKey("usr_1"), { role: "wizard" });
    const seen: string[] = [];
    let unreadable = 0;
    let cursor: string | undefined;
    do {
      const page = await listUsers(fixture.core, {}, { limit: 1, cursor });
      seen.push(...page.items.map(({ id }) => id));
      unreadable += page.unreadable;
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(seen.sort()).toEqual(["usr_2", "usr_ada", "usr_bea"]);
    expect(unreadable).toBe(1);
  });

  it("jobs, open and failed, and those of a user who cannot be read", async () => {
    const ids = ["gen_01K", "gen_02K", "gen_03K", "gen_04K"].map((id) => id.padEnd(30, "0"));
    await job(ids[0] ?? "", {});
    await job(ids[1] ?? "", { status: "paused" });
    const failed = failedJobAttributes("x", "2026-01-15T09:00:00.000Z");
    const ended = { sweepShard: undefined, sweepAt: undefined, status: "failed" };
    await job(ids[2] ?? "", { ...failed, ...ended });
    await job(ids[3] ?? "", { ...failed, ...ended, attempt: "third" });
    await spoil(profileKey("usr_1"), { role: "wizard" });
    const open = await listJobs(fixture.core, "open", {});
    expect(open).toMatchObject({ items: [{ id: ids[0], username: "" }], unreadable: 1 });
    expect(await listJobs(fixture.core, "failed", {})).toMatchObject({
      items: [{ id: ids[2] }],
      unreadable: 1,
    });
  });

  it("jobs: a page of nothing but unreadable ones still leads to the next part", async () => {
    await job("gen_01K".padEnd(30, "0"), { status: "paused" });
    expect(await listJobs(fixture.core, undefined, {})).toMatchObject({
      items: [],
      unreadable: 1,
      cursor: "failed.",
    });
    expect((await fixture.core.table.get(jobKey("usr_1", "gen_01K".padEnd(30, "0"))))?.status).toBe("paused");
  });

  it("the audit log, the webhook log and the adjustments", async () => {
    const { core, ada } = fixture;
    const asked = { userId: "usr_1", amount: 5, reason: "Thanks", idempotencyKey: undefined };
    const first = await adjustCredits(core, ada, asked);
    const second = await adjustCredits(core, ada, { ...asked, amount: 6 });
    await spoil({ pk: `ADJUSTMENT#${first.id}`, sk: "ADJUSTMENT" }, { status: "dreamt" });
    expect(await listAdjustments(core, {})).toMatchObject({ items: [{ id: second.id }], unreadable: 1 });

    const entry = { id: "aud_x", actor: "ada", action: "x", subject: "usr_1", reason: null, before: null };
    const item = auditItem({ ...entry, after: null, createdAt: "2026-01-15T10:00:00.000Z" });
    await core.table.write({ op: "put", item: { ...item, actor: 7 } });
    const log = await listAudit(core, {}, {});
    expect(log.items).toHaveLength(2);
    expect(log.unreadable).toBe(1);

    await core.table.write({
      op: "put",
      item: { pk: "EVT#1", sk: "EVT", listName: "WEBHOOK_EVENTS", listAt: "2026", rowType: "webhook-event" },
    });
    expect(await listWebhookEvents(core, {})).toMatchObject({ items: [], unreadable: 1 });
  });

  it("changes that wait for a second admin", async () => {
    const { core, ada } = fixture;
    const change = { kind: "admin", subjectName: "Ann", before: {}, after: {} } as const;
    await requestApproval(core, ada, { ...change, subject: "usr_1" });
    await requestApproval(core, ada, { ...change, subject: "usr_2" });
    const [newest] = (await listApprovals(core, {})).items;
    await spoil(approvalKey(newest?.id ?? ""), { status: "dreamt" });
    expect(await listApprovals(core, {})).toMatchObject({ items: [{ subject: "usr_1" }], unreadable: 1 });
  });

  it("the dead letters of the queues that respond; if no queue responds, the call fails", async () => {
    const letter = { messageId: "m1", jobId: undefined, receives: 5, sentAtMs: fixture.clock.now() };
    const away = async () => Promise.reject(new Error("SQS is away"));
    const look = async (queue: string) => (queue === "chat" ? away() : [letter]);
    expect(await listDeadLetters({ look })).toMatchObject({
      items: [{ queue: "campaign", messageId: "m1" }],
      unreadable: 1,
    });
    await expect(listDeadLetters({ look: away })).rejects.toThrow("SQS is away");
  });

  it("the overview's numbers", async () => {
    await spoil(profileKey("usr_1"), { role: "wizard" });
    await fixture.core.table.write({
      op: "put",
      item: {
        pk: "USER#usr_2",
        sk: "PAY#x",
        listName: "CARD_PAYMENTS#1",
        listAt: "2026",
        rowType: "payment",
      },
    });
    const desk = { depths: async () => [], look: async () => [], redrive: async () => 0 };
    expect(await getOverview(fixture.core, desk)).toMatchObject({ users: { total: 3 }, unreadable: 2 });
  });
});
