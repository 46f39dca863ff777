import { spawn } from "node:child_process";
import { join } from "node:path";
import type { JobMessage } from "@marquee/contracts/jobs";
import { generateCampaign } from "@marquee/core/campaigns/generate-campaign";
import { listMessages } from "@marquee/core/chat/messages";
import { sendMessage } from "@marquee/core/chat/send-message";
import { openingBalance } from "@marquee/core/credits/balance.item";
import { getBalance } from "@marquee/core/credits/credits";
import { grantCredits } from "@marquee/core/credits/grant";
import { checkLedger } from "@marquee/core/credits/reconcile";
import { randomIds } from "@marquee/core/ids";
import { findJob } from "@marquee/core/jobs/jobs";
import { sweepJobs } from "@marquee/core/jobs/sweep-jobs";
import type { Core } from "@marquee/core/ports";
import { sessionItem } from "@marquee/core/sessions/session.item";
import { profileItem } from "@marquee/core/users/user.item";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { someCaller } from "@marquee/testkit/some-caller";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable } from "../support/emulated-table.ts";
import type { WorkerTask } from "./worker-process.ts";

let emulated: EmulatedTable;
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeAll(async () => {
  emulated = await emulatedTable();
  clock = fixedClock();
  core = { table: emulated.table, clock, ids: randomIds() };
});
afterAll(() => emulated.stop());

const rung: JobMessage[] = [];
const queue = { send: async (message: JobMessage) => void rung.push(message) };
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
  return { userId, sessionHash: "hash" };
}

/** Delivers a message to a fresh process that dies at its n-th port call. True when it lived to the end. */
function deliver(message: JobMessage, killAt: number, when: "before" | "after"): Promise<boolean> {
  const task: WorkerTask = {
    endpoint: emulated.endpoint,
    tableName: emulated.tableName,
    message,
    nowMs: clock.now(),
    killAt,
    when,
  };
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "worker-process.ts"), JSON.stringify(task)],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (signal === "SIGKILL") resolve(false);
      else if (code === 0) resolve(true);
      else reject(new Error(`the worker ended with ${code}`));
    });
  });
}

/** Time passes and the sweeper rings until every job has ended, as it would without anybody's help. */
async function heal(): Promise<void> {
  for (let minute = 0; minute < 19; minute++) {
    clock.advance(60_000);
    rung.length = 0;
    await sweepJobs({ core, queue, channel }, clock.now() + 60_000);
    for (const message of rung.splice(0)) await deliver(message, 0, "before");
  }
}

const body = {
  prompt: "A pop-up for developers",
  generateCompetitiveAnalysis: true,
  generateVisualMockup: true,
};
/** Far above the number of port calls of one delivery; the matrix ends where a delivery survives. */
const callsMax = 60;

describe.each(["before", "after"] as const)("a worker killed just %s any of its calls", (when) => {
  it("charges a campaign exactly once, with its result, or gives everything back", {
    timeout: 240_000,
  }, async () => {
    const jobs: { userId: string; id: string }[] = [];
    for (let killAt = 1; killAt <= callsMax; killAt++) {
      const principal = await userWith(20);
      const { userId } = principal;
      const { id } = await generateCampaign(core, queue, {
        principal,
        body,
        idempotencyKey: "k",
        requestId: "r",
        budget: ampleBudget,
      });
      jobs.push({ userId, id });
      const survived = await deliver(
        { v: 1, kind: "campaign", jobId: id, userId, requestId: "r" },
        killAt,
        when,
      );
      expect(await checkLedger(core, userId)).toEqual([]);
      if (survived) break;
    }
    expect(jobs.length).toBeGreaterThan(8);
    expect(jobs.length).toBeLessThan(callsMax);
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
      });
      expect(await checkLedger(core, userId)).toEqual([]);
    }
  });

  it("leaves a question with one whole answer, never two and never half of one", {
    timeout: 240_000,
  }, async () => {
    const asked: string[] = [];
    for (let killAt = 1; killAt <= callsMax; killAt++) {
      const principal = await userWith(0);
      const { userId } = principal;
      rung.length = 0;
      await sendMessage(core, queue, {
        principal,
        content: "What do credits cost?",
        clientId: undefined,
        claims: { userId: undefined, isAi: undefined },
        requestId: "r",
        budget: ampleBudget,
      });
      asked.push(userId);
      const [message] = rung;
      if (!message) throw new Error("the bell was not rung");
      if (await deliver(message, killAt, when)) break;
      // A turn has three minutes; beyond them it would end as a visible failure.
      if (asked.length % 4 === 0) await healChats();
    }
    expect(asked.length).toBeGreaterThan(6);
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

async function healChats(): Promise<void> {
  for (let half = 0; half < 5; half++) {
    clock.advance(31_000);
    rung.length = 0;
    await sweepJobs({ core, queue, channel }, clock.now() + 60_000);
    for (const message of rung.splice(0)) await deliver(message, 0, "before");
  }
}
