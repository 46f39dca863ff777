import { AiError } from "@marquee/adapters/ai/port";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import { jobAttemptsMax, type ModelBudget, modelTokens } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { sendMessage } from "../../chat/chat/send-message.ts";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { sweepJobs } from "../../credits/jobs/sweep-jobs.ts";
import { orderCampaign } from "../../studio/campaigns/order-campaign.ts";
import { runCampaign } from "../../studio/campaigns/run-campaign.ts";
import { allJobHooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { inPerson } from "../identity/principal.ts";
import { sessionItem } from "../identity/session.item.ts";
import { profileItem } from "../users/user.item.ts";
import { modelBudgetUsedPercent } from "./model-budget.ts";

const campaignTokens = modelTokens.ideas * modelTokens.callsPerPart * jobAttemptsMax;
const answerTokens = modelTokens.reply * modelTokens.callsPerReply * jobAttemptsMax;
const ample: ModelBudget = { orders: perJobKind(() => 1_000), outputTokens: 1_000_000_000 };
const campaigns = (campaign: number): ModelBudget => ({ ...ample, orders: { ...ample.orders, campaign } });

let store: MemoryStore;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
const queue = { send: async () => undefined };

beforeEach(() => {
  store = new Map();
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
});

/** A new account with a session and 20 credits. */
async function account(userId: string): Promise<void> {
  await core.table.write({ op: "put", item: profileItem(sampleUser(userId)) });
  await core.table.write({ op: "put", item: openingBalance(userId) });
  await core.table.write({ op: "put", item: sessionItem(userId, "h", someCaller, true, clock.now()) });
  await grantCredits(core, { userId, id: `g-${userId}`, amount: 20, reason: "Grant" });
}

const order = (userId: string, budget: ModelBudget, within = core) =>
  orderCampaign(within, queue, {
    principal: { ...inPerson(userId), sessionHash: "h" },
    body: { prompt: "A pop-up for developers" },
    idempotencyKey: undefined,
    requestId: "r",
    budget,
  });
const say = (userId: string, budget: ModelBudget, content = "Hello Morgan", within = core) =>
  sendMessage(within, queue, {
    principal: { ...inPerson(userId), sessionHash: "h" },
    content,
    clientId: undefined,
    claims: { userId: undefined, isAi: undefined },
    requestId: "r",
    budget,
  });

/** The spending in the day's rows, read without the code under test. */
function spent(): { chat: number; campaign: number; outputTokens: number } {
  const rows = [...store.values()].filter(({ rowType }) => rowType === "model-budget");
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  return { chat: sum("chat"), campaign: sum("campaign"), outputTokens: sum("outputTokens") };
}
const jobs = () => [...store.values()].filter(({ rowType }) => rowType === "job");

describe("10,000 requests from as many new accounts", () => {
  it.each([
    ["answers", { ...ample, orders: { ...ample.orders, chat: 301 } }, 301],
    ["output tokens", { ...ample, outputTokens: answerTokens * 300 }, 300 - (300 % 8)],
  ])(
    "model_budget_spent: order no more than the day's %s, and pay nothing beyond",
    async (_, budget, most) => {
      const codes = new Set<string>();
      for (let index = 0; index < 10_000; index++) {
        const userId = `usr_${index}`;
        // Not stored all at once: each account is created, orders once and is removed.
        await core.table.write({ op: "put", item: profileItem(sampleUser(userId)) });
        await core.table.write({ op: "put", item: sessionItem(userId, "h", someCaller, true, clock.now()) });
        const refusal = await refusalOf(say(userId, budget));
        if (refusal.code !== "no error") codes.add(refusal.code);
        store.delete(`USER#${userId}\nPROFILE`);
        clock.advance(2_000);
      }
      expect([...codes]).toEqual(["model_budget_spent"]);
      expect(jobs()).toHaveLength(most);
      expect(spent().chat).toBe(most);
      expect(spent().outputTokens).toBeLessThanOrEqual(budget.outputTokens);
    },
    20_000,
  );

  it("model_budget_spent: stop at the campaign budget when they arrive all at once, and refused ones keep their credits", async () => {
    for (let index = 0; index < 200; index++) await account(`usr_${index}`);
    const budget = campaigns(37);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => refusalOf(order(`usr_${index}`, budget))),
    );
    expect(answers.filter(({ code }) => code === "no error")).toHaveLength(37);
    expect(spent().campaign).toBe(37);
    let held = 0;
    for (let index = 0; index < 200; index++) held += (await getBalance(core, `usr_${index}`)).heldCredits;
    expect(held).toBe(37 * 10);
  });
});

