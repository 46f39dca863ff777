import { refinements } from "@marquee/contracts/enums";
import { readLedgerEntry } from "@marquee/core/credits/credits/ledger-entry.item";
import { readJob } from "@marquee/core/credits/jobs/job.item";
import { atNight } from "@marquee/testkit/night";
import { testSeed } from "@marquee/testkit/test-seed";
import { describe, expect, it } from "vitest";
import { runSeed } from "./run.ts";
import { calm, rough } from "./world.ts";

const fixedSeeds = Array.from({ length: 20 }, (_, index) => 1_000 + index);
/** Longer runs on other seeds find rarer orders of steps: SIMULATION_SECONDS=1800 before a release. */
const seconds = Number(process.env.SIMULATION_SECONDS ?? (atNight ? 60 : 2));

describe("whatever crashes, repeats, gets lost or comes late", () => {
  it.each(fixedSeeds)(
    "keeps every balance correct at every step and settles every job (seed %i)",
    async (seed) => {
      const world = await runSeed(seed, rough);
      expect(world.scheduler.steps).toBeGreaterThan(50);
    },
  );

  it.each(fixedSeeds.slice(0, 5))(
    "holds when worker clocks are off by five minutes (seed %i)",
    async (seed) => {
      await runSeed(seed, { ...rough, skewMs: 300_000 });
    },
  );

  it(
    "holds for as many further seeds as there is time for, each named when it fails",
    async () => {
      const until = performance.now() + seconds * 1_000;
      let runs = 0;
      for (; performance.now() < until; runs++) await runSeed(testSeed + 10_000 + runs, rough);
      expect(runs).toBeGreaterThan(0);
    },
    (seconds + 30) * 1_000,
  );
});

it("gives the credits of each refinement back that ignores its sentence", async () => {
  const ignored = [];
  for (let seed = 1; seed <= 60 && ignored.length < 3; seed++)
    for (const row of (await runSeed(seed, { ...calm, ignores: 1 })).store.values())
      if (row.rowType === "job" && readJob(row).reason === "change_ignored") ignored.push(readJob(row));
  expect(ignored.length).toBeGreaterThan(0);
  for (const job of ignored) expect(job).toMatchObject({ status: "failed", chargedCredits: 0 });
});

describe("when nothing goes wrong", () => {
  it("answers every question and finishes every order that the credits cover", async () => {
    const world = await runSeed(7, calm);
    const rows = [...world.store.values()];
    const statuses = rows.filter((row) => row.rowType === "job").map((row) => row.status);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== "completed" && status !== "cancelled")).toEqual([]);
    expect(world.deadLetters).toEqual([]);
  });

  it("includes orders that an agency pays for its client, some of which give credits back", async () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 60 && kinds.size < 2; seed++) {
      const { store } = await runSeed(seed, calm);
      for (const row of store.values()) {
        const entry = row.rowType === "ledger-entry" ? readLedgerEntry(row) : undefined;
        if (entry?.userId === "usr_bob" && entry.clientId === "usr_ann") kinds.add(entry.kind);
      }
    }
    expect([...kinds].sort()).toEqual(["hold", "release"]);
  });

  it("refines in every possible way", async () => {
    const done = new Set<string>();
    for (let seed = 1; seed <= 60 && done.size < refinements.length; seed++) {
      const world = await runSeed(seed, calm);
      for (const row of world.store.values()) {
        const parent = row.rowType === "job" && row.status === "completed" && readJob(row).parent;
        if (parent) done.add(parent.refinement);
      }
    }
    expect([...done].sort()).toEqual([...refinements].sort());
  });
});
