import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LocalClock } from "../clock.ts";
import { ContainerPool, type PooledFunction } from "./container-pool.ts";

const bundle = `
let served = 0;
exports.handler = async (event, context) => {
  served += 1;
  const startedAtMs = performance.timeOrigin + performance.now();
  if (event.say) console.log(event.say);
  if (event.crash) process.exit(1);
  if (event.fail) throw new TypeError(event.fail);
  if (event.waitMs) await new Promise((resolve) => setTimeout(resolve, event.waitMs));
  if (event.forever) for (;;);
  return {
    served,
    name: context.functionName,
    startedAtMs,
    endedAtMs: performance.timeOrigin + performance.now(),
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
const lines: { bundle: string; line: string }[] = [];

function pool(cores = 1): ContainerPool {
  const made = new ContainerPool({
    cores,
    shared: join(folder, "packages.cjs"),
    clock: clock.shared,
    onLine: (bundle, line) => lines.push({ bundle, line }),
  });
  pools.push(made);
  return made;
}

function hosted(
  bundle: string,
  change: { timeoutMs?: number; maxConcurrency?: number; file?: string } = {},
): PooledFunction {
  return {
    model: {
      bundle,
      name: `marquee-local-${bundle}`,
      arn: `arn:${bundle}`,
      memoryMb: 128,
      timeoutMs: change.timeoutMs ?? 5_000,
      environment: {},
      statements: [],
    },
    file: change.file ?? join(folder, `${bundle}.cjs`),
    environment: { ONLY: bundle },
    maxConcurrency: change.maxConcurrency ?? 4,
  };
}

interface Answer {
  served: number;
  name: string;
  startedAtMs: number;
  endedAtMs: number;
  now: number;
  date: number;
  environment: Record<string, string>;
  requestId: string;
  remainingMs: number;
  memory: string;
}

async function call(
  of: ContainerPool,
  event: object = {},
  { as = hosted("one"), requestId }: { as?: PooledFunction; requestId?: string } = {},
): Promise<Answer> {
  const outcome = await of.invoke(as, event, requestId);
  if (outcome.kind !== "ok") throw new Error(`Expected an answer, got ${outcome.kind}`);
  return outcome.payload as Answer;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-pool-"));
  for (const name of ["one", "other"]) writeFileSync(join(folder, `${name}.cjs`), bundle);
});

afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.stop()));
  lines.length = 0;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a container", () => {
  it("gives a function its own environment and nothing of this process", async () => {
    const { environment } = await call(pool());
    expect(environment).toEqual({ ONLY: "one" });
  });

  it("gives the handler Lambda's context", async () => {
    const { requestId, remainingMs, memory, name } = await call(pool(), {}, { requestId: "r-7" });
    expect(requestId).toBe("r-7");
    expect(memory).toBe("128");
    expect(name).toBe("marquee-local-one");
    expect(remainingMs).toBeGreaterThan(3_000);
    expect(remainingMs).toBeLessThanOrEqual(5_000);
  });

  it("uses the runtime's time, even after it is moved forward", async () => {
    const one = pool();
    await call(one);
    clock.advance(3_600_000);
    const { now, date } = await call(one);
    expect(now - Date.now()).toBeGreaterThan(3_590_000);
    expect(Math.abs(now - date)).toBeLessThan(1_000);
  });

  it("survives a handler that throws", async () => {
    const one = pool();
    expect(await one.invoke(hosted("one"), { fail: "no such thing" })).toMatchObject({
      kind: "error",
      failure: { errorType: "TypeError", errorMessage: "no such thing" },
    });
    expect((await call(one)).served).toBe(2);
  });

  it("runs any function, each with its own environment, context and modules", async () => {
    const one = pool();
    const other = hosted("other");
    const answers = [
      await call(one),
      await call(one, {}, { as: other }),
      await call(one),
      await call(one, {}, { as: other }),
    ];
    expect(answers.map(({ environment, name, served }) => ({ environment, name, served }))).toEqual([
      { environment: { ONLY: "one" }, name: "marquee-local-one", served: 1 },
      { environment: { ONLY: "other" }, name: "marquee-local-other", served: 1 },
      { environment: { ONLY: "one" }, name: "marquee-local-one", served: 2 },
      { environment: { ONLY: "other" }, name: "marquee-local-other", served: 2 },
    ]);
    expect(one.idleSince).toHaveLength(1);
  });

  it("forwards a function's output, line by line, with its name", async () => {
    const one = pool();
    await call(one, { say: "hello\nworld" });
    await call(one, { say: "and I" }, { as: hosted("other") });
    expect(lines).toEqual([
      { bundle: "one", line: "hello" },
      { bundle: "one", line: "world" },
      { bundle: "other", line: "and I" },
    ]);
  });

  it("reports to every event why a bundle does not load", async () => {
    const one = pool();
    const missing = hosted("one", { file: join(folder, "missing.cjs") });
    for (const outcome of await Promise.all([one.invoke(missing, {}), one.invoke(missing, {})])) {
      expect(outcome).toMatchObject({
        kind: "crash",
        failure: { errorMessage: expect.stringContaining("missing.cjs") },
      });
    }
  });

  it("ends at a function's time-out, even in an endless loop, and the next event gets a new one", async () => {
    const one = pool();
    expect(await one.invoke(hosted("one", { timeoutMs: 300 }), { forever: true })).toEqual({
      kind: "timeout",
    });
    expect((await call(one)).served).toBe(1);
  });

  it("is replaced when it crashes", async () => {
    const one = pool();
    expect(await one.invoke(hosted("one"), { crash: true })).toMatchObject({ kind: "crash" });
    expect((await call(one)).served).toBe(1);
  });
});

describe("the pool", () => {
  it("reuses its containers, one event at a time", async () => {
    const one = pool();
    const as = hosted("one", { maxConcurrency: 1 });
    const answers = await Promise.all([
      call(one, { waitMs: 30 }, { as }),
      call(one, {}, { as }),
      call(one, {}, { as }),
    ]);
    expect(answers.map(({ served }) => served)).toEqual([1, 2, 3]);
  });

  it("lets a short event wait for a busy container instead of starting another", async () => {
    const one = pool();
    await Promise.all(Array.from({ length: 10 }, () => call(one)));
    expect(one.idleSince).toHaveLength(1);
  });

  it("starts another container when events wait for long, whichever function they are for", async () => {
    const one = pool();
    const long = call(one, { waitMs: 3_000 });
    expect((await call(one, {}, { as: hosted("other") })).served).toBe(1);
    expect(one.idleSince).toHaveLength(1);
    await long;
    expect(one.idleSince).toHaveLength(2);
  });

  it("soon starts another container while a core is spare", async () => {
    const one = pool(2);
    const long = call(one, { waitMs: 280 });
    await call(one, {}, { as: hosted("other") });
    await long;
    expect(one.idleSince).toHaveLength(2);
  });

  it("runs a function no more often at once than allowed, and others meanwhile", async () => {
    const one = pool();
    const twice = hosted("one", { maxConcurrency: 2 });
    let running = 0;
    let most = 0;
    const events = Array.from({ length: 6 }, async () => {
      const { startedAtMs, endedAtMs } = await call(one, { waitMs: 1_000 }, { as: twice });
      return { startedAtMs, endedAtMs };
    });
    const other = await call(one, {}, { as: hosted("other") });
    const times = await Promise.all(events);
    for (const { change } of times
      .flatMap(({ startedAtMs, endedAtMs }) => [
        { atMs: startedAtMs, change: 1 },
        { atMs: endedAtMs, change: -1 },
      ])
      .sort((left, right) => left.atMs - right.atMs || left.change - right.change)) {
      running += change;
      most = Math.max(most, running);
    }
    expect(most).toBe(2);
    expect(other.endedAtMs).toBeLessThan(Math.max(...times.map(({ endedAtMs }) => endedAtMs)));
  });

  it("prefers a container that has loaded the function", async () => {
    const one = pool();
    const other = hosted("other");
    await Promise.all([call(one, { waitMs: 1_500 }), call(one, { waitMs: 1_500 }, { as: other })]);
    expect(one.idleSince).toHaveLength(2);
    for (let round = 2; round <= 4; round += 1) {
      expect((await call(one)).served).toBe(round);
      expect((await call(one, {}, { as: other })).served).toBe(round);
    }
  });

  it("loads new bundles after a rebuild, while running events finish on the old ones", async () => {
    const one = pool();
    await call(one);
    const running = call(one, { waitMs: 100 });
    one.reload();
    expect((await running).served).toBe(2);
    expect((await call(one)).served).toBe(1);
  });

  it("can start a container ahead of the first event, which then uses it", async () => {
    const one = pool();
    one.warmUp();
    expect(one.idleSince).toHaveLength(1);
    expect((await call(one)).served).toBe(1);
    expect(one.idleSince).toHaveLength(1);
  });

  it("stops containers that nobody needs", async () => {
    const one = pool();
    await call(one);
    const [since = 0] = one.idleSince;
    one.trim(since - 1);
    expect(one.idleSince).toEqual([since]);
    one.trim(since);
    expect(one.idleSince).toEqual([]);
  });
});
