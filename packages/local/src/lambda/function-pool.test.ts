import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LocalClock } from "../clock.ts";
import { FunctionPool } from "./function-pool.ts";

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
let file: string;
const clock = new LocalClock();
const pools: FunctionPool[] = [];
const lines: string[] = [];

function pool(change: { timeoutMs?: number; maxContainers?: number } = {}): FunctionPool {
  const made = new FunctionPool({
    model: {
      bundle: "test",
      name: "marquee-local-test",
      arn: "arn:test",
      memoryMb: 128,
      timeoutMs: change.timeoutMs ?? 5_000,
      environment: {},
      statements: [],
    },
    file,
    environment: { ONLY: "this" },
    clock: clock.shared,
    onLine: (line) => lines.push(line),
    maxContainers: change.maxContainers ?? 4,
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

async function call(of: FunctionPool, event: object = {}, requestId?: string): Promise<Answer> {
  const outcome = await of.invoke(event, requestId);
  if (outcome.kind !== "ok") throw new Error(`Expected an answer, got ${outcome.kind}`);
  return outcome.payload as Answer;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-pool-"));
  file = join(folder, "index.cjs");
  writeFileSync(file, bundle);
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.stop()));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a function's containers", () => {
  it("see their own environment and nothing of this process", async () => {
    const { environment } = await call(pool());
    expect(environment).toEqual({ ONLY: "this" });
  });

  it("give the handler Lambda's context", async () => {
    const { requestId, remainingMs, memory } = await call(pool(), {}, "r-7");
    expect(requestId).toBe("r-7");
    expect(memory).toBe("128");
    expect(remainingMs).toBeGreaterThan(3_000);
    expect(remainingMs).toBeLessThanOrEqual(5_000);
  });

  it("are reused, one event at a time", async () => {
    const one = pool({ maxContainers: 1 });
    const answers = await Promise.all([call(one, { waitMs: 30 }), call(one), call(one)]);
    expect(answers.map(({ served }) => served)).toEqual([1, 2, 3]);
  });

  it("grow up to their limit when events pile up, and no further", async () => {
    const two = pool({ maxContainers: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(two, { waitMs: 150 })));
    expect(Math.max(...answers.map(({ served }) => served))).toBeGreaterThanOrEqual(3);
    expect(two.idleSince).toHaveLength(2);
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
    expect(await one.invoke({ fail: "no such thing" })).toMatchObject({
      kind: "error",
      failure: { errorType: "TypeError", errorMessage: "no such thing" },
    });
    expect((await call(one)).served).toBe(2);
  });

  it("end at their time-out, even in an endless loop, and the next event gets a new one", async () => {
    const one = pool({ timeoutMs: 300 });
    expect(await one.invoke({ forever: true })).toEqual({ kind: "timeout" });
    expect((await call(one)).served).toBe(1);
  });

  it("are replaced when they crash", async () => {
    const one = pool();
    expect(await one.invoke({ crash: true })).toMatchObject({ kind: "crash" });
    expect((await call(one)).served).toBe(1);
  });

  it("load the new bundle after a rebuild, while running events finish on the old one", async () => {
    const one = pool();
    const running = call(one, { waitMs: 100 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    one.reload();
    expect((await running).served).toBe(1);
    expect((await call(one)).served).toBe(1);
  });

  it("are stopped when nobody needs them", async () => {
    const one = pool();
    await call(one);
    const [since = 0] = one.idleSince;
    one.trim(since - 1);
    expect(one.idleSince).toEqual([since]);
    one.trim(since);
    expect(one.idleSince).toEqual([]);
  });

  it("forward the function's output, line by line", async () => {
    await call(pool(), { say: "hello\nworld" });
    await expect.poll(() => lines).toEqual(expect.arrayContaining(["hello", "world"]));
  });

  it("report to every event why a bundle does not load", async () => {
    const missing = new FunctionPool({
      model: {
        bundle: "x",
        name: "x",
        arn: "arn:x",
        memoryMb: 128,
        timeoutMs: 2_000,
        environment: {},
        statements: [],
      },
      file: join(folder, "missing.cjs"),
      environment: {},
      clock: clock.shared,
      onLine: () => undefined,
      maxContainers: 1,
    });
    pools.push(missing);
    for (const outcome of await Promise.all([missing.invoke({}), missing.invoke({})])) {
      expect(outcome).toMatchObject({
        kind: "crash",
        failure: { errorMessage: expect.stringContaining("missing.cjs") },
      });
    }
  });
});
