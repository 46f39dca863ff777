import { all, type Condition } from "@marquee/table/condition";
import type { LabelledWrite, Table, Write } from "@marquee/table/table";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, it } from "vitest";
import { Violation } from "./checker.ts";
import { runSeed } from "./run.ts";
import { type Faults, rough } from "./world.ts";

interface Guard {
  name: string;
  faults: Faults;
  /** Whether this write carries the guard; `label` is undefined for a single write. */
  guards(label: string | undefined, write: LabelledWrite["write"]): boolean;
  /** The part of the condition that is no guard; without it, none of it stays. */
  keeps?(part: Condition): boolean;
}

const sortKey = (write: LabelledWrite["write"]) => (write.op === "put" ? write.item.sk : write.key.sk);

/** Fences matter only if two attempts overlap, which requires a worker with a wrong clock. */
const skewed: Faults = { ...rough, skewMs: 300_000 };

const guards: Guard[] = [
  {
    name: "credits must cover the cost of a hold",
    faults: rough,
    guards: (label, write) => label === "balance" && write.op === "update" && (write.add?.available ?? 0) < 0,
  },
  {
    name: "a hold finds no credits whose time is over",
    faults: rough,
    guards: (label, write) => label === "balance" && write.op === "update" && (write.add?.available ?? 0) < 0,
    // What is left asks for enough credits and open jobs.
    keeps: (part) => !JSON.stringify(part).includes("grantEndsAt"),
  },
  {
    name: "a request key is claimed once",
    faults: rough,
    guards: (label) => label === "request",
  },
  {
    name: "a campaign is leased to one worker at a time and settled by the holder only",
    faults: rough,
    guards: (label, write) =>
      (label === undefined || label === "job") && sortKey(write).startsWith("JOB#gen_"),
  },
  {
    name: "a job books one settlement, by the holder of its lease",
    faults: skewed,
    guards: (label, write) =>
      label === "job" ||
      (label === "ledger" && sortKey(write).startsWith("TXID#settle")) ||
      (label === "balance" && write.op === "update" && (write.add?.held ?? 0) < 0),
  },
  {
    name: "an answer is written by one attempt only",
    faults: skewed,
    guards: (label, write) => label !== "turn" && sortKey(write).startsWith("JOB#rpl_"),
  },
  {
    name: "a message is stored once per client id and text",
    faults: rough,
    guards: (label) => label === "repeat",
  },
];

/** The table without the conditions of one guard. */
function withoutGuard(table: Table, guard: Guard): Table {
  const strip = <W extends LabelledWrite["write"]>(label: string | undefined, write: W): W => {
    if (!guard.guards(label, write)) return write;
    const { when, ...rest } = write;
    const { keeps } = guard;
    if (!keeps || when?.kind !== "all") return rest as W;
    return { ...rest, when: all(...when.of.filter((part) => keeps(part))) } as W;
  };
  return {
    ...table,
    write: (write: Write) => table.write(strip(undefined, write)),
    update: (update) => table.update(strip(undefined, update)),
    transact: (writes) =>
      table.transact(writes.map(({ label, write }) => ({ label, write: strip(label, write) }))),
  };
}

const seedsMax = 300;
/** Only a wrong clock makes two attempts overlap, and that takes a minute of seeds. */
const tried = atNight ? guards : guards.filter(({ faults }) => faults !== skewed);

describe("every guard is needed: without it the checker finds a broken promise", () => {
  it.each(tried)("$name", async (guard) => {
    let found: unknown;
    for (let seed = 1; seed <= seedsMax && found === undefined; seed++) {
      await runSeed(seed, guard.faults, { wrapTable: (table) => withoutGuard(table, guard) }).catch(
        (error: unknown) => {
          found = error;
        },
      );
    }
    expect(found).toBeInstanceOf(Violation);
  });
});
