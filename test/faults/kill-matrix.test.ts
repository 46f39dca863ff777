import { jobRules } from "@marquee/contracts/credits/job-kinds";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { refinements } from "@marquee/contracts/enums";
import type { RefineBody } from "@marquee/contracts/studio/campaign-order";
import { listMessages } from "@marquee/core/chat/chat/messages";
import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { retryReply } from "@marquee/core/chat/chat/retry-reply";
import { sendMessage } from "@marquee/core/chat/chat/send-message";
import type { Core } from "@marquee/core/core";
import { openingBalance } from "@marquee/core/credits/credits/balance.item";
import { getBalance } from "@marquee/core/credits/credits/credits";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { findJob } from "@marquee/core/credits/jobs/jobs";
import { sweepJobs } from "@marquee/core/credits/jobs/sweep-jobs";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem } from "@marquee/core/ground/identity/session.item";
import { profileItem } from "@marquee/core/ground/users/user.item";
import { randomIds } from "@marquee/core/ids";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { refineCampaign } from "@marquee/core/studio/campaigns/refine-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { allJobHooks } from "@marquee/core/whole/job-kinds/all-job-hooks";
import { localAi } from "@marquee/local-strategist/local-ai";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { atNight } from "@marquee/testkit/night";
import { sampleUser } from "@marquee/testkit/sample-user";
import { someCaller } from "@marquee/testkit/some-caller";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable } from "../support/emulated-table.ts";
import { type DyingProcesses, dyingProcesses, killedAtEachCall } from "./dying-process.ts";

let emulated: EmulatedTable;
let processes: DyingProcesses;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeAll(async () => {
  emulated = await emulatedTable();
  processes = await dyingProcesses(emulated);
  clock = fixedClock();
  core = { table: emulated.table, clock, ids: randomIds() };
});
afterAll(async () => {
  processes.remove();
  await emulated.stop();
});

const sent: JobMessage[] = [];
const queue = { send: async (message: JobMessage) => void sent.push(message) };
const channel = { send: async () => "sent" as const, close: async () => undefined };
let users = 0;

async function userWith(credits: number) {
  const userId = `usr_${++users}`;
  const nowMs = clock.now();
  const rows = [
    openingBalance(userId),
    sessionItem(userId, "hash", someCaller, true, nowMs),
    profileItem(sampleUser(userId)),
  ];
  for (const item of rows) await core.table.write({ op: "put", item });
  if (credits > 0) await grantCredits(core, { userId, id: `g${userId}`, amount: credits, reason: "Grant" });
  return { ...inPerson(userId), sessionHash: "hash" };
}

/**
 * Delivers a message to a fresh process that dies right after its n-th port call. True if it survived to the end.
 * Nothing is written between two calls, so dying just before a call equals dying just after the previous one.
 */
const deliver = (
  message: JobMessage,
  killAt: number,
  model: { ignoresWords?: true } = {},
): Promise<boolean> => processes.run({ work: message, nowMs: clock.now(), killAt, ...model });

/** A refinement that somebody ordered of a finished generation, with 30 credits left before it. */
async function refined(body: RefineBody): Promise<{ userId: string; id: string }> {
  const principal = await userWith(40);
  const { accountId: userId } = principal;
  const common = { principal, requestId: "r", budget: ampleBudget, idempotencyKey: "k" };
  const first = { prompt: "A pop-up for developers" };
  const parent = await orderCampaign(core, queue, { ...common, body: first });
  await work(jobOf(parent.id, userId));
  const { id } = await refineCampaign(core, queue, { ...common, generationId: parent.id, body });
  return { userId, id };
}

/** Lets time pass and the sweep run until every job has ended, as it would without intervention. */
async function heal(): Promise<void> {
  for (let minute = 0; minute < 19; minute++) await sweepAfter(60_000);
}

const body = {
  prompt: "A pop-up for developers",
  generateCompetitiveAnalysis: true,
  generateVisualMockup: true,
};

