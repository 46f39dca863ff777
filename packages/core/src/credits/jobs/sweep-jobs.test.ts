import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { virtualTime } from "@marquee/testkit/virtual-time";
import { beforeEach, describe, expect, it } from "vitest";
import { turnItem, turnKey } from "../../chat/chat/message.item.ts";
import type { Core } from "../../core.ts";
import { allJobHooks as hooks } from "../../whole/job-kinds/all-job-hooks.ts";
import { openingBalance } from "../credits/balance.item.ts";
import { getBalance } from "../credits/credits.ts";
import { grantCredits } from "../credits/grant.ts";
import { holdWrites } from "../credits/ledger.ts";
import { checkLedger } from "../ledger-check/check-ledger.ts";
import { jobKey, queuedJobItem } from "./job.item.ts";
import { paidJob } from "./jobs.ts";
import { oldestHeldSeconds } from "./oldest-held.ts";
import { sweepJobs } from "./sweep-jobs.ts";

const tableMs = 10;
const sendMs = 20;
/** The function's time limit, less its reserve. */
const runMs = 45_000;
const minute = 60_000;

let time: ReturnType<typeof virtualTime>;
let store: MemoryStore;
let core: Core;
/** The table as the sweeper sees it, where every call takes time. */
let slowCore: Core;
let sent: JobMessage[];
let sends: number;
let failEvery: number;

const queue = {
  send: async (message: JobMessage) => {
    await time.sleep(sendMs);
    sends += 1;
    if (failEvery > 0 && sends % failEvery === 0) throw new Error("SQS is away");
    sent.push(message);
  },
};
const sweep = (untilMs = time.now() + runMs) =>
  sweepJobs({ core: slowCore, queue, channel: recordingChannel(), hooks }, untilMs);

beforeEach(() => {
  time = virtualTime();
  store = new Map();
  const ids = seededIds();
  core = { table: memoryTable({}, store), clock: time, ids };
  slowCore = { ...core, table: memoryTable({ before: () => time.sleep(tableMs) }, store) };
  sent = [];
  sends = 0;
  failEvery = 0;
});

/** A campaign of 10 credits as an order stores it, with changes to its row. */
async function order(userId: string, change: Record<string, unknown> = {}): Promise<string> {
  const nowMs = time.now();
  const job = {
    id: core.ids.next("generation", nowMs),
    userId,
    kind: "campaign",
    costCredits: 10,
    prices: null,
    freeMonth: null,
    requestId: "r",
    input: { prompt: "A pop-up for developers" },
    messageId: null,
  } as const;
  await core.table.write({ op: "put", item: openingBalance(userId) });
  await grantCredits(core, { userId, id: "g", amount: 10, reason: "Grant" });
  await core.table.transact([
    ...holdWrites(paidJob(job), nowMs, null),
    { label: "job", write: { op: "put", item: { ...queuedJobItem(job, nowMs), ...change } } },
  ]);
  return job.id;
}

const rowOf = (userId: string, jobId: string) => core.table.get(jobKey(userId, jobId));
const heldBy = async (userId: string) => (await getBalance(core, userId)).heldCredits;

describe("2,000 due jobs, one of which cannot be read, while 5 % of the sends fail", () => {
  it("are all ended or sent again in one run; only those whose send failed wait, and only for a minute", async () => {
    const orders: { userId: string; jobId: string }[] = [];
    const add = async (userId: string, change?: Record<string, unknown>) =>
      orders.push({ userId, jobId: await order(userId, change) });
    await add("usr_bad", { status: "paused", kind: "hologram" });
    for (let index = 0; index < 999; index++) await add(`usr_late_${index}`);
    time.advance(16 * minute);
    for (let index = 0; index < 1_000; index++) await add(`usr_new_${index}`);
    time.advance(2 * minute);
    failEvery = 20;
    const startMs = time.now();

    const report = await sweep();

    expect(report).toMatchObject({ looked: 2_000, released: 999, resent: 950, failed: 50, unreadable: 1 });
    expect(report.cutShort).toBe(false);
    expect(report.defect).toBeInstanceOf(Error);
    expect(time.now() - startMs).toBeLessThan(runMs);
    for (const { userId } of orders.slice(1, 1_000)) expect(await heldBy(userId)).toBe(0);
    const notSent = orders.slice(1_000).filter(({ jobId }) => !sent.some((one) => one.jobId === jobId));
    expect(notSent).toHaveLength(50);

    time.advance(minute);
    failEvery = 0;
    sent = [];
    await sweep();
    const sentNow = new Set(sent.map(({ jobId }) => jobId));
    for (const { jobId } of notSent) expect(sentNow.has(jobId)).toBe(true);
  }, 20_000);
});

