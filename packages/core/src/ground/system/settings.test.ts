import { type AdminFixture, openAdminFixture } from "@marquee/testkit/admin-fixture";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { sampleResult } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../admin/admin/list-audit.ts";
import { sendMessage } from "../../chat/chat/send-message.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { openingCredits } from "../../credits/credits/welcome-grant.ts";
import { captureJob, failJob, leaseJob } from "../../credits/jobs/jobs.ts";
import { checkLedger } from "../../credits/ledger-check/check-ledger.ts";
import { orderCampaign } from "../../studio/campaigns/order-campaign.ts";
import { inPerson } from "../identity/principal.ts";
import { sessionItem } from "../identity/session.item.ts";
import { openingSettings } from "./settings.item.ts";
import { readSettings, requireFlag } from "./settings.ts";
import { updateSettings } from "./update-settings.ts";

let fixture: AdminFixture;
const queue = { send: async () => undefined };

beforeEach(async () => {
  fixture = await openAdminFixture();
});

const { flags, prices, maintenance, supportEmail, modelBudget, welcome } = openingSettings;
const ofStage = { credits: 20, days: 30 };
const change = (version: number, what: object = {}, admin = fixture.ada) =>
  updateSettings(
    fixture.core,
    admin,
    { flags, prices, maintenance, supportEmail, modelBudget, welcome, version, ...what },
    ofStage,
  );

describe("changing the settings", () => {
  it("stale_version: of two admins who change the same version, one is told to reload", async () => {
    const outcomes = await Promise.allSettled([
      change(0, { maintenance: { message: "Back at noon", tone: "info" } }),
      change(0, { flags: { ...flags, chat: false } }, fixture.bea),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "stale_version" },
    });
    await expect(change(0)).rejects.toMatchObject({ code: "stale_version" });
    expect(await change(1)).toMatchObject({ version: 2 });
  });

  it("is in the audit log as a whole, so that it can be restored from there", async () => {
    await change(0, { flags: { ...flags, chat: false } });
    const [entry] = (await listAudit(fixture.core, {}, {})).items;
    expect(entry).toMatchObject({ actor: "usr_ada", action: "updateSystemSettings" });
    const back = await change(1, entry?.before ?? {});
    expect(back).toMatchObject({ flags, prices, maintenance });
  });

  it("takes effect at once for the admin who made the change, and elsewhere within a minute", async () => {
    const elsewhere = { ...fixture.core, table: { ...fixture.core.table } };
    await requireFlag(elsewhere, "campaigns");
    await change(0, { flags: { ...flags, campaigns: false } });
    await expect(requireFlag(fixture.core, "campaigns")).rejects.toMatchObject({ code: "feature_off" });
    await requireFlag(elsewhere, "campaigns");
    fixture.clock.advance(60_000);
    await expect(requireFlag(elsewhere, "campaigns")).rejects.toMatchObject({ code: "feature_off" });
  });

  it("are read once a minute, however many calls need them", async () => {
    let reads = 0;
    const table = {
      ...fixture.core.table,
      get: (key: Parameters<typeof fixture.core.table.get>[0]) => {
        reads += 1;
        return fixture.core.table.get(key);
      },
    };
    const core = { ...fixture.core, table };
    await Promise.all([readSettings(core), readSettings(core), requireFlag(core, "chat")]);
    expect(reads).toBe(1);
  });
});

describe("welcome credits", () => {
  it("are what an admin set, for the next account that opens, in place of the stage's", async () => {
    const person = sampleUser("usr_new", { emailConfirmed: true });
    const opened = async () => (await openingCredits(fixture.core, person, ofStage))[0]?.write;
    expect(await opened()).toMatchObject({ item: { available: 20 } });
    await change(0, { welcome: { credits: 7, days: 10 } });
    expect(await opened()).toMatchObject({ item: { available: 7 } });
    await change(1, { welcome: { credits: 0, days: 1 } });
    expect(await opened()).toMatchObject({ item: { available: 0 } });
  });
});