describe("a worker killed at any of its calls", () => {
  it("charges a campaign exactly once, with its result, or gives everything back", {
    timeout: 240_000,
  }, async () => {
    const jobs: { userId: string; id: string }[] = [];
    await killedAtEachCall(async (killAt) => {
      const principal = await userWith(20);
      const { accountId: userId } = principal;
      const { id } = await orderCampaign(core, queue, {
        principal,
        body,
        idempotencyKey: "k",
        requestId: "r",
        budget: ampleBudget,
      });
      jobs.push({ userId, id });
      const survived = await deliver({ v: 1, kind: "campaign", jobId: id, userId, requestId: "r" }, killAt);
      expect(await checkLedger(core, userId)).toEqual([]);
      return survived;
    });
    await heal();
    for (const { userId, id } of jobs) {
      const job = await findJob(core, userId, id);
      expect(job?.status).toBe("completed");
      expect(job?.results.length).toBeGreaterThanOrEqual(3);
      expect(await getBalance(core, userId)).toEqual({
        totalCredits: 20,
        usedCredits: 20,
        heldCredits: 0,
        availableCredits: 0,
        expiring: null,
      });
      expect(await checkLedger(core, userId)).toEqual([]);
    }
  });

  // Another order by the same worker: what guards it is what guards a campaign.
  it.runIf(atNight).each(refinements)(
    "charges a refinement exactly once, with its result, or gives everything back: %s",
    {
      timeout: 240_000,
    },
    async (refinement) => {
      const whole = refinement === "rerun";
      const ordered: { userId: string; id: string }[] = [];
      await killedAtEachCall(async (killAt) => {
        const { userId, id } = await refined({
          refinement,
          ...(whole ? { prompt: "A pop-up for students" } : { index: 1 }),
          ...(refinement === "in_words" ? { words: "No fireworks" } : {}),
          generateCompetitiveAnalysis: true,
          generateVisualMockup: true,
        });
        ordered.push({ userId, id });
        const survived = await deliver(jobOf(id, userId), killAt);
        expect(await checkLedger(core, userId)).toEqual([]);
        return survived;
      });
      await heal();
      const [costs, concepts] = whole ? [20, 3] : [15, 1];
      for (const { userId, id } of ordered) {
        const job = await findJob(core, userId, id);
        expect(job).toMatchObject({ status: "completed", chargedCredits: costs, parent: { refinement } });
        expect(job?.results).toHaveLength(concepts);
        expect(await getBalance(core, userId)).toEqual({
          totalCredits: 40,
          usedCredits: 10 + costs,
          heldCredits: 0,
          availableCredits: 30 - costs,
          expiring: null,
        });
        expect(await checkLedger(core, userId)).toEqual([]);
      }
    },
  );

  it.runIf(atNight)(
    "gives the credits of a refinement that ignores its sentence back exactly once",
    {
      timeout: 240_000,
    },
    async () => {
      const ordered: { userId: string; id: string }[] = [];
      await killedAtEachCall(async (killAt) => {
        const words = "It must have a pond";
        const { userId, id } = await refined({ refinement: "in_words", index: 1, words });
        ordered.push({ userId, id });
        const deliverIgnored = (dyingAt: number) =>
          deliver(jobOf(id, userId), dyingAt, { ignoresWords: true });
        const survived = await deliverIgnored(killAt);
        expect(await checkLedger(core, userId)).toEqual([]);
        // The queue delivers what was not finished once more.
        if (!survived) {
          clock.advance(jobRules("campaign").leaseSeconds * 1_000 + 1_000);
          await deliverIgnored(0);
        }
        return survived;
      });
      await heal();
      for (const { userId, id } of ordered) {
        const job = await findJob(core, userId, id);
        expect(job).toMatchObject({
          status: "failed",
          chargedCredits: 0,
          reason: "change_ignored",
          results: [],
        });
        expect(await getBalance(core, userId)).toMatchObject({
          usedCredits: 10,
          heldCredits: 0,
          availableCredits: 30,
        });
        expect(await checkLedger(core, userId)).toEqual([]);
      }
    },
  );

  it.runIf(atNight)(
    "leaves a retried question with one more whole answer, and the first one unchanged",
    {
      timeout: 240_000,
    },
    async () => {
      const asked: { userId: string; first: string }[] = [];
      await killedAtEachCall(async (killAt) => {
        const principal = await userWith(0);
        const { accountId: userId } = principal;
        const common = { principal, requestId: "r", budget: ampleBudget };
        sent.length = 0;
        const { message: question } = await sendMessage(core, queue, {
          ...common,
          content: "What do credits cost?",
          clientId: undefined,
          claims: { userId: undefined, isAi: undefined },
        });
        await work(onlySent());
        const [first] = await answersOf(userId);
        await retryReply(core, queue, { ...common, messageId: question.id });
        asked.push({ userId, first: first?.content ?? "" });
        const survived = await deliver(onlySent(), killAt);
        if (asked.length % 4 === 0) await healChats();
        return survived;
      });
      await healChats();
      for (const { userId, first } of asked) {
        const answers = await answersOf(userId);
        expect(answers.map(({ version = 1 }) => version).sort((left, right) => left - right)).toEqual([1, 2]);
        for (const answer of answers) expect(answer).toMatchObject({ status: "complete" });
        expect(answers.map(({ content }) => content)).toContain(first);
        expect(first.length).toBeGreaterThan(0);
        expect(await checkLedger(core, userId)).toEqual([]);
      }
    },
  );

  it("leaves a question with one complete answer, never two and never a partial one", {
    timeout: 240_000,
  }, async () => {
    const asked: string[] = [];
    await killedAtEachCall(async (killAt) => {
      const principal = await userWith(0);
      const { accountId: userId } = principal;
      sent.length = 0;
      await sendMessage(core, queue, {
        principal,
        content: "What do credits cost?",
        clientId: undefined,
        claims: { userId: undefined, isAi: undefined },
        requestId: "r",
        budget: ampleBudget,
      });
      asked.push(userId);
      const [message] = sent;
      if (!message) throw new Error("nothing was sent");
      const survived = await deliver(message, killAt);
      // A turn has three minutes; after that it would end as a visible failure.
      if (asked.length % 4 === 0) await healChats();
      return survived;
    });
    await healChats();
    for (const userId of asked) {
      const { items } = await listMessages(core, userId, {});
      const answers = items.filter(({ isAi }) => isAi);
      expect(answers).toHaveLength(1);
      expect(answers[0]?.status).toBe("complete");
      expect(answers[0]?.content.length).toBeGreaterThan(0);
    }
  });
});

