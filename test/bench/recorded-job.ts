import type { JobMessage } from "@marquee/contracts/credits/jobs";
import type { GenerateBody } from "@marquee/contracts/studio/campaign-order";
import type { Principal } from "@marquee/core/ground/identity/principal";
import { randomIds } from "@marquee/core/ids";
import { userPartition } from "@marquee/core/rows/keys";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { runCampaign } from "@marquee/core/studio/campaigns/run-campaign";
import { systemClock } from "@marquee/core/time";
import { localAi } from "@marquee/local-strategist/local-ai";
import { memoryTable } from "@marquee/table/memory-table";
import type { Item, Table } from "@marquee/table/table";
import { ampleBudget } from "@marquee/testkit/ample-budget";

/** One call to an AWS service. */
export type Step =
  | { kind: "table"; call(table: Table): Promise<unknown> }
  | { kind: "queue"; message: JobMessage }
  | { kind: "push"; connectionId: string; data: string };

const ids = randomIds();

/**
 * Records the AWS calls of one campaign job in order, from the order's transaction to the push of its result. The
 * product's own code makes them in memory, on a copy of the user's rows, so that they can then be sent to the real
 * table one after another, with nothing in between.
 */
export async function recordJob(table: Table, principal: Principal, body: GenerateBody): Promise<Step[]> {
  const { items } = await table.query({ pk: userPartition(principal.accountId), limit: 1_000 });
  const steps: Step[] = [];
  const core = { table: recording(items, steps), clock: systemClock, ids };
  let message: JobMessage | undefined;
  const queue = {
    send: async (sent: JobMessage) => {
      message = sent;
      steps.push({ kind: "queue", message: sent });
    },
  };
  await orderCampaign(core, queue, {
    principal,
    body,
    idempotencyKey: ids.token(),
    requestId: "req-1",
    budget: ampleBudget,
  });
  if (!message) throw new Error("The order sent no message");
  const worker = {
    core,
    ai: localAi({ delayMs: 0 }),
    files: { put: async () => undefined, get: async () => undefined },
    channel: {
      send: async (connectionId: string, data: string) => {
        steps.push({ kind: "push", connectionId, data });
        return "sent" as const;
      },
      close: async () => undefined,
    },
  };
  await runCampaign(worker, message, AbortSignal.timeout(60_000));
  const last = steps.findIndex((step) => step.kind === "push" && step.data.includes('"campaign_completed"'));
  if (last < 0) throw new Error("The job pushed no result");
  return steps.slice(0, last + 1);
}

function recording(rows: readonly Item[], steps: Step[]): Table {
  const memory = memoryTable({}, new Map(rows.map((row) => [`${row.pk}\n${row.sk}`, structuredClone(row)])));
  const noted = <A extends unknown[], R>(call: (table: Table, ...given: A) => Promise<R>) => {
    return (...given: A): Promise<R> => {
      steps.push({ kind: "table", call: (table) => call(table, ...given) });
      return call(memory, ...given);
    };
  };
  return {
    get: noted((table, key) => table.get(key)),
    getMany: noted((table, keys) => table.getMany(keys)),
    query: noted((table, query) => table.query(query)),
    write: noted((table, write) => table.write(write)),
    update: noted((table, update) => table.update(update)),
    transact: noted((table, writes) => table.transact(writes)),
  };
}
