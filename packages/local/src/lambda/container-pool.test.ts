import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LocalClock } from "../clock.ts";
import { ContainerPool } from "./container-pool.ts";

const bundle = `
let served = 0;
exports.handler = async (event, context) => {
  served += 1;
  if (event.say) console.log(event.say);
  if (event.crash) process.exit(1);
  if (event.fail) throw new TypeError(event.fail);
  if (event.waitMs) await new Promise((resolve) => setTimeout(resolve, event.waitMs));
  if (event.forever) for (;;);
  return {
    served,
    now: Date.now(),
    date: new Date().getTime(),
    environment: { ...process.env },
    requestId: context.awsRequestId,
    remainingMs: context.getRemainingTimeInMillis(),
    memory: context.memoryLimitInMB,
  };
};`;

let folder: string;
const clock = new LocalClock();
const pools: ContainerPool[] = [];
const lines: { name: string; line: string }[] = [];

/** A pool of two functions with bundles of their own, and one whose bundle is missing. */
function pool(change: { timeoutMs?: number; concurrency?: number } = {}): ContainerPool {
  const functionOf = (only: string) => ({
    environment: { ONLY: only },
    context: { memoryLimitInMB: "128" },
    timeoutMs: change.timeoutMs ?? 5_000,
  });
  const made = new ContainerPool({
    folder,
    deployed: true,
    functions: { one: functionOf("this"), other: functionOf("that"), missing: functionOf("") },
    clock: clock.shared,
    onLine: (name, line) => lines.push({ name, line }),
    concurrencyOf: () => change.concurrency ?? 4,
  });
  pools.push(made);
  return made;
}

interface Answer {
  served: number;
  now: number;
  date: number;
  environment: Record<string, string>;
  requestId: string;
  remainingMs: number;
  memory: string;
}

interface Call {
  name?: "one" | "other";
  requestId?: string;
}

async function call(of: ContainerPool, event: object = {}, call: Call = {}): Promise<Answer> {
  const outcome = await of.invoke(call.name ?? "one", event, call.requestId);
  if (outcome.kind !== "ok") throw new Error(`Expected an answer, got ${outcome.kind}`);
  return outcome.payload as Answer;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-pool-"));
  for (const name of ["one", "other"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "index.cjs"), bundle);
  }
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.stop()));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("containers", () => {
  it("show each function its own environment and nothing of this process", async () => {
    const one = pool({ concurrency: 1 });
    expect((await call(one)).environment).toEqual({ ONLY: "this" });
    expect((await call(one, {}, { name: "other" })).environment).toEqual({ ONLY: "that" });
    expect((await call(one)).environment).toEqual({ ONLY: "this" });
    expect(one.size).toBe(1);
  });

  it("give each function modules of its own", async () => {
    const one = pool();
    await call(one);
    await call(one);
    expect((await call(one, {}, { name: "other" })).served).toBe(1);
    expect((await call(one)).served).toBe(3);
  });

  it("give the handler Lambda's context", async () => {
    const { requestId, remainingMs, memory } = await call(pool(), {}, { requestId: "r-7" });
    expect(requestId).toBe("r-7");
    expect(memory).toBe("128");
    expect(remainingMs).toBeGreaterThan(3_000);
    expect(remainingMs).toBeLessThanOrEqual(5_000);
  });

  it("are reused, one event at a time", async () => {
    const one = pool({ concurrency: 1 });
    const answers = await Promise.all([call(one, { waitMs: 30 }), call(one), call(one)]);
    expect(answers.map(({ served }) => served)).toEqual([1, 2, 3]);
  });

  it("grow when events pile up, to as many as one function may have, and no further", async () => {
    const two = pool({ concurrency: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(two, { waitMs: 150 })));
    expect(Math.max(...answers.map(({ served }) => served))).toBeGreaterThanOrEqual(3);
    expect(two.size).toBe(2);
  });

  it("let a function run while another has reached its limit", async () => {
    const one = pool({ concurrency: 1 });
    const slow = [call(one, { waitMs: 1_500 }), call(one, { waitMs: 1_500 })];
    const before = performance.now();
    await call(one, {}, { name: "other" });
    expect(performance.now() - before).toBeLessThan(1_400);
    await Promise.all(slow);
  });

  it("use the runtime's time, even after it is moved forward", async () => {
    const one = pool();
    await call(one);
    clock.advance(3_600_000);
    const { now, date } = await call(one);
    expect(now - Date.now()).toBeGreaterThan(3_590_000);
    expect(Math.abs(now - date)).toBeLessThan(1_000);
  });

  it("survive a handler that throws", async () => {
    const one = pool();
    expect(await one.invoke("one", { fail: "no such thing" })).toMatchObject({
      kind: "error",
      failure: { errorType: "TypeError", errorMessage: "no such thing" },
    });
    expect((await call(one)).served).toBe(2);
  });

  it("end at a function's time-out, even in an endless loop, and the next event gets a new one", async () => {
    const one = pool({ timeoutMs: 600 });
    expect(await one.invoke("one", { forever: true })).toEqual({ kind: "timeout" });
    expect((await call(one)).served).toBe(1);
  });

  it("are replaced when they crash", async () => {
    const one = pool();
    expect(await one.invoke("one", { crash: true })).toMatchObject({ kind: "crash" });
    expect((await call(one)).served).toBe(1);
  });

  it("are replaced for the events that waited for one that crashed, while another is busy", async () => {
    const one = pool({ concurrency: 2 });
    const busy = [call(one, { waitMs: 3_000 }, { name: "other" }), one.invoke("one", { crash: true })];
    const before = performance.now();
    await Promise.all([busy[1], call(one), call(one)]);
    expect(performance.now() - before).toBeLessThan(2_500);
    await Promise.all(busy);
  });

  it("load the new build after a rebuild, while running events finish on the old one", async () => {
    const one = pool();
    await call(one);
    const running = call(one, { waitMs: 100 });
    one.reload();
    expect((await running).served).toBe(2);
    expect((await call(one)).served).toBe(1);
  });

  it("are stopped when nobody needs them, except the one used last", async () => {
    const one = pool();
    await Promise.all([call(one, { waitMs: 300 }), call(one, { waitMs: 300 })]);
    expect(one.size).toBe(2);
    one.trim(Date.now() - 60_000);
    expect(one.size).toBe(2);
    one.trim(Date.now());
    expect(one.size).toBe(1);
    expect((await call(one)).served).toBeGreaterThan(1);
  });

  it("forward what each function prints, line by line", async () => {
    const one = pool();
    await call(one, { say: "hello\nworld" });
    await call(one, { say: "I too" }, { name: "other" });
    await expect
      .poll(() => lines)
      .toEqual([
        { name: "one", line: "hello" },
        { name: "one", line: "world" },
        { name: "other", line: "I too" },
      ]);
  });

  it("report to every event why a bundle does not load, while other functions run", async () => {
    const one = pool();
    const outcomes = await Promise.all([one.invoke("missing", {}), one.invoke("missing", {})]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        kind: "crash",
        failure: { errorMessage: expect.stringContaining("missing") },
      });
    }
    expect((await call(one)).served).toBe(1);
  });
});