describe("an order beyond the budget", () => {
  const none = { ...ample, orders: perJobKind(() => 0) };

  it("model_budget_spent: says when it resets, stores nothing, and goes through after midnight UTC", async () => {
    await account("usr_1");
    const refusal: unknown = await order("usr_1", none).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: "model_budget_spent",
      status: 429,
      message: expect.stringContaining("resets at midnight UTC, in about 15 hours. You weren't charged."),
      retryAfterSeconds: 15 * 3_600,
    });
    expect(await refusalOf(say("usr_1", none))).toMatchObject({ code: "model_budget_spent" });
    expect(jobs()).toEqual([]);
    expect(await getBalance(core, "usr_1")).toMatchObject({ availableCredits: 20, heldCredits: 0 });

    const one = campaigns(1);
    await order("usr_1", one);
    await account("usr_2");
    expect(await refusalOf(order("usr_2", one))).toMatchObject({ code: "model_budget_spent" });
    clock.advance(16 * 3_600_000);
    await account("usr_3");
    await order("usr_3", one);
  });

  it("still returns an earlier order for a repeat", async () => {
    await account("usr_1");
    const budget = campaigns(1);
    const first = await order("usr_1", budget);
    expect((await order("usr_1", budget)).id).toBe(first.id);
  });

  it("unavailable: is refused when the counters cannot be read or written", async () => {
    await account("usr_1");
    for (const failing of ["transact", "getMany"]) {
      const before = async (operation: string) => {
        if (operation === failing) throw new AppError("unavailable");
      };
      const broken = { ...core, table: memoryTable({ before }, store) };
      const budget = failing === "transact" ? ample : none;
      expect(await refusalOf(order("usr_1", budget, broken))).toMatchObject({ code: "unavailable" });
      expect(await refusalOf(say("usr_1", budget, "Hi", broken))).toMatchObject({ code: "unavailable" });
    }
    expect(jobs()).toEqual([]);
  });
});

describe("output tokens", () => {
  const work = async (uses: (number | "crash")[]) => {
    await account("usr_1");
    const { id } = await order("usr_1", ample);
    const message = { v: 1, kind: "campaign", jobId: id, userId: "usr_1", requestId: "r" } as const;
    const channel = recordingChannel();
    const files = { put: async () => undefined, get: async () => undefined };
    for (const [index, use] of uses.entries()) {
      const last = index === uses.length - 1;
      const ai = {
        mode: "live" as const,
        generateIdeas: async (_brief: unknown, { onUsage }: { onUsage?: (tokens: number) => void }) => {
          if (use === "crash") throw new Error("The machine went away");
          onUsage?.(use);
          throw new AiError(last ? "permanent" : "transient", "test");
        },
        refineIdea: async () => Promise.reject(new AiError("permanent", "unused")),
        analyzeCompetition: async () => [],
        drawMockups: async () => [],
        async *streamReply() {},
      };
      await runCampaign({ core, ai, files, channel }, message, new AbortController().signal).catch(
        () => undefined,
      );
      if (use === "crash") clock.advance(131_000);
    }
  };

  it("are reserved at the maximum that an order can use, and corrected to the actual use when it ends", async () => {
    await account("usr_0");
    await order("usr_0", ample);
    expect(spent().outputTokens).toBe(campaignTokens);
    store.clear();
    await work([700, 5_300]);
    expect(spent()).toMatchObject({ campaign: 1, outputTokens: 6_000 });
  });

  it("of an attempt whose worker died count in full", async () => {
    await work(["crash", 700]);
    expect(spent().outputTokens).toBe(campaignTokens / jobAttemptsMax + 700);
  });

  it("of an order that no worker ever took are given back completely", async () => {
    await account("usr_1");
    await order("usr_1", ample);
    clock.advance(16 * 60_000);
    await sweepJobs({ core, queue, channel: recordingChannel(), hooks: allJobHooks }, clock.now() + 60_000);
    expect(spent()).toMatchObject({ campaign: 1, outputTokens: 0 });
  });
});

it("the used share is that of the part nearest to its limit", async () => {
  for (const userId of ["usr_1", "usr_2", "usr_3"]) await account(userId);
  expect(await modelBudgetUsedPercent(core, ample)).toBe(0);
  const budget = { orders: { ...ample.orders, chat: 4 }, outputTokens: 1_000_000_000 };
  await order("usr_1", budget);
  for (const userId of ["usr_1", "usr_2", "usr_3"]) await say(userId, budget);
  expect(await modelBudgetUsedPercent(core, budget)).toBe(75);
  expect(await modelBudgetUsedPercent(core, { ...budget, orders: { ...budget.orders, campaign: 0 } })).toBe(
    100,
  );
});
