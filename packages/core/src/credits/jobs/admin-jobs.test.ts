import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { noWelcome } from "@marquee/contracts/limits";
import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { beforeEach, describe, expect, it } from "vitest";
import { decideApproval } from "../../admin/admin/decide-approval.ts";
import { listAudit } from "../../admin/admin/list-audit.ts";
import { listApprovals } from "../../ground/approvals/approvals.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { openingSettings } from "../../ground/system/settings.item.ts";
import { updateSettings } from "../../ground/system/update-settings.ts";
import { orderWrites } from "../../studio/campaigns/order-campaign.ts";
import { allJobHooks as hooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { adjustCredits } from "../credits/adjustments.ts";
import { getBalance } from "../credits/credits.ts";
import { grantCredits } from "../credits/grant.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { jobKey } from "./job.item.ts";
import { captureJob, findJob, leaseJob, releaseJob } from "./jobs.ts";
import { listJobs } from "./list-jobs.ts";
import { refundJob } from "./refund-job.ts";
import { retryJob } from "./retry-job.ts";
import { retryJobs } from "./retry-jobs.ts";

let fixture: AdminFixture;
let sent: JobMessage[];
const queue = { send: async (message: JobMessage) => void sent.push(message) };
const channel = recordingChannel();
const prices = { ideas: 10, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 };
const body = { prompt: "A pop-up for developers at the spring conference" };

beforeEach(async () => {
  fixture = await openAdminFixture();
  sent = [];
  await fixture.user("usr_1");
  await grantCredits(fixture.core, { userId: "usr_1", id: "g", amount: 100, reason: "Grant" });
});

/** A campaign job as an order stores it. */
async function ordered(userId = "usr_1"): Promise<string> {
  const { core, clock } = fixture;
  const id = core.ids.next("generation", clock.now());
  const order = {
    principal: { ...inPerson(userId), sessionHash: "h" },
    body,
    idempotencyKey: id,
    requestId: "req",
  };
  const request = { userId, operation: "generateCampaignIdeas", key: id, body };
  const spender = { ...inPerson(userId), month: "2026-07", monthlyCap: null };
  const writes = orderWrites(order, request, { id, prices, spender }, clock.now());
  await core.table.transact(writes.filter(({ label }) => label !== "session"));
  clock.advance(1_000);
  return id;
}

const jobOf = async (jobId: string) => {
  const job = await findJob(fixture.core, "usr_1", jobId);
  if (!job) throw new Error(`${jobId} is not there`);
  return job;
};

async function failed(): Promise<string> {
  const id = await ordered();
  const error = { code: "unavailable", message: "No model" } as const;
  await releaseJob(fixture.core, await jobOf(id), { status: "failed", error });
  return id;
}

async function completed(chargedCredits: number): Promise<string> {
  const id = await ordered();
  const lease = await leaseJob(fixture.core, { userId: "usr_1", jobId: id, kind: "campaign" });
  if (!lease) throw new Error("No lease");
  await captureJob(fixture.core, lease, { chargedCredits, results: [sampleResult] });
  return id;
}

const retry = (jobId: string, admin = fixture.ada) =>
  retryJob({ core: fixture.core, queue, hooks }, admin, {
    userId: "usr_1",
    jobId,
    requestId: "req-admin",
    budget: ampleBudget,
  });
const refund = (jobId: string, admin = fixture.ada) =>
  refundJob({ core: fixture.core, channel, hooks }, admin, {
    userId: "usr_1",
    jobId,
    reason: "It went wrong",
  });
const actions = async () => (await listAudit(fixture.core, {}, {})).items.map(({ action }) => action);

describe("retrying", () => {
  it("sends an open job to a worker again and charges nothing", async () => {
    const id = await ordered();
    expect(await retry(id)).toMatchObject({ id, status: "queued", heldCredits: 10, username: "usr_1" });
    expect(sent).toMatchObject([{ jobId: id, kind: "campaign", userId: "usr_1" }]);
    expect(await fixture.availableOf("usr_1")).toBe(90);
    expect(await actions()).toEqual(["retryJob"]);
  });

  it("orders a failed campaign again only once, however often and by however many admins it is requested", async () => {
    const id = await failed();
    const answers = await Promise.all([retry(id), retry(id, fixture.bea), retry(id)]);
    expect(new Set(answers.map((job) => job.id)).size).toBe(1);
    expect(answers[0]?.id).not.toBe(id);
    expect(await retry(id)).toMatchObject({ id: answers[0]?.id });
    expect(await getBalance(fixture.core, "usr_1")).toMatchObject({ availableCredits: 90, heldCredits: 10 });
    expect(sent).toHaveLength(1);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    expect((await jobOf(answers[0]?.id ?? "")).input).toEqual(body);
  });

  it("charges today's price, and a later change of the price list does not affect that order", async () => {
    const id = await failed();
    const prices = { ...openingSettings.prices, campaignIdeas: 0 };
    await updateSettings(fixture.core, fixture.ada, { ...openingSettings, prices }, noWelcome);
    const [asked] = (await listApprovals(fixture.core, {})).items;
    await decideApproval(fixture.reach, fixture.bea, asked?.id ?? "", true);
    const again = await retry(id);
    expect(again).toMatchObject({ costCredits: 0, heldCredits: 0 });
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    await releaseJob(fixture.core, await jobOf(again.id), { status: "cancelled" });
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("model_budget_spent: does not order again once the stage has spent its day's budget", async () => {
    const id = await failed();
    const spent = { ...ampleBudget, orders: { ...ampleBudget.orders, campaign: 0 } };
    const order = { userId: "usr_1", jobId: id, requestId: "req", budget: spent };
    expect(await codeOf(retryJob({ core: fixture.core, queue, hooks }, fixture.ada, order))).toBe(
      "model_budget_spent",
    );
    expect(await fixture.availableOf("usr_1")).toBe(100);
    expect(sent).toEqual([]);
  });

  it("not_enough_credits when the user has spent the returned credits", async () => {
    const id = await failed();
    await grantCredits(fixture.core, { userId: "usr_1", id: "spent", amount: -95, reason: "Spent" });
    await expect(retry(id)).rejects.toMatchObject({
      code: "not_enough_credits",
      credits: { needed: 10, available: 5 },
    });
    expect(await actions()).toEqual([]);
  });

  it("invalid_transition for a completed or canceled job, not_found for a job that does not exist", async () => {
    const canceled = await ordered();
    await releaseJob(fixture.core, await jobOf(canceled), { status: "cancelled" });
    for (const id of [canceled, await completed(10)])
      await expect(retry(id)).rejects.toMatchObject({ code: "invalid_transition" });
    await expect(retry("gen_none")).rejects.toMatchObject({ code: "not_found" });
  });

  it("forbidden for a former admin: nothing is sent and nothing charged", async () => {
    const demoted = await fixture.user("usr_cal");
    for (const id of [await ordered(), await failed()])
      await expect(retry(id, demoted)).rejects.toMatchObject({ code: "forbidden" });
    expect(sent).toEqual([]);
  });
});

describe("retrying several", () => {
  const retryAll = (ids: readonly string[], admin = fixture.ada) =>
    retryJobs({ core: fixture.core, queue, hooks }, admin, {
      jobs: ids.map((id) => ({ id, userId: "usr_1" })),
      requestId: "req-admin",
      budget: ampleBudget,
    });

  it("orders each once, though two admins retry all while one of them retries a single one", async () => {
    const ids = [await failed(), await failed(), await failed()];
    const unseen = await failed();
    const [second = ""] = ids.slice(1);
    const [left, right, one] = await Promise.all([
      retryAll(ids),
      retryAll(ids.toReversed(), fixture.bea),
      retry(second),
    ]);
    const successors = left.map(({ job }) => job?.id);
    expect(right.toReversed().map(({ job }) => job?.id)).toEqual(successors);
    expect(successors[1]).toBe(one.id);
    expect(new Set(successors).size).toBe(3);
    expect(await getBalance(fixture.core, "usr_1")).toMatchObject({ availableCredits: 70, heldCredits: 30 });
    expect(sent).toHaveLength(3);
    expect(await actions()).toEqual(["retryJob", "retryJob", "retryJob"]);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    expect((await jobOf(unseen)).retriedAs).toBeNull();
  });

  it("tells for each job why it was not retried, and retries the others", async () => {
    const [first, last] = [await failed(), await failed()];
    await grantCredits(fixture.core, { userId: "usr_1", id: "spent", amount: -85, reason: "Spent" });
    expect(await retryAll([first, "gen_none", last])).toMatchObject([
      { id: first, job: { status: "queued" }, error: null },
      { id: "gen_none", job: null, error: { code: "not_found" } },
      { id: last, job: null, error: { code: "not_enough_credits" } },
    ]);
    expect((await jobOf(first)).retriedAs).not.toBeNull();
  });

  it("forbidden for a former admin: nothing is ordered", async () => {
    const [id, demoted] = [await failed(), await fixture.user("usr_cal")];
    await expect(retryAll([id], demoted)).rejects.toMatchObject({ code: "forbidden" });
    expect(sent).toEqual([]);
  });
});

describe("refunding", () => {
  it("ends an open job that no worker holds and gives its credits back", async () => {
    const id = await ordered();
    expect(await refund(id)).toMatchObject({ status: "failed", heldCredits: 0, errorCode: "unavailable" });
    expect(await fixture.availableOf("usr_1")).toBe(100);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    await expect(refund(id)).rejects.toMatchObject({ code: "invalid_transition" });
    expect(await actions()).toEqual(["refundJob"]);
  });

  it("invalid_transition while a worker holds it; the worker keeps the job", async () => {
    const id = await ordered();
    const lease = await leaseJob(fixture.core, { userId: "usr_1", jobId: id, kind: "campaign" });
    await expect(refund(id)).rejects.toMatchObject({ code: "invalid_transition" });
    const done = { chargedCredits: 10, results: [sampleResult] };
    expect(lease && (await captureJob(fixture.core, lease, done))).toBe(true);
    expect(await actions()).toEqual([]);
  });

  it("books back what a finished job was charged, once, however many admins request it at the same time", async () => {
    const id = await completed(5);
    expect(await fixture.availableOf("usr_1")).toBe(95);
    const outcomes = await Promise.allSettled([refund(id), refund(id, fixture.bea), refund(id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "invalid_transition" });
    expect(await fixture.availableOf("usr_1")).toBe(100);
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    expect(await actions()).toEqual(["refundJob"]);
  });

  it("conflict: an admin cannot refund their own job, nor more than 1,000 credits in a day alone", async () => {
    const { core, ada, bea } = fixture;
    const own = { userId: ada.id, jobId: "gen_any", reason: "It went wrong" };
    await expect(refundJob({ core, channel, hooks }, ada, own)).rejects.toMatchObject({ code: "conflict" });
    const id = await completed(10);
    const given = { userId: "usr_1", amount: 995, reason: "Goodwill", idempotencyKey: "k" };
    await adjustCredits(core, ada, given);
    await expect(refund(id)).rejects.toMatchObject({ code: "conflict" });
    // The account has reached its day's limit, whichever admin gives.
    await expect(refund(id, bea)).rejects.toMatchObject({ code: "conflict" });
    fixture.clock.advance(25 * 60 * 60_000);
    await refund(id, bea);
    expect(await fixture.availableOf("usr_1")).toBe(100 + 995);
  });

  it("forbidden for a former admin, whether the job is open or finished", async () => {
    const demoted = await fixture.user("usr_cal");
    for (const id of [await ordered(), await completed(10)])
      await expect(refund(id, demoted)).rejects.toMatchObject({ code: "forbidden" });
    expect(await actions()).toEqual([]);
  });
});

describe("who ordered a job for which account", () => {
  beforeEach(async () => {
    await fixture.user("usr_1", { name: "Olga", company: "Northwind Cloud", hasTeam: true });
    await fixture.user("usr_agency", { name: "Bea", company: "Bright Agency", role: "agency" });
    await fixture.user("usr_person", { name: "Ada Ng", company: "" });
    await grantCredits(fixture.core, { userId: "usr_1", id: "again", amount: 100, reason: "Grant" });
  });

  /** As if an agency's person had ordered the job for a client. */
  async function byAgency(id: string): Promise<void> {
    const set = { actorId: "usr_person", through: "usr_agency" };
    await fixture.core.table.write({ op: "update", key: jobKey("usr_1", id), set });
  }
  const ordererAs = "Ada Ng, Bright Agency, for Northwind Cloud";

  it("stands in words on the list of failed jobs and in the entry of each act, found by it", async () => {
    const id = await failed();
    await byAgency(id);
    const { items } = await listJobs(fixture.core, "failed", {});
    expect(items.map(({ orderedBy }) => orderedBy)).toEqual([ordererAs]);
    const open = await ordered();
    await byAgency(open);
    await retry(open);
    expect(await refund(open)).toMatchObject({ orderedBy: ordererAs });
    const entries = (await listAudit(fixture.core, { search: "bright" }, {})).items;
    expect(entries.map(({ action, orderedBy, account }) => [action, orderedBy, account])).toEqual(
      ["refundJob", "retryJob"].map((action) => [
        action,
        ordererAs,
        { id: "usr_1", name: "Northwind Cloud" },
      ]),
    );
  });

  it("keeps no name in the entry: it says what they are called when it is read", async () => {
    const id = await ordered();
    await byAgency(id);
    await retry(id);
    await fixture.user("usr_person", { name: "", status: "deleted" });
    const [entry] = (await listAudit(fixture.core, {}, {})).items;
    expect(entry?.orderedBy).toBe("Deleted user, Bright Agency, for Northwind Cloud");
    expect(JSON.stringify(entry)).not.toContain("Ada");
  });
});

describe("the list", () => {
  it("shows open jobs, then failed ones, each newest first, in pages that together contain all of them", async () => {
    const [firstFailed, secondFailed] = [await failed(), await failed()];
    const open = [await ordered(), await ordered(), await ordered()];
    await completed(10);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listJobs(fixture.core, undefined, { limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual([...open.toReversed(), secondFailed, firstFailed]);
    const ids = async (status: "open" | "failed") =>
      (await listJobs(fixture.core, status, {})).items.map(({ id }) => id);
    expect(await ids("open")).toEqual(open.toReversed());
    expect(await ids("failed")).toEqual([secondFailed, firstFailed]);
  });

  it("validation_failed: a cursor that was made up or belongs to the other list", async () => {
    for (const cursor of ["x", "open.", "open.short", "failed.x.y", "failed.nonsense"])
      await expect(listJobs(fixture.core, undefined, { cursor })).rejects.toMatchObject({
        code: "validation_failed",
      });
    await expect(listJobs(fixture.core, "open", { cursor: "failed." })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });
});
