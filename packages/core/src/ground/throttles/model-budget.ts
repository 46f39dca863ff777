import { type JobKind, jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { AppError } from "@marquee/contracts/errors";
import { jobAttemptsMax, type ModelBudget } from "@marquee/contracts/limits";
import { all, any, attribute } from "@marquee/table/condition";
import { type Item, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { fingerprint } from "../../rows/keys.ts";
import { isoTime } from "../../time.ts";
import { secondsToTomorrow } from "./daily.ts";
import { modelBudgetKey, modelBudgetRow, readModelCounters } from "./model-budget.item.ts";

/** The stage's counters of a day are spread over rows, so that not every order writes the same one. */
const shards = 8;

/** The most that one order may use of the day's budget. */
export interface ModelOrder {
  kind: JobKind;
  /** Maximum output tokens of one attempt. */
  attemptTokens: number;
}

/** Where an order was counted, as stored on its job. */
export interface BudgetPlace {
  /** UTC, such as 2026-11-30. */
  day: string;
  shard: number;
  attemptTokens: number;
}

const dayOf = (nowMs: number) => isoTime(nowMs).slice(0, 10);

/**
 * Runs a transaction that counts its order. Each row of the day has its share of the budget and is never raised above
 * it, so that all of them together cannot exceed the whole; if a row is full, the order moves to one with room. Tokens
 * are counted as the maximum of all attempts, and corrected when the job ends.
 * @throws AppError model_budget_spent if no row has room, and whatever `transact` throws; then nothing was written
 */
export async function withinModelBudget(
  core: Core,
  budget: ModelBudget,
  order: ModelOrder & { jobId: string },
  transact: (spend: BudgetSpend) => Promise<void>,
): Promise<void> {
  const nowMs = core.clock.now();
  const day = dayOf(nowMs);
  const start = Number.parseInt(Buffer.from(fingerprint(order.jobId)).toString("hex").slice(0, 8), 16);
  let shard: number | undefined = start % shards;
  for (let tries = 0; tries <= shards && shard !== undefined; tries++) {
    try {
      return await transact(budgetSpend(budget, order, shard, nowMs));
    } catch (error) {
      if (!(error instanceof TransactionRefused) || error.label !== "budget") throw error;
      shard = await shardWithRoom(core, budget, order, day, start + tries);
    }
  }
  throw budgetSpent(nowMs);
}

/** The write that counts an order in one row of the day; refused as "budget" if that row has no room for it. */
export function budgetSpend(
  budget: ModelBudget,
  { kind, attemptTokens }: ModelOrder,
  shard: number,
  nowMs: number,
): BudgetSpend {
  const day = dayOf(nowMs);
  const tokens = attemptTokens * jobAttemptsMax;
  const most = {
    count: share(budget.orders[kind], shard) - 1,
    tokens: share(budget.outputTokens, shard) - tokens,
  };
  const upTo = (name: string, max: number) =>
    // An untouched counter counts as 0, which is already too much if not even one order fits.
    max < 0 ? attribute(name).atMost(max) : any(attribute(name).isAbsent, attribute(name).atMost(max));
  const write: LabelledWrite = {
    label: "budget",
    write: {
      op: "update",
      key: modelBudgetKey(day, shard),
      add: { [kind]: 1, outputTokens: tokens },
      set: modelBudgetRow(nowMs),
      when: all(upTo(kind, most.count), upTo("outputTokens", most.tokens)),
    },
  };
  return { write, place: { day, shard, attemptTokens } };
}

/** A row's share of a whole; the shares add up to exactly the whole. */
function share(whole: number, shard: number): number {
  return Math.floor(whole / shards) + (shard < whole % shards ? 1 : 0);
}

async function readCounters(core: Core, day: string) {
  const keys = Array.from({ length: shards }, (_, shard) => modelBudgetKey(day, shard));
  const rows = await core.table.getMany(keys);
  return rows.map((row, shard) => readModelCounters(row ?? (keys[shard] as Item)));
}

/** One read of all rows instead of a failed transaction for each full one. */
async function shardWithRoom(
  core: Core,
  budget: ModelBudget,
  { kind, attemptTokens }: ModelOrder,
  day: string,
  choice: number,
): Promise<number | undefined> {
  const counters = await readCounters(core, day);
  const roomy = counters.flatMap((counter, shard) =>
    counter[kind] < share(budget.orders[kind], shard) &&
    counter.outputTokens + attemptTokens * jobAttemptsMax <= share(budget.outputTokens, shard)
      ? [shard]
      : [],
  );
  // Different ones for concurrent orders.
  return roomy[choice % roomy.length];
}

function budgetSpent(nowMs: number): AppError {
  const retryAfterSeconds = secondsToTomorrow(nowMs);
  const hours = Math.ceil(retryAfterSeconds / 3_600);
  return new AppError("model_budget_spent", {
    message: `Marquee has reached today's AI limit. It resets at midnight UTC, in ${hours === 1 ? "less than an hour" : `about ${hours} hours`}. You weren't charged.`,
    retryAfterSeconds,
  });
}

/** An order's place in the budget, with the write that counts it. */
export interface BudgetSpend {
  write: LabelledWrite;
  place: BudgetPlace;
}

/** The token use of a job's attempts when it ends. */
export interface ModelUse {
  budget: BudgetPlace | null;
  attempt: number;
  /** Output tokens of the attempts that reported them, and how many did. */
  usedTokens: number;
  countedAttempts: number;
}

/**
 * Gives back what a job did not use of its reserved tokens. `lastTokens` are those of the attempt that ends it;
 * undefined if unknown. An attempt that never reported, such as one whose worker died, counts in full.
 */
export function settleModelUse(
  job: ModelUse,
  lastTokens: number | undefined,
  nowMs: number,
): LabelledWrite[] {
  if (job.budget === null) return [];
  const { day, shard, attemptTokens } = job.budget;
  const unknown = job.attempt - job.countedAttempts - (lastTokens === undefined ? 0 : 1);
  const used = job.usedTokens + (lastTokens ?? 0) + unknown * attemptTokens;
  const unused = attemptTokens * jobAttemptsMax - used;
  if (unused <= 0) return [];
  return [
    {
      label: "budgetSettled",
      write: {
        op: "update",
        key: modelBudgetKey(day, shard),
        add: { outputTokens: -unused },
        set: modelBudgetRow(nowMs),
      },
    },
  ];
}

/** How many jobs of any kind were ordered since midnight UTC. */
export async function orderedToday(core: Core): Promise<number> {
  const counters = await readCounters(core, dayOf(core.clock.now()));
  return counters.reduce(
    (sum, counter) => sum + jobKindNames.reduce((ordered, kind) => ordered + counter[kind], 0),
    0,
  );
}

/** Today's used budget, in percent of the part nearest to its limit; 100 for a budget of zero. */
export async function modelBudgetUsedPercent(core: Core, budget: ModelBudget): Promise<number> {
  const counters = await readCounters(core, dayOf(core.clock.now()));
  const parts = ([...jobKindNames, "outputTokens"] as const).map((name) => {
    const used = counters.reduce((sum, counter) => sum + counter[name], 0);
    const whole = name === "outputTokens" ? budget.outputTokens : budget.orders[name];
    return whole === 0 ? 100 : (used / whole) * 100;
  });
  return Math.max(...parts);
}
