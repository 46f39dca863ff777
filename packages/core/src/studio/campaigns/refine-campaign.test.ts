import { type Ai, AiError, type CampaignBrief, type RefineRequest } from "@marquee/adapters/ai/port";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { conceptRefinements } from "@marquee/contracts/enums";
import { limits } from "@marquee/contracts/limits";
import type { RefineBody } from "@marquee/contracts/studio/campaign-order";
import { memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf, refusalOf } from "@marquee/testkit/refusal";
import { sampleIdea } from "@marquee/testkit/sample-result";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { jobKey } from "../../credits/jobs/job.item.ts";
import { findJob } from "../../credits/jobs/jobs.ts";
import { listTransactions } from "../../credits/jobs/list-transactions.ts";
import { sweepJobs } from "../../credits/jobs/sweep-jobs.ts";
import { checkLedger } from "../../credits/ledger-check/check-ledger.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { openingSettings, settingsItem } from "../../ground/system/settings.item.ts";
import { forgetSettings } from "../../ground/system/settings.ts";
import { countDaily } from "../../ground/throttles/daily.ts";
import { profileItem } from "../../ground/users/user.item.ts";
import { allJobHooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { campaignHooks } from "./campaign-job.ts";
import { listGenerations, publicGeneration } from "./generations.ts";
import { orderCampaign } from "./order-campaign.ts";
import { refineCampaign } from "./refine-campaign.ts";
import { runCampaign } from "./run-campaign.ts";

const userId = "usr_1";
const principal = { ...inPerson(userId), sessionHash: "h" };
const given = 100;

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let sent: JobMessage[];
let briefs: CampaignBrief[];
let refined: RefineRequest[];
let fails: "nothing" | "analysis" | "idea";
let made: string[];
let note: string | undefined;
const queue = { send: async (message: JobMessage) => void sent.push(message) };
const channel = recordingChannel();
const files = { put: async () => undefined, get: async () => undefined };

const ai: Ai = {
  get conceptNote() {
    return note;
  },
  async generateIdeas(brief, { onIdea }) {
    briefs.push(brief);
    const ideas = made.map(sampleIdea);
    for (const [index, idea] of ideas.entries()) onIdea(idea, index);
    return ideas;
  },
  async refineIdea(brief, request) {
    if (fails === "idea") throw new AiError("permanent", "test");
    briefs.push(brief);
    refined.push(request);
    return sampleIdea(`${request.concept.name} refined`);
  },
  async analyzeCompetition(_brief, ideas) {
    if (fails === "analysis") throw new AiError("permanent", "test");
    return ideas.map(() => ({
      summary: "Few do this.",
      competitors: [{ name: "Acme", strengths: ["Reach"], gaps: ["Depth"] }],
      differentiators: ["Hands-on"],
      risks: ["Weather"],
      basis: "General knowledge",
    }));
  },
  drawMockups: async (_brief, ideas) => ideas.map(() => ({ svg: "<svg/>", description: "A board" })),
  async *streamReply() {},
};

beforeEach(async () => {
  clock = fixedClock();
  sent = [];
  briefs = [];
  refined = [];
  fails = "nothing";
  made = ["A", "B", "C"];
  note = undefined;
  core = { table: memoryTable({}, new Map()), clock, ids: seededIds() };
  const nowMs = clock.now();
  for (const item of [
    profileItem(sampleUser(userId)),
    openingBalance(userId),
    sessionItem(userId, "h", someCaller, true, nowMs),
  ])
    await core.table.write({ op: "put", item });
  await grantCredits(core, { userId, id: "grant", amount: given, reason: "Grant" });
});

const common = () => ({ principal, idempotencyKey: undefined, requestId: "r", budget: ampleBudget });
const work = async () => {
  for (const message of sent.splice(0))
    await runCampaign({ core, ai, files, channel }, message, new AbortController().signal);
};
async function generated(): Promise<string> {
  const { id } = await orderCampaign(core, queue, {
    ...common(),
    body: { prompt: "A pop-up for developers", industry: "tech", budget: 50_000, location: "Berlin" },
  });
  await work();
  return id;
}
const refine = (generationId: string, body: RefineBody, idempotencyKey?: string) =>
  refineCampaign(core, queue, { ...common(), generationId, body, idempotencyKey });
const jobOf = async (id: string) => {
  const job = await findJob(core, userId, id);
  if (!job) throw new Error(`there is no ${id}`);
  return job;
};
const spent = async () => given - (await getBalance(core, userId)).availableCredits;

describe("a generation", () => {
  it.each([
    [["A", "B", "C"], 10],
    [["A", "B"], 7],
    [["A"], 4],
  ])("of %s costs %i: what is not delivered is not charged", async (names, credits) => {
    made = names;
    const job = await jobOf(await generated());
    expect(job).toMatchObject({ status: "completed", costCredits: 10, chargedCredits: credits });
    expect(await spent()).toBe(credits);
    expect(await checkLedger(core, userId)).toEqual([]);
  });

  it.each([undefined, "Demo mode"])(
    "carries the note of what made it, %s, beside its texts",
    async (text) => {
      note = text;
      const [made] = (await jobOf(await generated())).results;
      expect(made?.note).toBe(text);
      expect(made?.inspiration).toBe(sampleIdea("A").inspiration);
    },
  );

  it("says of each concept which line of the brief it meets, and where", async () => {
    const [concept] = publicGeneration(await jobOf(await generated())).results;
    const lines = Object.fromEntries(concept?.fit?.map(({ asks, status }) => [asks, status]) ?? []);
    expect(lines).toMatchObject({ place: "met", budget: "met", audience: "met" });
  });
});

describe("a concept that is refined", () => {
  it.each(conceptRefinements)(
    "%s: is one new concept at the price of one, linked to its parent",
    async (refinement) => {
      const parent = await generated();
      const before = await spent();
      const words = refinement === "in_words" ? { words: "No fireworks" } : {};
      const { id, costCredits } = await refine(parent, { refinement, index: 1, ...words });
      expect(costCredits).toBe(5);
      expect(await getBalance(core, userId)).toMatchObject({ heldCredits: 5 });
      await work();
      expect(refined).toMatchObject([{ refinement, concept: { name: "B" } }]);
      expect(refined[0]?.others.map(({ name }) => name)).toEqual(["A", "C"]);
      const job = await jobOf(id);
      expect(job).toMatchObject({ status: "completed", chargedCredits: 5 });
      expect(job.results.map(({ name }) => name)).toEqual(["B refined"]);
      expect(publicGeneration(job).parent).toEqual({ generationId: parent, index: 1, refinement, ...words });
      expect((await spent()) - before).toBe(5);
      expect(await checkLedger(core, userId)).toEqual([]);
      // The generation that it was made from is unchanged.
      expect((await jobOf(parent)).results.map(({ name }) => name)).toEqual(["A", "B", "C"]);
    },
  );

  it("that ignores what somebody asked for in their own words is not charged", async () => {
    const parent = await generated();
    const { id } = await refine(parent, { refinement: "in_words", index: 0, words: "It must have a pond" });
    await work();
    expect(await jobOf(id)).toMatchObject({ status: "failed", chargedCredits: 0 });
    expect(await spent()).toBe(10);
    expect(await checkLedger(core, userId)).toEqual([]);
  });

  it("costs the parts that are ordered with it, and gives back the part that failed", async () => {
    const parent = await generated();
    const before = await spent();
    fails = "analysis";
    const parts = { generateCompetitiveAnalysis: true, generateVisualMockup: true };
    const { id, costCredits } = await refine(parent, { refinement: "cheaper", index: 0, ...parts });
    expect(costCredits).toBe(15);
    await work();
    const job = await jobOf(id);
    expect(job).toMatchObject({ status: "completed", chargedCredits: 10 });
    expect(job.results[0]).toMatchObject({ competitiveAnalysis: null, mockupDescription: "A board" });
    expect((await spent()) - before).toBe(10);
    const entries = (await listTransactions(core, userId, {})).items.slice(0, 2);
    expect(entries.map(({ description, amount }) => [description, amount])).toEqual([
      ["Partly returned: Refined concept", 5],
      ["Refined concept", -15],
    ]);
  });

  it("gives everything back if the model fails", async () => {
    const [parent, before] = [await generated(), await spent()];
    fails = "idea";
    const { id } = await refine(parent, { refinement: "another", index: 0 });
    await work();
    expect(await jobOf(id)).toMatchObject({ status: "failed", chargedCredits: 0, results: [] });
    expect(await spent()).toBe(before);
    expect(await checkLedger(core, userId)).toEqual([]);
  });

  it("gives everything back if what it is made from can no longer be read", async () => {
    const parent = await generated();
    const { id } = await refine(parent, { refinement: "cheaper", index: 0 });
    await core.table.write({ op: "delete", key: jobKey(userId, parent) });
    await work();
    expect(await jobOf(id)).toMatchObject({ status: "failed", chargedCredits: 0 });
    expect(await getBalance(core, userId)).toMatchObject({ heldCredits: 0, availableCredits: given - 10 });
  });

  it("is charged at the price list of its order, and at the opening price if that list predates refinements", async () => {
    const parent = await generated();
    const prices = { ...openingSettings.prices, refinement: 8 };
    const row = settingsItem({ ...openingSettings, prices });
    await core.table.write({ op: "put", item: row });
    forgetSettings(core);
    expect((await refine(parent, { refinement: "cheaper", index: 0 })).costCredits).toBe(8);
    const { refinement: _refinement, ...earlier } = prices;
    await core.table.write({ op: "put", item: { ...row, prices: earlier } });
    forgetSettings(core);
    expect((await refine(parent, { refinement: "cheaper", index: 1 })).costCredits).toBe(5);
  });

  it("is ordered once per key, however often it is sent, and once per ten seconds without one", async () => {
    const parent = await generated();
    const body = { refinement: "cheaper", index: 0 } as const;
    const first = await refine(parent, body, "k");
    expect((await refine(parent, body, "k")).id).toBe(first.id);
    expect(await codeOf(refine(parent, { ...body, index: 1 }, "k"))).toBe("idempotency_mismatch");
    const plain = await refine(parent, { ...body, index: 2 });
    expect((await refine(parent, { ...body, index: 2 })).id).toBe(plain.id);
    expect((await refine(parent, { refinement: "another", index: 2 })).id).not.toBe(plain.id);
    expect(await getBalance(core, userId)).toMatchObject({ heldCredits: 15 });
  });

  it("can be refined again, and keeps the brief", async () => {
    const parent = await generated();
    const first = await refine(parent, { refinement: "cheaper", index: 2 });
    await work();
    const second = await refine(first.id, { refinement: "another_city", index: 0 });
    await work();
    expect(refined.at(-1)?.concept.name).toBe("C refined");
    // The concepts next to the first one count as known, too.
    expect(refined.at(-1)?.others.map(({ name }) => name)).toEqual(["A", "B", "C"]);
    expect((await jobOf(second.id)).input).toMatchObject({
      prompt: "A pop-up for developers",
      location: "Berlin",
    });
  });

  it("not_found, invalid_transition, validation_failed: refuses what cannot be refined, and holds nothing", async () => {
    const cheaper = { refinement: "cheaper", index: 0 } as const;
    expect(await codeOf(refine("gen_none", cheaper))).toBe("not_found");
    const parent = await generated();
    expect(await refusalOf(refine(parent, { ...cheaper, index: 3 }))).toMatchObject({
      code: "validation_failed",
      fields: { index: ["This generation doesn't have that concept"] },
    });
    const open = await orderCampaign(core, queue, { ...common(), body: { prompt: "Still to be worked on" } });
    expect(await codeOf(refine(open.id, cheaper))).toBe("invalid_transition");
    const stranger = { ...inPerson("usr_2"), sessionHash: "h" };
    const others = refineCampaign(core, queue, {
      ...common(),
      principal: stranger,
      generationId: parent,
      body: cheaper,
    });
    expect(await codeOf(others)).toBe("not_found");
    expect(await getBalance(core, userId)).toMatchObject({ heldCredits: 10 });
  });

  it("too_many_requests, model_budget_spent, not_enough_credits: is bounded like any campaign", async () => {
    const parent = await generated();
    const cheaper = { refinement: "cheaper", index: 0 } as const;
    const nothingLeft = { ...ampleBudget, outputTokens: 0 };
    const spentBudget = { ...common(), generationId: parent, body: cheaper, budget: nothingLeft };
    expect(await codeOf(refineCampaign(core, queue, spentBudget))).toBe("model_budget_spent");
    for (let order = 1; order < limits.campaignsPerDay; order++) {
      await core.table.transact([countDaily(userId, "campaigns", clock.now())]);
    }
    expect(await codeOf(refine(parent, cheaper))).toBe("too_many_requests");
    clock.advance(24 * 60 * 60_000);
    const nowMs = clock.now();
    await core.table.write({ op: "put", item: sessionItem(userId, "h", someCaller, true, nowMs) });
    for (let index = 0; (await spent()) <= given - 20; index++)
      await orderCampaign(core, queue, {
        ...common(),
        body: { prompt: `Another campaign, number ${index}`, generateVisualMockup: true },
      }).then(work);
    const parts = { generateCompetitiveAnalysis: true, generateVisualMockup: true };
    const left = given - (await spent());
    expect(left).toBeLessThan(20);
    expect(await codeOf(refine(parent, { refinement: "rerun", ...parts }))).toBe("not_enough_credits");
    expect(await getBalance(core, userId)).toMatchObject({ heldCredits: 0, availableCredits: left });
  });

  it("gives its credits back when no worker processes it, and can be ordered again unchanged by an admin", async () => {
    const parent = await generated();
    const { id } = await refine(parent, { refinement: "more_technical", index: 0 });
    sent = [];
    clock.advance(16 * 60_000);
    await sweepJobs({ core, queue, channel, hooks: allJobHooks }, clock.now() + 60_000);
    const job = await jobOf(id);
    expect(job).toMatchObject({ status: "failed", chargedCredits: 0 });
    expect(await getBalance(core, userId)).toMatchObject({ heldCredits: 0 });
    const again = await campaignHooks.orderAgain(core, job, "r");
    expect(again?.job).toMatchObject({
      costCredits: 5,
      parent: { generationId: parent, index: 0, refinement: "more_technical" },
    });
  });
});

describe("the list of generations", () => {
  it("is newest first, says what each was made from, and one that cannot be read does not hide the others", async () => {
    const first = await generated();
    // By then, the same brief is another order.
    clock.advance(60_000);
    const broken = await generated();
    const second = await refine(first, { refinement: "cheaper", index: 0 });
    const row = await core.table.get(jobKey(userId, broken));
    await core.table.write({ op: "put", item: { ...row, ...jobKey(userId, broken), results: "none" } });
    const { items, unreadable } = await listGenerations(core, userId, {});
    expect(items.map(({ generationId, parent }) => [generationId, parent?.generationId])).toEqual([
      [second.id, first],
      [first, undefined],
    ]);
    expect(unreadable).toBe(1);
  });
});

describe("a brief that is run again", () => {
  it("is a whole campaign at its price, with the changed field and everything else as it was", async () => {
    const parent = await generated();
    const { id, costCredits } = await refine(parent, { refinement: "rerun", location: "Vienna" });
    expect(costCredits).toBe(10);
    await work();
    const job = await jobOf(id);
    expect(job).toMatchObject({ status: "completed", chargedCredits: 10 });
    expect(job.results).toHaveLength(3);
    expect(job.parent).toEqual({ generationId: parent, index: null, refinement: "rerun" });
    expect(briefs.at(-1)).toMatchObject({
      prompt: "A pop-up for developers",
      industry: "tech",
      budgetUsd: 50_000,
      location: "Vienna",
    });
  });

  it("can clear fields: null, an empty text, an empty list", async () => {
    const parent = await generated();
    await refine(parent, { refinement: "rerun", industry: null, budget: null, location: "" });
    await work();
    const brief = briefs.at(-1);
    expect([brief?.industry, brief?.budgetUsd, brief?.location]).toEqual([undefined, undefined, undefined]);
  });

  it("may come from a generation that failed", async () => {
    const { id } = await orderCampaign(core, queue, {
      ...common(),
      body: { prompt: "Nobody works on this" },
    });
    sent = [];
    clock.advance(16 * 60_000);
    await sweepJobs({ core, queue, channel, hooks: allJobHooks }, clock.now() + 60_000);
    expect((await refine(id, { refinement: "rerun", prompt: "Somebody works on this" })).costCredits).toBe(
      10,
    );
  });
});

it("an order that does not store its prices is charged at none that nobody agreed to, and no model works for it", async () => {
  const { id } = await orderCampaign(core, queue, {
    ...common(),
    body: { prompt: "A pop-up for developers", industry: "tech", budget: 50_000, location: "Berlin" },
  });
  await core.table.write({ op: "update", key: jobKey(userId, id), set: { prices: null } });
  await expect(work()).rejects.toThrow("does not store the prices of its order");
  expect(briefs).toEqual([]);
  clock.advance(16 * 60_000);
  await sweepJobs({ core, queue, channel, hooks: allJobHooks }, Number.POSITIVE_INFINITY);
  expect(await jobOf(id)).toMatchObject({ status: "failed", chargedCredits: 0 });
  expect(await spent()).toBe(0);
});