/** Runs work that is not killed in this test, in this process. */
async function work(message: JobMessage): Promise<void> {
  const sleep = async () => undefined;
  const files = { put: sleep, get: sleep };
  const ports = { core, ai: localAi({ delayMs: 0 }), files, channel, queue, sleep };
  const signal = new AbortController().signal;
  if (message.kind === "campaign") await runCampaign(ports, message, signal);
  else await replyToChat(ports, message, { signal, remainingMs: () => 60_000 });
}

/** The message that makes a worker run a campaign. */
const jobOf = (jobId: string, userId: string): JobMessage => ({
  v: 1,
  kind: "campaign",
  jobId,
  userId,
  requestId: "r",
});

/** Returns the only message that was sent since the last call. */
function onlySent(): JobMessage {
  const [message, ...more] = sent.splice(0);
  if (!message || more.length > 0) throw new Error(`${1 + more.length} messages were sent, not one`);
  return message;
}

async function answersOf(userId: string) {
  const { items } = await listMessages(core, userId, {});
  return items.filter(({ isAi }) => isAi);
}

async function healChats(): Promise<void> {
  for (let half = 0; half < 5; half++) await sweepAfter(31_000);
}

/** Lets time pass and the sweep run once. What it sends again is not killed, so it needs no process of its own. */
async function sweepAfter(ms: number): Promise<void> {
  clock.advance(ms);
  sent.length = 0;
  await sweepJobs({ core, queue, channel, hooks: allJobHooks }, clock.now() + 60_000);
  for (const message of sent.splice(0)) await work(message);
}