describe("what work costs", () => {
  const principal = { ...inPerson("usr_1"), sessionHash: "hash" };

  beforeEach(async () => {
    await fixture.user("usr_1");
    await grantCredits(fixture.core, { userId: "usr_1", id: "g", amount: 100, reason: "Grant" });
    const item = sessionItem("usr_1", "hash", someCaller, true, fixture.clock.now());
    await fixture.core.table.write({ op: "put", item });
  });

  const order = (options: object = {}) =>
    orderCampaign(fixture.core, queue, {
      principal,
      body: { prompt: "A pop-up for developers", ...options },
      idempotencyKey: `key ${JSON.stringify(options)}`,
      requestId: "r",
      budget: ampleBudget,
    });
  const say = (content: string) =>
    sendMessage(fixture.core, queue, {
      principal,
      content,
      clientId: undefined,
      claims: { userId: undefined, isAi: undefined },
      requestId: "r",
      budget: ampleBudget,
    });

  it("is the list's price, which the answer contains and the balance holds", async () => {
    await change(0, { prices: { ...prices, campaignIdeas: 30, visualMockup: 7 } });
    expect(await order({ generateVisualMockup: true })).toMatchObject({ costCredits: 37 });
    expect(await getBalance(fixture.core, "usr_1")).toMatchObject({ availableCredits: 63, heldCredits: 37 });
  });

  it("stays unchanged when the list changes during an order, also for a part of it", async () => {
    const { id } = await order({ generateVisualMockup: true });
    await change(0, { prices: { ...prices, campaignIdeas: 500 } });
    const job = await leaseJob(fixture.core, { userId: "usr_1", jobId: id, kind: "campaign" });
    expect(job?.prices).toEqual({ ideas: 10, competitiveAnalysis: 5, visualMockup: 5, refinement: 5 });
    if (job) await captureJob(fixture.core, job, { chargedCredits: 10, results: [sampleResult] });
    expect(await fixture.availableOf("usr_1")).toBe(90);
  });

  it("may be zero: a free campaign leaves a ledger that adds up, whatever the outcome", async () => {
    await change(0, { prices: { ...prices, campaignIdeas: 0 } });
    for (const end of [captureJob, failJob]) {
      const { id } = await order({ industry: end === failJob ? "tech" : undefined });
      const job = await leaseJob(fixture.core, { userId: "usr_1", jobId: id, kind: "campaign" });
      if (job) await end(fixture.core, job, { chargedCredits: 0, results: [sampleResult] });
      expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
    }
    expect(await fixture.availableOf("usr_1")).toBe(100);
  });

  it("not_enough_credits contains the list's price of a reply; without free replies the first one costs it", async () => {
    await change(0, { prices: { ...prices, freeRepliesPerMonth: 0, chatReply: 60 } });
    await say("One");
    expect(await getBalance(fixture.core, "usr_1")).toMatchObject({ availableCredits: 40, heldCredits: 60 });
    await expect(say("Two")).rejects.toMatchObject({ code: "not_enough_credits", credits: { needed: 60 } });
  });

  it("model_budget_spent: is refused beyond the budget that an admin set, whatever the stage allows", async () => {
    const orders = { campaign: 0, chat: 100 };
    await change(0, { modelBudget: { orders, outputTokens: 10_000_000 } });
    await expect(order()).rejects.toMatchObject({ code: "model_budget_spent" });
    await say("Hello");
    await change(1, { modelBudget: null });
    expect(await order()).toMatchObject({ costCredits: 10 });
  });

  it("lets all replies be free", async () => {
    await change(0, { prices: { ...prices, freeRepliesPerMonth: 1, chatReply: 0 } });
    for (const text of ["One", "Two", "Three"]) await say(text);
    expect(await getBalance(fixture.core, "usr_1")).toMatchObject({ availableCredits: 100, heldCredits: 0 });
    expect(await checkLedger(fixture.core, "usr_1")).toEqual([]);
  });

  it("feature_off: a message over the live connection is refused like one over HTTP", async () => {
    await change(0, { flags: { ...flags, chat: false } });
    await expect(say("Hello")).rejects.toMatchObject({ code: "feature_off" });
  });
});
