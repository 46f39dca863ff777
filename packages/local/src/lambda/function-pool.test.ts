import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { LocalClock } from "../clock.ts";
import type { FunctionModel } from "../template/model-types.ts";
import { FunctionPool } from "./function-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-pool-"));
const pools: FunctionPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())));

function pool(code: string, options: { timeoutMs?: number; maxContainers?: number; clock?: LocalClock; lines?: string[]; env?: Record<string, string> } = {}) {
  const file = join(folder, `bundle-${Math.random().toString(36).slice(2)}.cjs`);
  writeFileSync(file, code);
  const model: FunctionModel = {
    bundle: "job-test",
    name: "marquee-local-job-test",
    arn: "arn:test",
    memoryMb: 128,
    timeoutMs: options.timeoutMs ?? 5_000,
    environment: {},
    statements: [],
  };
  const made = new FunctionPool({
    model,
    file,
    environment: options.env ?? {},
    clock: (options.clock ?? new LocalClock()).shared,
    onLine: (line) => options.lines?.push(line),
    maxContainers: options.maxContainers ?? 4,
  });
  pools.push(made);
  return { pool: made, file };
}

describe("a function", () => {
  test("gets its event, its own environment and Lambda's context", async () => {
    const { pool: one } = pool(
      "exports.handler = async (event, context) => ({ event, env: process.env, id: context.awsRequestId, name: context.functionName, left: context.getRemainingTimeInMillis() });",
      { env: { TABLE_NAME: "t" } },
    );
    const outcome = await one.invoke({ n: 1 }, "request-1");
    expect(outcome).toMatchObject({ kind: "ok", payload: { event: { n: 1 }, env: { TABLE_NAME: "t" }, id: "request-1", name: "marquee-local-job-test" } });
    expect(outcome).not.toHaveProperty("payload.env.PATH");
    expect((outcome as { payload: { left: number } }).payload.left).toBeGreaterThan(4_000);
  });

  test("keeps what it loaded between events, like a warm container", async () => {
    const { pool: one } = pool("let calls = 0; exports.handler = async () => ++calls;");
    await one.invoke({});
    expect(await one.invoke({})).toEqual({ kind: "ok", payload: 2 });
  });

  test("that throws says what it threw and lives on", async () => {
    const { pool: one } = pool("let calls = 0; exports.handler = async () => { if (++calls === 1) throw new TypeError('no'); return calls; };");
    expect(await one.invoke({})).toMatchObject({ kind: "error", failure: { errorType: "TypeError", errorMessage: "no" } });
    expect(await one.invoke({})).toEqual({ kind: "ok", payload: 2 });
  });

  test("that never ends is ended, and the next event gets a new one", async () => {
    const { pool: one } = pool("exports.handler = async (event) => { if (event.hang) for (;;); return 'fine'; };", { timeoutMs: 300 });
    expect(await one.invoke({ hang: true })).toEqual({ kind: "timeout" });
    expect(await one.invoke({})).toEqual({ kind: "ok", payload: "fine" });
  });

  test("that cannot be loaded, or exits, fails its event instead of hanging it", async () => {
    expect(await pool("throw new Error('bad bundle');").pool.invoke({})).toMatchObject({ kind: "crash", failure: { errorMessage: "bad bundle" } });
    expect(await pool("exports.handler = async () => process.exit(3);").pool.invoke({})).toMatchObject({ kind: "crash" });
  });

  test("writes lines that carry its name outside", async () => {
    const lines: string[] = [];
    const { pool: one } = pool("exports.handler = async () => { console.log('one'); console.error('two'); };", { lines });
    await one.invoke({});
    await expect.poll(() => lines.toSorted()).toEqual(["one", "two"]);
  });

  test("lives on the runtime's clock", async () => {
    const clock = new LocalClock();
    const { pool: one } = pool("exports.handler = async () => [Date.now(), new Date().getTime(), new Date(5).getTime(), new Date() instanceof Date];", { clock });
    await one.invoke({});
    clock.advance(3_600_000);
    const outcome = (await one.invoke({})) as { payload: [number, number, number, boolean] };
    const [now, made, fixed, isDate] = outcome.payload;
    expect(now - Date.now()).toBeGreaterThan(3_590_000);
    expect(made - Date.now()).toBeGreaterThan(3_590_000);
    expect([fixed, isDate]).toEqual([5, true]);
  });
});

describe("many events", () => {
  test("run side by side up to the limit, each container one at a time", async () => {
    const code = "let busy = 0; exports.handler = async () => { busy++; const most = busy; await new Promise((r) => setTimeout(r, 60)); busy--; return { most, thread: require('node:worker_threads').threadId }; };";
    const { pool: one } = pool(code, { maxContainers: 3 });
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => one.invoke({})));
    const payloads = outcomes.map((outcome) => (outcome as { payload: { most: number; thread: number } }).payload);
    expect(Math.max(...payloads.map(({ most }) => most))).toBe(1);
    const threads = new Set(payloads.map(({ thread }) => thread)).size;
    expect(threads).toBeGreaterThan(1);
    expect(threads).toBeLessThanOrEqual(3);
  });

  test("that are quick need one container, not one each", async () => {
    const { pool: one } = pool("exports.handler = async () => require('node:worker_threads').threadId;");
    await one.invoke({});
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => one.invoke({})));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  });

  test("waiting behind one that dies are served all the same", async () => {
    const { pool: one } = pool("exports.handler = async (event) => { if (event.die) process.exit(1); return 'fine'; };", { maxContainers: 1 });
    const [first, second] = await Promise.all([one.invoke({ die: true }), one.invoke({})]);
    expect([first.kind, second]).toEqual(["crash", { kind: "ok", payload: "fine" }]);
  });
});

test("a rebuilt bundle serves the next event", async () => {
  const { pool: one, file } = pool("exports.handler = async () => 'before';");
  expect(await one.invoke({})).toEqual({ kind: "ok", payload: "before" });
  writeFileSync(file, "exports.handler = async () => 'after';");
  one.reload();
  expect(await one.invoke({})).toEqual({ kind: "ok", payload: "after" });
});