describe("a job that cannot be read", () => {
  it("does not block other jobs, is counted on every sweep, and comes after those that have waited longer", async () => {
    const bad = await order("usr_bad", { kind: "hologram" });
    const good = await order("usr_good");
    time.advance(20 * minute);
    expect(await sweep()).toMatchObject({ looked: 2, unreadable: 1, failed: 0, released: 1 });
    expect(await heldBy("usr_good")).toBe(0);
    expect(await rowOf("usr_good", good)).toMatchObject({ status: "failed" });
    const next = String((await rowOf("usr_bad", bad))?.sweepAt);
    expect(Date.parse(next)).toBeGreaterThan(time.now());
    expect(await sweep()).toMatchObject({ looked: 0 });
    time.advance(2 * minute);
    expect(await sweep()).toMatchObject({ looked: 1, unreadable: 1 });
  });

  it("gives its credits back after its deadline, not before, if the fields needed for that can be read", async () => {
    const id = await order("usr_bad", { status: "paused" });
    time.advance(2 * minute);
    expect(await sweep()).toMatchObject({ released: 0, unreadable: 1 });
    expect(await heldBy("usr_bad")).toBe(10);
    time.advance(14 * minute);
    expect(await sweep()).toMatchObject({ released: 1, unreadable: 1 });
    expect(await getBalance(core, "usr_bad")).toMatchObject({ heldCredits: 0, availableCredits: 10 });
    expect(await rowOf("usr_bad", id)).toMatchObject({ status: "failed" });
    expect(await checkLedger(core, "usr_bad")).toEqual([]);
    time.advance(minute);
    expect(await sweep()).toMatchObject({ looked: 0 });
  });

  it("keeps its credits held while a worker holds its lease", async () => {
    await order("usr_bad", { status: "paused", leaseUntilMs: time.now() + 30 * minute });
    time.advance(20 * minute);
    expect(await sweep()).toMatchObject({ released: 0, unreadable: 1 });
    expect(await heldBy("usr_bad")).toBe(10);
  });

  it("does not block its user's next questions: its turn ends with it", async () => {
    const turn = { userId: "usr_bad", messageId: "msg_1", jobId: "rpl_1" };
    await core.table.write({ op: "put", item: turnItem(turn) });
    const kind = { kind: "chat", messageId: "msg_1", costCredits: 0 };
    await order("usr_bad", { ...kind, attempt: "third" });
    time.advance(20 * minute);
    expect(await sweep()).toMatchObject({ released: 1, unreadable: 1 });
    expect(await core.table.get(turnKey("usr_bad", "msg_1"))).toBeUndefined();
  });
});

describe("a sweep", () => {
  it("starts nothing more when its time is up, and says so", async () => {
    for (let index = 0; index < 300; index++) await order(`usr_${index}`);
    time.advance(2 * minute);
    const untilMs = time.now() + 200;
    const report = await sweep(untilMs);
    expect(report.cutShort).toBe(true);
    expect(report.looked).toBeLessThan(300);
    expect(time.now()).toBeLessThan(untilMs + 100);
    expect((await sweep()).looked).toBe(300 - report.looked);
  });

  it("continues with the other shards when one cannot be listed, and reports it", async () => {
    for (let index = 0; index < 40; index++) await order(`usr_${index}`);
    time.advance(2 * minute);
    let lists = 0;
    slowCore = {
      ...core,
      table: {
        ...core.table,
        query: (query) => {
          if (query.index === "sweep" && lists++ === 0) throw new Error("DynamoDB is away");
          return core.table.query(query);
        },
      },
    };
    const report = await sweep();
    expect(report.defect).toBeInstanceOf(Error);
    expect(report.resent).toBeGreaterThan(0);
  });
});

describe("the age of the oldest held credits", () => {
  it("is that of the oldest open job that costs credits, readable or not, and 0 if there is none", async () => {
    expect(await oldestHeldSeconds(core)).toBe(0);
    await order("usr_free", { costCredits: 0 });
    time.advance(5 * minute);
    expect(await oldestHeldSeconds(core)).toBe(0);
    await order("usr_bad", { status: "paused" });
    time.advance(3 * minute);
    await order("usr_new");
    time.advance(minute);
    expect(await oldestHeldSeconds(core)).toBe(240);
  });
});
